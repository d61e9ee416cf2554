/** Counts the fields and bytes of one operation's response. */
export type Meter = {
  /** Aborted once the response is too large or takes too long. */
  signal: AbortSignal;
  /** Counts a field of the response. @param bytes the size of the field */
  add: (bytes: number) => void;
};

/** The meters of those operations that have limits, by the GraphQL context of the operation. */
export const meters = new WeakMap<object, Meter>();
