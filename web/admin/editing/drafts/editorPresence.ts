/**
 * The name of the Web Lock that an editor holds while it is open. The browser releases the lock when the
 * window closes. On pages without HTTPS, which have no Web Locks API, every editor counts as closed.
 */
const lockOf = (editor: string) => `editor ${editor}`;

/**
 * Requests the lock of an editor, by which other windows detect that the editor is open.
 * @returns a function that releases the lock
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
