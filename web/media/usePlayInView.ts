import { type RefObject, useEffect } from "react";
import { useVideosStopped } from "./videosStopped";

/**
 * Plays a video while it is in view. One with controls that was paused by hand stays paused.
 * @param hasControls whether the video can be stopped and started by hand.
 * @param isWanted false for one that is started by hand alone.
 */
export function usePlayInView(
  element: RefObject<HTMLVideoElement | null>,
  hasControls: boolean,
  isWanted = true,
): void {
  const areStopped = useVideosStopped();
  useEffect(() => {
    const video = element.current;
    // One with controls may be started by hand though the others stand still.
    if (!video || !isWanted || (areStopped && !hasControls)) return;
    let isInView = false;
    let isHeld = areStopped;
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      // Playing may be refused, as in a battery saver; the poster then stays.
      if (isInView && !isHeld) video.play().catch(() => {});
      else video.pause();
    });
    const hold = () => {
      isHeld = hasControls && isInView;
    };
    const release = () => {
      isHeld = false;
    };
    video.addEventListener("pause", hold);
    video.addEventListener("play", release);
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.removeEventListener("pause", hold);
      video.removeEventListener("play", release);
      video.pause();
    };
  }, [element, areStopped, hasControls, isWanted]);
}
