import type { Say } from "../../../words/create-words";
import { RequestError } from "../../relay/request-error";
import { showToast } from "../../ui/toast/showToast";

/** Says that a password was not the right one. */
export function showIncorrectPassword(say: Say): void {
  showToast({
    title: say("password.incorrect"),
    description: say("password.again"),
    variant: "destructive",
  });
}

/** Says so where the server has refused for too many attempts. @returns whether it has */
export function showTooManyAttempts(error: Error, say: Say): boolean {
  if (!(error instanceof RequestError) || error.code !== "TOO_MANY_REQUESTS") return false;
  showToast({
    title: say("password.tooMany"),
    description: say("password.wait"),
    variant: "destructive",
  });
  return true;
}
