import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { type AcceptedType, decisiveBytes, detectMediaType } from "../inspect/detect-media-type.ts";
import { incomplete, MediaFault, tooLarge, unsupportedType } from "../media-fault.ts";
import { countStreamed } from "./collect-garbage.ts";
import { watchSilence } from "./watch-silence.ts";

export type ReceivedFile<Type = AcceptedType> = { path: string; type: Type };

/** What files are taken. */
export type Acceptance<Type> = {
  /** The type that a file's first bytes show; null where it is none that is taken. */
  detect: (firstBytes: Uint8Array) => Promise<Type | null>;
  /** Says what is taken. */
  refuse: () => MediaFault;
};

/** Pictures and videos. */
export const mediaFiles: Acceptance<AcceptedType> = {
  detect: detectMediaType,
  refuse: unsupportedType,
};

/**
 * Writes what arrives to a file of its own in the folder, one piece at a time.
 * The stream is not ended where the file is refused, so that a sender still gets the response.
 * @throws {MediaFault} as soon as the bytes are too many or their beginning is of no accepted type;
 *   like any other failure it leaves no file behind
 */
export async function receiveFile<Type>(
  stream: Readable,
  folder: string,
  byteLimit: number,
  { detect, refuse }: Acceptance<Type>,
): Promise<ReceivedFile<Type>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, "wx", 0o600);
  const silence = watchSilence(stream);
  try {
    let head = Buffer.alloc(0);
    let size = 0;
    let type: Type | null | undefined;
    for await (const piece of stream.iterator({ destroyOnReturn: false })) {
      silence.heard();
      const bytes: Buffer = Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
      size += bytes.length;
      if (size > byteLimit) throw tooLarge(byteLimit);
      if (head.length < decisiveBytes) head = Buffer.concat([head, bytes]);
      if (type === undefined && head.length >= decisiveBytes) {
        type = await detect(head.subarray(0, decisiveBytes));
        if (!type) throw refuse();
      }
      await file.writeFile(bytes);
      countStreamed(bytes.length);
    }
    type ??= await detect(head.subarray(0, decisiveBytes));
    if (!type) throw refuse();
    await file.close();
    return { path, type };
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    // What broke the stream off says nothing to its sender; the watch over it does.
    throw error === stream.errored && !(error instanceof MediaFault) ? incomplete() : error;
  } finally {
    silence.stop();
  }
}
