import type { Say } from "../../../words/create-words";
import { showToast } from "../../ui/toast/showToast";

/** Says that a password was not the right one. */
export function showIncorrectPassword(say: Say): void {
  showToast({
    title: say("password.incorrect"),
    description: say("password.again"),
    variant: "destructive",
  });
}
