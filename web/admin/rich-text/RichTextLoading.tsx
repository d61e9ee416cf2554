import { type ReactNode, Suspense } from "react";
import { useHydrated } from "../../site/useHydrated";
import { Skeleton } from "../../ui/skeleton/Skeleton";

/** The outline of an editor while it is on its way. The server has no other. */
export function RichTextLoading({ label, children }: { label: string; children: ReactNode }) {
  const outline = (
    <div className="field">
      <span className="field-label">{label}</span>
      <Skeleton height="202px" />
    </div>
  );
  return useHydrated() ? <Suspense fallback={outline}>{children}</Suspense> : outline;
}
