import { useEffect, useEffectEvent, useState } from "react";

/**
 * Repeats a save that failed because the server could not be reached. After a call of `wait`, `save` is
 * called once, as soon as the server can be reached.
 */
export function useWaitingSave(isServerReachable: boolean, save: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const saveNow = useEffectEvent(() => {
    setWaiting(false);
    save();
  });
  useEffect(() => {
    if (isWaiting && isServerReachable) saveNow();
  }, [isWaiting, isServerReachable]);
  return { isWaiting, wait: () => setWaiting(true) };
}
