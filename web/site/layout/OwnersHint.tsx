import { type ComponentProps, lazy, Suspense } from "react";
import { useHydrated } from "../useHydrated";

const EmptyPartHint = lazy(async () => {
  const { EmptyPartHint } = await import("../../admin/beginning/EmptyPartHint");
  return { default: EmptyPartHint };
});

type Props = ComponentProps<typeof EmptyPartHint> & { viewerCanEdit: boolean };

export type HintedPart = Props["part"];

/** Tells the owner why visitors see nothing here. Only her browser loads its code. */
export function OwnersHint({ viewerCanEdit, part }: Props) {
  const isHydrated = useHydrated();
  if (!viewerCanEdit || !isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <EmptyPartHint part={part} />
    </Suspense>
  );
}
