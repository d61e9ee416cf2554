import { lazy, Suspense, useState } from "react";
import type { StoredView } from "../../../../modules/editing/mediaView";
import "./ViewField.css";

// Most pictures are shown as they are.
const ViewEditor = lazy(async () => ({ default: (await import("./ViewEditor")).ViewEditor }));

export type ViewFieldProps = {
  /** What its picture is called. */
  label: string;
  /** Address of the picture or video. Without one there is nothing to set. */
  src: string;
  view: StoredView | undefined;
  /** The shape of its place on the page, width by height, where that has one of its own. */
  box?: number | undefined;
  /** Undefined for the default. */
  onChange: (view: StoredView | undefined) => void;
};

/** How one picture or video of a module is shown: which part of it, in what, and how it plays. */
export function ViewField(props: ViewFieldProps) {
  const { label, src, view } = props;
  const [isOpen, setOpen] = useState(false);
  if (!src) return null;
  const facts = brief(view);
  return (
    <details className="view-field" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="view-field-summary">
        View of {label}
        {facts && <span className="view-field-facts">{facts}</span>}
      </summary>
      {isOpen && (
        <Suspense fallback={<div className="view-field-pending" />}>
          {/* Of another picture nothing is known. */}
          <ViewEditor key={src} {...props} />
        </Suspense>
      )}
    </details>
  );
}

/** What is set, in a few words. */
function brief({ crop, focal, frame, playback, startSrc }: StoredView = {}): string {
  return [
    crop && "cropped",
    focal && "focal point",
    frame && frame !== "none" && frame,
    playback === "controls" && "press to play",
    startSrc && "start picture",
  ]
    .filter(Boolean)
    .join(", ");
}
