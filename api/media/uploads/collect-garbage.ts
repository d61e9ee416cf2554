import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options: { type: "minor" }) => void;

let collect: Collect | undefined;
let passed = 0;

/** The garbage collector runs each time after this many bytes have been streamed. */
const step = 8 * 1024 * 1024;

/**
 * Counts the bytes of streams, and runs the garbage collector for the young generation regularly, which takes
 * a millisecond. Otherwise V8 lets tens of megabytes of the streams' buffers accumulate, which are outside
 * its heap.
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
