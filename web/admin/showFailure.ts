import { RequestError } from "../relay/request-error";
import { showToast } from "../ui/toast/showToast";

/** Says that something did not happen, and why as far as that is known. */
export function showFailure(title: string, reason?: string): void {
  showToast({ title, description: reason || "An error occurred", variant: "destructive" });
}

/** As {@link showFailure}, where what is said about it is always the same; the reason is said besides. */
export function showKnownFailure(title: string, description: string, reason?: string): void {
  showToast({ title, description, reason, variant: "destructive" });
}

/** What may be said of why a request brought nothing. Undefined where that is only for developers. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof RequestError ? error.message : undefined;
}

/** Why the server made no change. What another window changed first is on the screen by then. */
export function refusalWords({ message, code }: { message: string; code?: string }): string {
  return code?.startsWith("STALE_") ? `${message} It is shown as it is now.` : message;
}
