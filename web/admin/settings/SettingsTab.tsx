import "./SettingsNavigation.css";
import "./SettingsTab.css";
import { Suspense, useEffect } from "react";
import { NavLink, Outlet, useLocation, useNavigate } from "react-router";
import { paths } from "../../paths";
import { panels } from "../addresses/panels";
import { nameInAddress } from "../addresses/placeAddress";
import { TabHeading } from "../layout/TabHeading";
import { TabSkeleton } from "../layout/TabSkeleton";
import { LeaveGuard } from "../leaving/LeaveGuard";
import { settingsPages } from "./settingsPages";

/** The settings of the whole site: the navigation, and the settings page that the address names. */
export function SettingsTab() {
  const { pathname } = useLocation();
  useFormerAddress();
  const current = settingsPages.find(({ path }) => path === pathname);
  return (
    <LeaveGuard>
      <TabHeading
        title="Settings"
        pageTitle={current && `Settings: ${current.label}`}
        description="Configure site-wide settings and content."
      />
      <div className="settings">
        <SettingsNavigation />
        <div className="settings-page">
          <Suspense key={pathname} fallback={<TabSkeleton />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
    </LeaveGuard>
  );
}

/** The navigation between the pages of the settings. Links, not tabs, so that they work without JavaScript. */
function SettingsNavigation() {
  return (
    <nav className="settings-navigation wrap" aria-label="Settings">
      {settingsPages.map(({ path, label }) => (
        <NavLink
          key={path}
          className="settings-navigation-link quiet touchable brightens rounded"
          to={path}
          end
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

/**
 * Redirects if the hash of the address names a panel of another settings page. Addresses of older
 * releases do, because all panels were on one page. The server cannot redirect, because it does not
 * get the hash of an address. An address with the parameter `remove-demo` is redirected to the page with
 * the panel of the demo portfolio.
 */
function useFormerAddress(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const page = pageOf(hash) ?? (asksForDemo(search) ? paths.siteSettings : pathname);
  useEffect(() => {
    if (page !== pathname) navigate({ pathname: page, search, hash }, { replace: true, state });
  }, [page, pathname, search, hash, state, navigate]);
}

const asksForDemo = (search: string) => new URLSearchParams(search).has("remove-demo");

/** The address of the settings page that has the panel named in the hash. Undefined if no page has it. */
function pageOf(hash: string): string | undefined {
  const [name = ""] = hash.slice(1).split(".");
  return settingsPages.find(({ path }) =>
    panels.some(({ page, panel }) => page === path && nameInAddress(panel) === name),
  )?.path;
}
