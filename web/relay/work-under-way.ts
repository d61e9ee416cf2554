let count = 0;
const waiting = new Set<() => void>();

/**
 * Registers work that a reload would interrupt, such as an upload or a mutation.
 * @returns a function to call when the work has ended
 */
export function beginWork(): () => void {
  count += 1;
  return () => {
    count -= 1;
    if (count > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
}

/** Whether any registered work is in progress. */
export const hasWork = (): boolean => count > 0;

/** Resolves when no registered work is in progress. */
export async function whenIdle(): Promise<void> {
  while (hasWork()) await new Promise<void>((resolve) => waiting.add(resolve));
}
