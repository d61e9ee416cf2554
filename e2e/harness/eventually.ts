import { expect } from "vitest";

/** Waits for what a slow machine may take its time for. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 30_000 });
}
