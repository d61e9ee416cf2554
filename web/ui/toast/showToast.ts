export type ToastOptions = {
  title: string;
  description?: string | undefined;
  /** "destructive" says that something went wrong. */
  variant?: "default" | "destructive";
  /** Something to do about it. Closes the toast. */
  action?: { label: string; onAction: () => void };
  /** How long it stays, in milliseconds. Five seconds where nothing is said. */
  duration?: number;
};

export type Toast = ToastOptions & { id: number; isLeaving: boolean };

/** How long the way out takes, in milliseconds; Toast.css moves for as long. */
const leaveDuration = 200;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a notice for a while. One is visible at a time: a newer one takes the place of the
 * older, so that nobody waits for the answer to what they just did. May be called from anywhere.
 */
export function showToast(options: ToastOptions): void {
  lastId += 1;
  change({ ...options, id: lastId, isLeaving: false });
}

/** Lets the notice with this id leave. Does nothing where another one has taken its place. */
export function dismissToast(id: number): void {
  if (current?.id !== id || current.isLeaving) return;
  change({ ...current, isLeaving: true });
  setTimeout(() => {
    if (current?.id === id) change(null);
  }, leaveDuration);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The notice on show. Null for none. */
export function currentToast(): Toast | null {
  return current;
}

function change(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}
