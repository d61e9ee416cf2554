import type { GraphQLResponse } from "relay-runtime";
import type { PlainWordKey } from "../../words/create-words";

/** The error of a request that got no data. The owner may see the message; visitors get texts of words/. */
export class RequestError extends Error {
  override name = "RequestError";
  /**
   * A code of the API, such as UNAUTHENTICATED; UNREACHABLE if no response of the API arrived; REFUSED if a
   * proxy refused the request.
   */
  readonly code: string | undefined;

  /** The key of the text that pages show instead of the message. */
  readonly word: PlainWordKey | undefined;
  /** The delay before another attempt, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    code?: string,
    more: { word?: PlainWordKey; retryAfter?: number | undefined } = {},
  ) {
    super(message);
    this.code = code;
    this.word = more.word;
    this.retryAfter = more.retryAfter;
  }
}

/** The message for a request that a proxy refuses for its size; the API has its own message. */
export const tooLargeForProxy =
  "A proxy in front of the site refused this: it is larger than the proxy allows. Whoever runs it can raise client_max_body_size of nginx, or the like.";

/** Returns the response if it has data. @throws {RequestError} if the response has only errors */
export function requireData(response: GraphQLResponse): GraphQLResponse {
  if (!("errors" in response) || !response.errors?.[0] || ("data" in response && response.data))
    return response;
  const [error] = response.errors;
  const extensions: unknown = "extensions" in error ? error.extensions : undefined;
  const { code, retryAfter } = Object(extensions);
  throw new RequestError(error.message, code && String(code), {
    retryAfter: Number(retryAfter) || undefined,
  });
}
