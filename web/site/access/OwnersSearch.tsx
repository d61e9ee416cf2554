import { lazy, Suspense } from "react";
import { useHydrated } from "../useHydrated";
import { wasOwner } from "./accessFlags";

const SitePalette = lazy(async () => {
  const { SitePalette } = await import("../../admin/palette/SitePalette");
  return { default: SitePalette };
});

/** The search of the admin area on the pages of visitors. Its code comes for the owner alone. */
export function OwnersSearch() {
  const isHydrated = useHydrated();
  if (!isHydrated || !wasOwner()) return null;
  return (
    <Suspense fallback={null}>
      <SitePalette />
    </Suspense>
  );
}
