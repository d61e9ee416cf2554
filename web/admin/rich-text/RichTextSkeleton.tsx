import { Skeleton } from "../../ui/skeleton/Skeleton";

/** The outline of the editor while it is on its way. */
export function RichTextSkeleton({ label }: { label: string }) {
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <Skeleton height="202px" />
    </div>
  );
}
