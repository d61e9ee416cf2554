/** Counts the fields and bytes of one operation's response. */
export type Meter = {
  /** Aborted once the response is too large or takes too long. */
  signal: AbortSignal;
  /** Counts a field. @param bytes what it takes in the response */
  add: (bytes: number) => void;
};

const meters = new WeakMap<object, Meter>();

/** Counts the fields that are resolved with this context. */
export function attachMeter(context: object, meter: Meter): void {
  meters.set(context, meter);
}

/** Undefined for operations that are not metered. */
export function meterOf(context: object): Meter | undefined {
  return meters.get(context);
}
