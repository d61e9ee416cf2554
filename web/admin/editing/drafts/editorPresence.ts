/**
 * The lock of an open editor, which the browser releases when its window closes. Without the Web Locks API,
 * as on pages without HTTPS, every editor counts as closed.
 */
const lockOf = (editor: string) => `editor ${editor}`;

/** Marks this editor as open for other windows. @returns a function that ends it */
export function holdPresence(editor: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(lockOf(editor), () => released).catch(() => {});
  return release;
}

/** Resolves when no window of this browser has the editor open. */
export async function whenClosed(editor: string, signal: AbortSignal): Promise<void> {
  await navigator.locks?.request(lockOf(editor), { mode: "shared", signal }, () => undefined);
}
