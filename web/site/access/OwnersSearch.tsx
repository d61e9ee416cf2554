import { lazy, Suspense } from "react";
import { PartBoundary } from "../PartBoundary";
import { useHydrated } from "../useHydrated";
import { wasOwner } from "./accessFlags";

const SitePalette = lazy(async () => {
  const { SitePalette } = await import("../../admin/palette/SitePalette");
  return { default: SitePalette };
});

/** The search of the admin area, on visitors' pages. Only the owner's browser loads its code. */
export function OwnersSearch() {
  const isHydrated = useHydrated();
  if (!isHydrated || !wasOwner()) return null;
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <SitePalette />
      </Suspense>
    </PartBoundary>
  );
}
