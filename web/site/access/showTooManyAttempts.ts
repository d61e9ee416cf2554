import { RequestError } from "../../relay/request-error";
import { showToast } from "../../ui/toast/showToast";

/** Says so where the server has refused for too many attempts. @returns whether it has */
export function showTooManyAttempts(error: Error): boolean {
  if (!(error instanceof RequestError) || error.code !== "TOO_MANY_REQUESTS") return false;
  showToast({
    title: "Too many attempts",
    description: "Please wait a few minutes and try again.",
    variant: "destructive",
  });
  return true;
}
