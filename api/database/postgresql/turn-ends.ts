const listeners = new Map<string, Set<() => void>>();

/**
 * Calls `listen` at the end of each turn to write (see transactions.ts) of this process, before the writer
 * gets its result.
 * @returns a function that removes the listener
 */
export function onTurnEnd(url: string, listen: () => void): () => void {
  const all = listeners.get(url) ?? new Set();
  listeners.set(url, all.add(listen));
  return () => all.delete(listen);
}

export function tellTurnEnd(url: string): void {
  for (const listen of listeners.get(url) ?? []) listen();
}
