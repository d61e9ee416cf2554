import { useSyncExternalStore } from "react";

/** What the visitor has chosen with a FilmSwitch; null before that. */
let chosen: boolean | null = null;
const listeners = new Set<() => void>();

/** Whether films that play by themselves stand still: by choice, else for those who want less motion. */
export function useFilmsStopped(): boolean {
  return useSyncExternalStore(subscribe, areFilmsStopped, () => false);
}

/** Stops all films that play by themselves, or lets them play. */
export function setFilmsStopped(areStopped: boolean): void {
  chosen = areStopped;
  for (const listener of listeners) listener();
}

function areFilmsStopped(): boolean {
  return chosen ?? window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
