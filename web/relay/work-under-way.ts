let count = 0;
const waiting = new Set<() => void>();

/** Notes an upload or a mutation, which a reload of the page would cut off. @returns notes its end */
export function beginWork(): () => void {
  count += 1;
  return () => {
    count -= 1;
    if (count > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
}

/** Whether uploads or mutations are under way. */
export const hasWork = (): boolean => count > 0;

/** Resolves when no upload and no mutation is under way. */
export async function whenIdle(): Promise<void> {
  while (hasWork()) await new Promise<void>((resolve) => waiting.add(resolve));
}
