import { RequestError } from "../relay/request-error";
import type { PageErrors } from "./pageState";

/**
 * The messages for failed routes. Messages of the API may be shown; other messages may contain names of
 * files, and are reported instead.
 */
export function messagesOf(
  errors: Record<string, unknown> | null,
  reportError: (error: unknown) => void,
): PageErrors {
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([routeId, error]) => {
      if (error instanceof RequestError) return [routeId, error.message];
      reportError(error);
      return [routeId, "Something went wrong."];
    }),
  );
}
