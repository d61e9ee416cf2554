import { RequestError } from "../../relay/request-error";

/** What is said where a file that was sent does not become part of the site. */
export function describeStoreFailure(error: unknown): { title: string; message: string } {
  const isRefused = error instanceof Error && !(error instanceof RequestError);
  return isRefused
    ? { title: "Upload failed", message: error.message }
    : { title: "Error", message: "Failed to set image permissions" };
}
