import "./VideoMark.css";

/** Says to the eye that a small still is one of a video. The words beside it say it to everybody else. */
export function VideoMark() {
  return (
    <svg className="video-mark" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M7.5 5.8v8.4l6.8-4.2z" fill="currentColor" />
    </svg>
  );
}
