import { Link } from "react-router";
import { panels } from "../addresses/panels";
import { placeAddress, toHeading } from "../addresses/placeAddress";
import "./SettingsOutline.css";

type Props = {
  /** The address of the current page of the settings. */
  page: string;
  /** The titles of panels of this page that are not shown at present. */
  missing?: readonly string[];
  /** The titles of panels of other pages that owners may look for on this page. */
  elsewhere?: readonly string[];
};

/** Links to the panels of the page, because the page is many screens long on a phone. */
export function SettingsOutline({ page, missing = [], elsewhere = [] }: Props) {
  const shown = panels.filter((one) =>
    one.page === page ? !missing.includes(one.panel) : elsewhere.includes(one.panel),
  );
  return (
    <nav aria-label="Parts of this page">
      <ul className="settings-outline">
        {shown.map(({ page, panel }) => (
          <li key={panel}>
            <Link
              className="settings-outline-link quiet row brightens"
              to={placeAddress(page, panel)}
              state={toHeading}
            >
              {panel}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
