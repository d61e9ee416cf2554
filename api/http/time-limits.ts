/** How long others may take, in milliseconds. */
export type TimeLimits = {
  /** To send the head of a request, or the first word on a connection. */
  head: number;
  /** To keep silent in the middle of a body. */
  silence: number;
  /** To send a body, besides a second for each `slowestPace` bytes of it. */
  body: number;
  /** In bytes a second. */
  slowestPace: number;
  /** To take nothing of a response that waits to be sent. */
  stall: number;
  /** To think of the next request on a connection: longer than proxies in front keep theirs. */
  nextRequest: number;
  /** To have a GraphQL operation worked on; the owner's take as long as they take. */
  operation: number;
  /** To wait for the response that another request for the same is about to get. */
  sharedResponse: number;
};

/** Nginx keeps idle connections for 60 seconds and Caddy for 120; whoever closes last loses no request. */
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
