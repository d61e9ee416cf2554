import { setFilmsStopped, useFilmsStopped } from "./filmsStopped";
import "./FilmSwitch.css";

/**
 * Stops the films of the page that play by themselves, and starts them again. Stands in a corner of
 * the box that holds such a film, beside the link if the film is in one.
 */
export function FilmSwitch() {
  const areStopped = useFilmsStopped();
  return (
    <button
      type="button"
      className="film-switch"
      aria-label={areStopped ? "Play films" : "Pause films"}
      onClick={() => setFilmsStopped(!areStopped)}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        <path d={areStopped ? "M4.5 2.5v11l9-5.5z" : "M4 3h3v10H4zm5 0h3v10H9z"} />
      </svg>
    </button>
  );
}
