import { expect } from "vitest";

/** Like `expect.poll`, with a timeout for slow machines. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 30_000 });
}
