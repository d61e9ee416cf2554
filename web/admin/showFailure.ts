import { showToast } from "../ui/toast/showToast";

/** Says that something did not happen, and why as far as that is known. */
export function showFailure(title: string, reason?: string): void {
  showToast({ title, description: reason || "An error occurred", variant: "destructive" });
}
