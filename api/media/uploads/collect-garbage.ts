import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options: { type: "minor" }) => void;

let collect: Collect | undefined;
let passed = 0;

/** The number of streamed bytes after which the garbage collector runs again. */
const step = 8 * 1024 * 1024;

/**
 * Counts the bytes of streams, and regularly runs the garbage collector for the young generation, which takes
 * a millisecond. Otherwise tens of megabytes of used buffers accumulate: they are outside of V8's heap, so V8
 * does not see how large they are.
 */
export function countStreamed(bytes: number): void {
  passed += bytes;
  if (passed < step) return;
  passed = 0;
  collect ??= findCollector();
  collect({ type: "minor" });
}

function findCollector(): Collect {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}
