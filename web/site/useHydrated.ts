import { useEffect, useState } from "react";

/** Whether the page is hydrated. Before that it is rendered as for readers without scripts. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
