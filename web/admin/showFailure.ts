import { RequestError } from "../relay/request-error";
import { showProblem, showToast } from "../ui/toast/showToast";

/** Shows a failure, with its reason if it is known. */
export function showFailure(title: string, reason?: string): void {
  showProblem(title, reason || "An error occurred");
}

/** Like {@link showFailure}, with a fixed description before the reason. */
export function showKnownFailure(title: string, description: string, reason?: string): void {
  showToast({ title, description, reason, variant: "destructive" });
}

/** The reason why a request failed, for the owner. Undefined if the error only has a text for developers. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof RequestError ? error.message : undefined;
}

/**
 * The reason why the server refused a change. If the record was changed elsewhere, a sentence is added that the
 * screen shows the current state.
 */
export function refusalWords({ message, code }: { message: string; code?: string }): string {
  return code?.startsWith("STALE_") ? `${message} It is shown as it is now.` : message;
}
