import type { Readable } from "node:stream";
import { MediaFault } from "../media-fault.ts";

/** How long a sender may be silent within a file, in milliseconds. */
const silenceTimeout = 60_000;

/**
 * Destroys a stream, with a MediaFault, when its sender has been silent for `silenceTimeout`. Otherwise the
 * stream of a sender that has disappeared would block its upload address and keep its file open. The caller
 * has to call `heard` for every chunk, and `stop` at the end.
 */
export function watchSilence(stream: Readable): { heard: () => void; stop: () => void } {
  const timer = setTimeout(
    () => stream.destroy(new MediaFault(408, "TOO_SLOW", "The file stopped arriving.")),
    silenceTimeout,
  );
  return { heard: () => timer.refresh(), stop: () => clearTimeout(timer) };
}
