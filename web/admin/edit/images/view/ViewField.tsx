import { lazy, Suspense, useState } from "react";
import type { StoredView } from "../../module-types/mediaView";
import "./ViewField.css";

// Imported on demand: most pictures have the default view.
const ViewEditor = lazy(async () => ({ default: (await import("./ViewEditor")).ViewEditor }));

export type ViewFieldProps = {
  /** The name of the picture or video, for labels. */
  label: string;
  /** The address of the picture or video. While it is empty, the field is not shown. */
  src: string;
  view: StoredView | undefined;
  /** The fixed ratio at which the page shows the picture: width divided by height. Undefined if not fixed. */
  box?: number | undefined;
  /** Called with the new view; undefined for the default. */
  onChange: (view: StoredView | undefined) => void;
};

/** The view of one picture or video of a module: its crop, its frame, and how it plays. */
export function ViewField(props: ViewFieldProps) {
  const { label, src, view } = props;
  // The editor stays mounted, because closing the details does not stop an upload in it.
  const [wasOpened, setOpened] = useState(false);
  if (!src) return null;
  const facts = brief(view);
  return (
    <details className="view-field" onToggle={() => setOpened(true)}>
      <summary className="details-summary quiet cluster touchable">
        View of {label}
        {facts && <span className="view-field-facts smaller">{facts}</span>}
      </summary>
      {wasOpened && (
        <Suspense fallback={<div className="view-field-pending" />}>
          {/* The key mounts a new editor for another picture. */}
          <ViewEditor key={src} {...props} />
        </Suspense>
      )}
    </details>
  );
}

/** A short summary of the settings. */
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
