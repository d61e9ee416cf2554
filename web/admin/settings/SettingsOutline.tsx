import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { SettingsOutline_demo$key } from "../../__generated__/SettingsOutline_demo.graphql";
import { paths } from "../../paths";
import { panels } from "../palette/panels";
import { placeAddress, toHeading } from "../palette/placeAddress";
import "./SettingsOutline.css";

const settingsPanels = panels.filter(({ page }) => page === paths.adminSettings);

/** The panels below it in their order, each a way there: on a phone they are many screens long. */
export function SettingsOutline({ demo }: { demo: SettingsOutline_demo$key }) {
  const { isPresent, restorableUntil } = useFragment(
    graphql`
      fragment SettingsOutline_demo on Demo {
        isPresent
        restorableUntil
      }
    `,
    demo,
  );
  const hasDemo = isPresent || restorableUntil !== null;
  return (
    <nav aria-label="Parts of the settings">
      <ul className="settings-outline">
        {settingsPanels
          .filter(({ panel }) => hasDemo || panel !== "Demo Portfolio")
          .map(({ page, panel }) => (
            <li key={panel}>
              <Link
                className="settings-outline-link"
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
