import { expect } from "vitest";

/** Calls `expect.poll` with a timeout of 30 seconds, for slow machines. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 30_000 });
}
