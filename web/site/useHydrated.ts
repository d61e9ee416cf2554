import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Whether the page is hydrated. Before hydration, the page is rendered as for readers without scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
