import { Link } from "react-router";
import { look, lookPanel } from "../../../content/settings/look";
import { paths } from "../../paths";
import { placeAddress } from "./placeAddress";

const { label } = look.hasOwnLight;

/** A link to the switch that decides, for all projects together, whether they have colours of their own. */
export function SiteColorsSwitch() {
  const to = placeAddress(paths.adminSettings, lookPanel.title, label);
  return (
    <Link className="text-link" to={to}>
      {label}
    </Link>
  );
}
