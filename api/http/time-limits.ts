/** Timeouts for clients, in milliseconds. */
export type TimeLimits = {
  /**
   * For the arrival of a request's head, counted from the first byte or from the start of the
   * connection.
   */
  head: number;
  /** Between two arriving pieces of a body. */
  silence: number;
  /** For a whole body, plus a second for each `slowestPace` bytes. */
  body: number;
  /** The slowest accepted pace of a body, in bytes a second. */
  slowestPace: number;
  /** For a response of which the client reads nothing. */
  stall: number;
  /**
   * Between two requests on a connection. Has to be longer than proxies leave idle connections
   * open.
   */
  nextRequest: number;
  /** For a GraphQL operation. Operations of the owner and of tokens have no timeout. */
  operation: number;
  /** For a request that waits for the response to an equal request. */
  sharedResponse: number;
};

/**
 * The default limits. `nextRequest`: Nginx leaves idle connections open for 60 seconds, and Caddy
 * for 120. No request is lost if the server closes them later than the proxy.
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
