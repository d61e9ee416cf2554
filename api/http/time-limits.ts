/** The maximum times for clients, in milliseconds. */
export type TimeLimits = {
  /**
   * The time in which the head of a request has to arrive, counted from the start of the connection, or from
   * the first byte of a later request.
   */
  head: number;
  /** The maximum time between two arriving pieces of a body. */
  silence: number;
  /** The time in which a whole body has to arrive, plus a second for each `slowestPace` bytes. */
  body: number;
  /** The slowest accepted pace of a body, in bytes per second. */
  slowestPace: number;
  /** The maximum time in which a client reads nothing of a response. */
  stall: number;
  /**
   * How long a connection stays open without a request. Has to be longer than proxies leave idle connections
   * open.
   */
  nextRequest: number;
  /** The maximum time of a GraphQL operation. Operations of the owner and of tokens have no maximum. */
  operation: number;
  /** How long a request waits for the response to an equal request. */
  sharedResponse: number;
};

/**
 * The default limits. `nextRequest` is longer than the time for which proxies keep idle connections open: 60
 * seconds in Nginx, 120 in Caddy. If the server closed a connection first, it could lose a request that the
 * proxy is sending.
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
