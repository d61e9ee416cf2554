import { useSyncExternalStore } from "react";

/** What the visitor has chosen with a VideoSwitch; null before that. */
let chosen: boolean | null = null;
const listeners = new Set<() => void>();

/** Whether videos that play by themselves stand still: by choice, else for those who want less motion. */
export function useVideosStopped(): boolean {
  return useSyncExternalStore(subscribe, areVideosStopped, () => false);
}

/** Stops all videos that play by themselves, or lets them play. */
export function setVideosStopped(areStopped: boolean): void {
  chosen = areStopped;
  for (const listener of listeners) listener();
}

function areVideosStopped(): boolean {
  return chosen ?? window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
