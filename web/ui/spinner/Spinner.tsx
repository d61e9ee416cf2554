import spinnerMp4 from "./spinner.mp4";
import spinnerStill from "./spinner.svg";
import spinnerWebm from "./spinner.webm";
import "./Spinner.css";

/** A short looped video, or a still picture if the browser is set to reduce motion. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      <div aria-hidden="true">
        <video className="spinner-video" autoPlay loop muted playsInline>
          <source src={spinnerWebm} type="video/webm" />
          <source src={spinnerMp4} type="video/mp4" />
        </video>
      </div>
      <img className="spinner-still" src={spinnerStill} alt="" width={64} height={64} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
