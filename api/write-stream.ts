import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/**
 * Writes a stream into a file, and flushes the file to the disk. Settles only when the file is
 * closed, even if the stream fails while the file is being opened: otherwise the file could be
 * created after the caller has removed it.
 * @throws the error of the stream or of the disk
 */
export async function writeStream(
  path: string,
  bytes: Iterable<unknown> | AsyncIterable<unknown> | NodeJS.ReadableStream,
  options: { flags?: string; mode?: number } = {},
): Promise<void> {
  const file = createWriteStream(path, { ...options, flush: true });
  const closed = new Promise<void>((resolve) => file.once("close", resolve));
  try {
    await pipeline(bytes, file);
  } finally {
    await closed;
  }
}
