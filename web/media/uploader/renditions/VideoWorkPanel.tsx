import { Button } from "../../../ui/button/Button";
import { cancelVideo, pauseVideos, useRenditionQueue } from "./renditionQueue";
import "./VideoWorkPanel.css";

/**
 * The videos that this window converts to smaller versions. A video is listed until its versions are stored,
 * a failed video until the owner dismisses it.
 */
export function VideoWorkPanel() {
  const { works, isPaused } = useRenditionQueue();
  if (works.length === 0) return null;
  const waiting = works.filter(({ fault }) => !fault);
  const [first] = waiting;
  return (
    <section className="video-work stack small floating" aria-label="Videos in work">
      {first && (
        <>
          <p className="video-work-name strong tabular">
            {isPaused ? "Paused" : first.progress < 1 ? "Preparing" : "Storing"}: {first.fileName}
            {waiting.length > 1 && `, and ${waiting.length - 1} more`}
          </p>
          <progress max={1} value={first.progress} aria-label={`Preparing ${first.fileName}`} />
          <p className="video-work-words muted">
            A version that phones load faster, made in this window. The original is stored: if you
            close the window, the library offers to continue.
          </p>
          <div className="video-work-actions wrap">
            <Button size="small" onClick={() => pauseVideos(!isPaused)}>
              {isPaused ? "Continue" : "Pause"}
            </Button>
            <Button size="small" variant="quiet" onClick={() => cancelVideo(first.id)}>
              Cancel {first.fileName}
            </Button>
          </div>
        </>
      )}
      {works.map(
        ({ id, fileName, fault }) =>
          fault && (
            <div key={id} role="alert">
              <p className="video-work-name strong tabular">Not prepared: {fileName}</p>
              <p className="video-work-words muted">{fault}</p>
              <Button size="small" variant="quiet" onClick={() => cancelVideo(id)}>
                Dismiss {fileName}
              </Button>
            </div>
          ),
      )}
    </section>
  );
}
