import { RouterProvider } from "react-aria-components";
import { Outlet, useNavigate } from "react-router";
import { usePageViews } from "../../analytics/usePageViews";
import { NavigationProgress } from "../../site/layout/NavigationProgress";
import { SessionRecovery } from "../session/SessionRecovery";
import { useSessionWatch } from "../session/useSessionWatch";
import "../admin.css";

/** What all pages of the owner's area stand in. */
export function AdminFrame() {
  const navigate = useNavigate();
  usePageViews();
  useSessionWatch();
  return (
    <RouterProvider navigate={navigate}>
      <div className="admin">
        <Outlet />
      </div>
      <SessionRecovery />
      <NavigationProgress />
    </RouterProvider>
  );
}
