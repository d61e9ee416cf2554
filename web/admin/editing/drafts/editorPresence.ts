/**
 * An open editor holds a lock under its name, which the browser takes away from it however its window
 * goes. Where there are no locks, as on pages without HTTPS, every editor counts as closed.
 */
const lockOf = (editor: string) => `editor ${editor}`;

/** Shows other windows that this editor is open. @returns a function that ends it */
export function holdPresence(editor: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(lockOf(editor), () => released).catch(() => {});
  return release;
}

/** Resolves when no window of this browser has the editor open any more; at once where none has. */
export async function whenClosed(editor: string, signal: AbortSignal): Promise<void> {
  await navigator.locks?.request(lockOf(editor), { mode: "shared", signal }, () => undefined);
}
