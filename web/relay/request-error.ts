import type { GraphQLResponse } from "relay-runtime";

/** A request that brought no data. The message may be shown. */
export class RequestError extends Error {
  override name = "RequestError";
  /** Such as UNAUTHENTICATED; UNREACHABLE where no response of the API's came back. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Passes on a response with data; one with errors alone becomes a {@link RequestError}. */
export function requireData(response: GraphQLResponse): GraphQLResponse {
  if (!("errors" in response) || !response.errors?.[0] || ("data" in response && response.data))
    return response;
  const [error] = response.errors;
  const extensions: unknown = "extensions" in error ? error.extensions : undefined;
  const code =
    typeof extensions === "object" && extensions && "code" in extensions
      ? String(extensions.code)
      : undefined;
  throw new RequestError(error.message, code);
}
