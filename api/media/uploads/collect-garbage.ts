import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options: { type: "minor" }) => void;

let collect: Collect | undefined;
let passed = 0;

/** How much may pass before the memory of what has passed is given back, in bytes. */
const step = 8 * 1024 * 1024;

/**
 * Counts the bytes of streams that pass through this process. Each piece has memory of its own, of which
 * V8 notices little: left alone it lets tens of megabytes gather. Collecting the youngest takes a millisecond.
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
