export type ToastOptions = {
  title: string;
  description?: string | undefined;
  /** The cause of a failure and what to do about it. It is shown after the description, which is a fixed text. */
  reason?: string | undefined;
  /** "destructive" for the notice of a failure. */
  variant?: "default" | "destructive";
  /** A button with an action, which closes the notice. */
  action?: { label: string; onAction: () => void };
  /** How long the notice stays, in milliseconds; five seconds by default. */
  duration?: number;
};

export type Toast = ToastOptions & { id: number; isLeaving: boolean };

/** How long a notice that offers to undo something stays, in milliseconds. */
const undoDuration = 10_000;

/** How long a notice takes to leave, in milliseconds, as in Toast.css. */
const leaveDuration = 200;

let current: Toast | null = null;
/** Notices with an action that newer notices have replaced, in the order of replacement. */
let covered: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a notice for a while. Only one is visible at a time: a newer notice replaces the older one, so that
 * the result of the last action is seen at once. A notice with an action comes back when the newer notice has
 * gone, so that its action is not lost. Code outside of components may call this function, too.
 * @returns the id of the notice
 */
export function showToast(options: ToastOptions): number {
  lastId += 1;
  if (current?.action && !current.isLeaving) covered.push(current);
  change({ ...options, id: lastId, isLeaving: false });
  return lastId;
}

/** Shows the notice of a failure. */
export function showProblem(title: string, description: string): void {
  showToast({ title, description, variant: "destructive" });
}

/** Shows what was done, with a button that undoes it, for ten seconds. @returns the id of the notice */
export function showUndo({ onUndo, ...options }: ToastOptions & { onUndo: () => void }): number {
  const action = { label: "Undo", onAction: onUndo };
  return showToast({ ...options, duration: undoDuration, action });
}

/** Closes the notice with this id. If a newer notice has replaced it, it does not come back. */
export function dismissToast(id: number): void {
  covered = covered.filter((toast) => toast.id !== id);
  if (current?.id !== id || current.isLeaving) return;
  change({ ...current, isLeaving: true });
  setTimeout(() => {
    if (current?.id === id) change(covered.pop() ?? null);
  }, leaveDuration);
}

/** Closes a notice of a failure, because the action has succeeded since. */
export function dismissFailure(): void {
  if (current?.variant === "destructive") dismissToast(current.id);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visible notice. Null if no notice is visible. */
export function currentToast(): Toast | null {
  return current;
}

function change(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}
