/** Counts the fields and bytes of one operation's response. */
export type Meter = {
  /** Aborted once the response is too large or takes too long. */
  signal: AbortSignal;
  /** Counts a field. @param bytes its size in the response */
  add: (bytes: number) => void;
};

/** The meters of metered operations, by the context that their fields are resolved with. */
export const meters = new WeakMap<object, Meter>();
