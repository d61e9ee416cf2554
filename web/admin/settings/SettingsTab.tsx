import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { TabHeading } from "../layout/TabHeading";
import { TabSkeleton } from "../layout/TabSkeleton";
import { LeaveGuard } from "../leaving/LeaveGuard";
import { SettingsNavigation } from "./SettingsNavigation";
import { settingsPages } from "./settingsPages";
import { useFormerAddress } from "./useFormerAddress";
import "./SettingsTab.css";

/** The settings of the whole site: the page in the address, and the navigation. */
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
      <SettingsNavigation />
      <div className="settings-page">
        <Suspense key={pathname} fallback={<TabSkeleton />}>
          <Outlet />
        </Suspense>
      </div>
    </LeaveGuard>
  );
}
