const listeners = new Map<string, Set<() => void>>();

/**
 * Has a function called whenever this process may have written to a database, before whoever wrote hears of it.
 * @returns what ends that
 */
export function onTurnEnd(url: string, listen: () => void): () => void {
  const all = listeners.get(url) ?? new Set();
  listeners.set(url, all.add(listen));
  return () => all.delete(listen);
}

export function tellTurnEnd(url: string): void {
  for (const listen of listeners.get(url) ?? []) listen();
}
