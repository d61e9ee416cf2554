import type { GraphQLResponse } from "relay-runtime";
import type { PlainWordKey } from "../../words/create-words";

/** A request that brought no data. The message may be shown to the owner; what visitors read is in words/. */
export class RequestError extends Error {
  override name = "RequestError";
  /** Such as UNAUTHENTICATED; where no response of the API's came back UNREACHABLE, or REFUSED by a proxy. */
  readonly code: string | undefined;

  /** What pages say instead of the message. */
  readonly word: PlainWordKey | undefined;
  /** In how many seconds another try makes sense. */
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

/** What the API refuses for its size comes with its own words. */
export const tooLargeForProxy =
  "A proxy in front of the site refused this, because it is larger than the proxy allows. Whoever runs the site can raise that limit, such as client_max_body_size of nginx.";

/** Passes on a response with data; one with errors alone becomes a {@link RequestError}. */
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
