import { Link } from "react-router";
import { look, lookPanel } from "../../../content/settings/look";
import { paths } from "../../paths";
import { placeAddress } from "./placeAddress";

const { label } = look.hasOwnLight;

/** A link to the setting with which the pages of all projects have the site's colours, not their own. */
export function SiteColorsSwitch() {
  const to = placeAddress(paths.adminSettings, lookPanel.title, label);
  return (
    <Link className="text-link" to={to}>
      {label}
    </Link>
  );
}
