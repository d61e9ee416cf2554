import { useEffect, useEffectEvent, useState } from "react";

/** A save that was asked for without a connection, and is made by itself once there is one. */
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
