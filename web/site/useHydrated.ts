import { useEffect, useState } from "react";

/** Whether the page's code has taken the page over. Until then it is as for readers without scripts. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
