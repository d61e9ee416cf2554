/**
 * Loaded into a server before its code. Makes timeouts of exactly one minute end at once, so that
 * tasks which a server begins a minute after its start, such as the first backup, begin immediately.
 */
const { setTimeout } = globalThis;
const minute = 60_000;

globalThis.setTimeout = Object.assign(
  /** @type {(...given: any[]) => NodeJS.Timeout} */
  (callback, delay, ...given) => setTimeout(callback, delay === minute ? 0 : delay, ...given),
  setTimeout,
);
