import { useWords } from "../words/WordsContext";
import { setVideosStopped, useVideosStopped } from "./videosStopped";
import "./VideoSwitch.css";

/**
 * Stops and starts all videos and animated pictures of the page that play automatically. The button is in a
 * corner of the box of the media. If the box is a link, the button is beside the link and not in it.
 */
export function VideoSwitch() {
  const say = useWords();
  const areStopped = useVideosStopped();
  return (
    <button
      type="button"
      className="video-switch centered"
      aria-label={say(areStopped ? "video.play" : "video.pause")}
      data-pause={say("video.pause")}
      data-play={say("video.play")}
      data-stopped={areStopped || undefined}
      // The start script may have changed the label and `data-stopped`: see web/start/videos.ts.
      suppressHydrationWarning
      onClick={() => setVideosStopped(!areStopped)}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        <path className="video-switch-pause" d="M4 3h3v10H4zm5 0h3v10H9z" />
        <path className="video-switch-play" d="M4.5 2.5v11l9-5.5z" />
      </svg>
    </button>
  );
}
