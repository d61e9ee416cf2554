/**
 * The name of the lock of an open editor. The browser releases the lock when the window closes. Without the
 * Web Locks API, as on pages without HTTPS, every editor counts as closed.
 */
const lockOf = (editor: string) => `editor ${editor}`;

/**
 * Requests the lock of an editor, by which other windows detect that it is open.
 * @returns a function that releases it
 */
export function holdPresence(editor: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(lockOf(editor), () => released).catch(() => {});
  return release;
}

/** Resolves when no window of this browser has the editor open. Rejects when `signal` is aborted. */
export async function whenClosed(editor: string, signal: AbortSignal): Promise<void> {
  await navigator.locks?.request(lockOf(editor), { mode: "shared", signal }, () => undefined);
}
