import { RouterProvider } from "react-aria-components";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Outlet, useNavigate } from "react-router";
import { usePageViews } from "../../analytics/usePageViews";
import { addBasePath } from "../../base-path";
import { VideoWorkPanel } from "../../media/uploader/renditions/VideoWorkPanel";
import { NavigationProgress } from "../../site/layout/NavigationProgress";
import { useAddressedField } from "../addresses/useAddressedField";
import { adminLocale } from "../adminLocale";
import { useStorableInput } from "../editing/useStorableInput";
import { useNoticesOfPage } from "../notice/useNoticesOfPage";
import { PaletteProvider } from "../palette/PaletteProvider";
import { SessionRecovery } from "../session/SessionRecovery";
import { useSessionWatch } from "../session/useSessionWatch";
import { useUpdateReload } from "../session/useUpdateReload";
import "../admin.css";

/** The frame of all pages of the owner's area. */
export function AdminFrame() {
  const navigate = useNavigate();
  usePageViews();
  useSessionWatch();
  useUpdateReload();
  useAddressedField();
  useStorableInput();
  useNoticesOfPage();
  return (
    <I18nProvider locale={adminLocale}>
      <RouterProvider navigate={navigate} useHref={addBasePath}>
        <PaletteProvider>
          <div className="admin">
            <Outlet />
          </div>
        </PaletteProvider>
        <VideoWorkPanel />
        <SessionRecovery />
        <NavigationProgress />
      </RouterProvider>
    </I18nProvider>
  );
}
