import { RequestError } from "../relay/request-error";
import type { PageErrors } from "./pageState";

/**
 * What a page says of the routes that failed. What the API said of a request is for everyone to read; what
 * else failed may name files, and is reported instead.
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
