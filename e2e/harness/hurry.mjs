/** Loaded before a server: what it leaves for a minute after its start, such as the first backup, is done at once. */
const { setTimeout } = globalThis;
const minute = 60_000;

globalThis.setTimeout = Object.assign(
  /** @type {(...given: any[]) => NodeJS.Timeout} */
  (callback, delay, ...given) => setTimeout(callback, delay === minute ? 0 : delay, ...given),
  setTimeout,
);
