import { type RefObject, useEffect } from "react";
import { useFilmsStopped } from "./filmsStopped";

/**
 * Plays a film while it is in view. One with controls that was paused by hand stays paused.
 * @param hasControls whether the film can be stopped and started by hand.
 */
export function usePlayInView(
  element: RefObject<HTMLVideoElement | null>,
  hasControls: boolean,
): void {
  const areStopped = useFilmsStopped();
  useEffect(() => {
    const film = element.current;
    // One with controls may be started by hand though the others stand still.
    if (!film || (areStopped && !hasControls)) return;
    let isInView = false;
    let isHeld = areStopped;
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      // Playing may be refused, as in a battery saver; the poster then stays.
      if (isInView && !isHeld) film.play().catch(() => {});
      else film.pause();
    });
    const hold = () => {
      isHeld = hasControls && isInView;
    };
    const release = () => {
      isHeld = false;
    };
    film.addEventListener("pause", hold);
    film.addEventListener("play", release);
    observer.observe(film);
    return () => {
      observer.disconnect();
      film.removeEventListener("pause", hold);
      film.removeEventListener("play", release);
      film.pause();
    };
  }, [element, areStopped, hasControls]);
}
