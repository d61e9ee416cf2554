import { useEffect, useEffectEvent, useState } from "react";

/**
 * Sends orders of a list one after another. One that is made while another is on its way follows it;
 * of several, the last.
 * @param send sends an order, with the one that it was made from
 */
export function useQueuedOrder(
  isPending: boolean,
  send: (ids: string[], seenIds: string[]) => void,
) {
  const [sentIds, setSentIds] = useState<string[]>([]);
  const [nextIds, setNextIds] = useState<string[] | null>(null);
  const sendNext = useEffectEvent((ids: string[]) => {
    setNextIds(null);
    setSentIds(ids);
    send(ids, sentIds);
  });
  useEffect(() => {
    if (!isPending && nextIds) sendNext(nextIds);
  }, [isPending, nextIds]);
  return {
    /** The order that is on its way to the server. Null while none is. */
    sentIds: nextIds ?? (isPending ? sentIds : null),
    /** @param seenIds the order that the new one was made from */
    setOrder: (ids: string[], seenIds: string[]) => {
      if (isPending) {
        setNextIds(ids);
        return;
      }
      setSentIds(ids);
      send(ids, seenIds);
    },
  };
}
