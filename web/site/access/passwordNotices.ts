import type { Say } from "../../../words/create-words";
import { RequestError } from "../../relay/request-error";
import { showToast } from "../../ui/toast/showToast";

/** Shows that a password was wrong. */
export function showIncorrectPassword(say: Say): void {
  showToast({
    title: say("password.incorrect"),
    description: say("password.again"),
    variant: "destructive",
  });
}

/** Shows that there were too many attempts, if that is the error. @returns whether it was */
export function showTooManyAttempts(error: Error, say: Say): boolean {
  if (!(error instanceof RequestError) || error.code !== "TOO_MANY_REQUESTS") return false;
  showToast({
    title: say("password.tooMany"),
    description: say("password.wait"),
    variant: "destructive",
  });
  return true;
}
