export type ToastOptions = {
  title: string;
  description?: string | undefined;
  /** What kept it from happening and what to do about it, after a description that never changes. */
  reason?: string | undefined;
  /** "destructive" says that something went wrong. */
  variant?: "default" | "destructive";
  /** A button with an action, which closes the notice. */
  action?: { label: string; onAction: () => void };
  /** How long the notice stays, in milliseconds; five seconds by default. */
  duration?: number;
};

export type Toast = ToastOptions & { id: number; isLeaving: boolean };

/** How long a notice stays that offers to undo something, in milliseconds. */
const undoDuration = 10_000;

/** How long the way out takes, in milliseconds; Toast.css moves for as long. */
const leaveDuration = 200;

let current: Toast | null = null;
/** Notices with an action that a newer notice covers, in the order of covering. */
let covered: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a notice for a while. One is visible at a time: a newer one takes the place of the
 * older, so that nobody waits for the answer to what they just did. One with an action comes back once
 * the newer has gone, so that what it offers is not lost. May be called from anywhere.
 */
export function showToast(options: ToastOptions): void {
  lastId += 1;
  if (current?.action && !current.isLeaving) covered.push(current);
  change({ ...options, id: lastId, isLeaving: false });
}

/** Says what went wrong. */
export function showProblem(title: string, description: string): void {
  showToast({ title, description, variant: "destructive" });
}

/** Says what was done, and offers to undo it for ten seconds. @returns the id of the notice */
export function showUndo({ onUndo, ...options }: ToastOptions & { onUndo: () => void }): number {
  const action = { label: "Undo", onAction: onUndo };
  showToast({ ...options, duration: undoDuration, action });
  return lastId;
}

/** Lets the notice with this id leave; one that is covered does not come back. */
export function dismissToast(id: number): void {
  covered = covered.filter((toast) => toast.id !== id);
  if (current?.id !== id || current.isLeaving) return;
  change({ ...current, isLeaving: true });
  setTimeout(() => {
    if (current?.id === id) change(covered.pop() ?? null);
  }, leaveDuration);
}

/** Closes a notice of a failure: the action has succeeded since. */
export function dismissFailure(): void {
  if (current?.variant === "destructive") dismissToast(current.id);
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
