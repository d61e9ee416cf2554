import { NavLink } from "react-router";
import { settingsPages } from "./settingsPages";
import "./SettingsNavigation.css";

/** The navigation between the pages of the settings. Links, not tabs, so that they work without code. */
export function SettingsNavigation() {
  return (
    <nav className="settings-navigation" aria-label="Settings">
      {settingsPages.map(({ path, label }) => (
        <NavLink key={path} className="settings-navigation-link" to={path} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
