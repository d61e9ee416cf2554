/** Counts what one operation is answered with. */
export type Meter = {
  /** Aborted once there is too much of it, or it takes too long. */
  signal: AbortSignal;
  /** Counts a field. @param bytes what it takes in the response */
  add: (bytes: number) => void;
};

const meters = new WeakMap<object, Meter>();

/** Has the fields counted that are worked out with this context. */
export function attachMeter(context: object, meter: Meter): void {
  meters.set(context, meter);
}

/** Undefined for the operations that nothing is counted of. */
export function meterOf(context: object): Meter | undefined {
  return meters.get(context);
}
