import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

/**
 * Whether videos and animated pictures that play automatically are stopped: by the visitor's choice or, if
 * the visitor has not chosen, by the browser's setting for reduced motion.
 */
export function useVideosStopped(): boolean {
  return useSyncExternalStore(subscribe, areVideosStopped, () => false);
}

/** Stops videos and animated pictures that play automatically, or lets them play. */
export function setVideosStopped(areStopped: boolean): void {
  document.documentElement.dataset.videos = areStopped ? "stopped" : "playing";
  for (const listener of listeners) listener();
}

/** The visitor's choice is stored in an attribute of the document, which the start script sets, too. */
function areVideosStopped(): boolean {
  const { videos } = document.documentElement.dataset;
  return videos
    ? videos === "stopped"
    : window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
