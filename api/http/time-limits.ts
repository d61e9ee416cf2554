/** Timeouts for clients, in milliseconds. */
export type TimeLimits = {
  /** For the head of a request, or the first byte on a connection. */
  head: number;
  /** Between two parts of a body. */
  silence: number;
  /** For a whole body, plus a second for each `slowestPace` bytes. */
  body: number;
  /** The slowest accepted pace of a body, in bytes a second. */
  slowestPace: number;
  /** For a response that waits to be sent, without any progress. */
  stall: number;
  /** Between two requests on a connection: longer than proxies leave idle connections open. */
  nextRequest: number;
  /** For a GraphQL operation; operations of the owner and of tokens have no timeout. */
  operation: number;
  /** For waiting on another request that renders the same response. */
  sharedResponse: number;
};

/**
 * The product's limits. For `nextRequest`: Nginx leaves idle connections open for 60 seconds and Caddy for
 * 120, and no request is lost where the server closes them later than the proxy.
 */
export const timeLimits: TimeLimits = {
  head: 30_000,
  silence: 45_000,
  body: 20_000,
  slowestPace: 500,
  stall: 60_000,
  nextRequest: 125_000,
  operation: 10_000,
  sharedResponse: 10_000,
};
