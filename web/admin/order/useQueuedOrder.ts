import { useEffect, useEffectEvent, useState } from "react";

/**
 * Sends orders of a list one after another. An order that the owner makes while a former one is
 * being sent waits; of several waiting orders, only the last is sent.
 * @param isPending whether an order is being sent
 * @param send sends an order, together with the stored order that it changes, and calls `onStored`
 * when the order is stored
 */
export function useQueuedOrder(
  isPending: boolean,
  send: (ids: string[], seenIds: string[], onStored: () => void) => void,
) {
  const [sentIds, setSentIds] = useState<string[]>([]);
  const [storedIds, setStoredIds] = useState<string[]>([]);
  const [nextIds, setNextIds] = useState<string[] | null>(null);
  const start = (ids: string[], seenIds: string[]) => {
    setNextIds(null);
    setSentIds(ids);
    setStoredIds(seenIds);
    send(ids, seenIds, () => setStoredIds(ids));
  };
  const sendNext = useEffectEvent((ids: string[]) => start(ids, storedIds));
  useEffect(() => {
    if (!isPending && nextIds) sendNext(nextIds);
  }, [isPending, nextIds]);
  return {
    /** The order that is being sent to the server, or waits to be sent. Null while all orders are saved. */
    sentIds: nextIds ?? (isPending ? sentIds : null),
    /** @param seenIds the order that the owner saw when she made the new one */
    setOrder: (ids: string[], seenIds: string[]) => {
      if (isPending) setNextIds(ids);
      else start(ids, seenIds);
    },
  };
}
