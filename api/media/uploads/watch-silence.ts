import type { Readable } from "node:stream";
import { MediaFault } from "../media-fault.ts";

/** How long a sender may keep silent in the middle of a file, in milliseconds. */
const silenceTimeout = 60_000;

/**
 * Ends a stream whose sender is gone without a word, which would hold its address and its file for good.
 * Call `heard` with every piece and `stop` at the end.
 */
export function watchSilence(stream: Readable): { heard: () => void; stop: () => void } {
  const timer = setTimeout(
    () => stream.destroy(new MediaFault(408, "TOO_SLOW", "The file stopped arriving.")),
    silenceTimeout,
  );
  return { heard: () => timer.refresh(), stop: () => clearTimeout(timer) };
}
