import { type ReactNode, Suspense } from "react";
import { useHydrated } from "../../site/useHydrated";
import { Skeleton } from "../../ui/skeleton/Skeleton";

/** A placeholder while the code of an editor is loading. The server renders only the placeholder. */
export function RichTextLoading({ label, children }: { label: string; children: ReactNode }) {
  const outline = (
    <div className="field">
      <span className="field-label">{label}</span>
      <Skeleton height="202px" />
    </div>
  );
  return useHydrated() ? <Suspense fallback={outline}>{children}</Suspense> : outline;
}
