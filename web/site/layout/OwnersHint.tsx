import { type ComponentProps, lazy, Suspense } from "react";
import { useHydrated } from "../useHydrated";

const EmptyPartHint = lazy(async () => {
  const { EmptyPartHint } = await import("../../admin/beginning/EmptyPartHint");
  return { default: EmptyPartHint };
});

type Props = ComponentProps<typeof EmptyPartHint> & { viewerCanEdit: boolean };

export type HintedPart = Props["part"];

/** Why visitors see nothing here, said to the owner alone: its code is of the admin area. */
export function OwnersHint({ viewerCanEdit, part }: Props) {
  const isHydrated = useHydrated();
  if (!viewerCanEdit || !isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <EmptyPartHint part={part} />
    </Suspense>
  );
}
