import { type ComponentProps, lazy, Suspense } from "react";
import { useHydrated } from "../layout/useHydrated";

const ProjectStatus = lazy(async () => {
  const { ProjectStatus } = await import("../../admin/visibility/ProjectStatus");
  return { default: ProjectStatus };
});

/** Who sees the page, said to the owner alone: its code is of the admin area, and comes once the page runs. */
export function OwnersStatus(props: ComponentProps<typeof ProjectStatus>) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <ProjectStatus {...props} />
    </Suspense>
  );
}
