import "./VideoMark.css";

/** Marks a small still as the still of a video. For screen readers the text beside the still says so. */
export function VideoMark() {
  return (
    <svg className="video-mark" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M7.5 5.8v8.4l6.8-4.2z" fill="currentColor" />
    </svg>
  );
}
