import { showToast } from "../../ui/toast/showToast";

/** Says that a password was not the right one. */
export function showIncorrectPassword(): void {
  showToast({
    title: "Incorrect password",
    description: "Please try again.",
    variant: "destructive",
  });
}
