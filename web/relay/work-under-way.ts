let count = 0;
const waiting = new Set<() => void>();

/** Registers an upload or a mutation, which a reload would interrupt. @returns a function to call at its end */
export function beginWork(): () => void {
  count += 1;
  return () => {
    count -= 1;
    if (count > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
}

/** Whether uploads or mutations are in progress. */
export const hasWork = (): boolean => count > 0;

/** Resolves when no upload and no mutation is in progress. */
export async function whenIdle(): Promise<void> {
  while (hasWork()) await new Promise<void>((resolve) => waiting.add(resolve));
}
