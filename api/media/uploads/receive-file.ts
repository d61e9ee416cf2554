import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { type AcceptedType, decisiveBytes, detectMediaType } from "../inspect/detect-media-type.ts";
import { incomplete, MediaFault, tooLarge, unsupportedType } from "../media-fault.ts";
import { countStreamed } from "./collect-garbage.ts";
import { watchSilence } from "./watch-silence.ts";

export type ReceivedFile<Type = AcceptedType> = { path: string; type: Type };

/** The accepted types of a file. */
export type Acceptance<Type> = {
  /** The type of a file by its first bytes; null for one that is not accepted. */
  detect: (firstBytes: Uint8Array) => Promise<Type | null>;
  /** The fault that names the accepted types. */
  refuse: () => MediaFault;
};

/** Pictures and videos. */
export const mediaFiles: Acceptance<AcceptedType> = {
  detect: detectMediaType,
  refuse: unsupportedType,
};

/**
 * Writes an incoming stream to a new file in the folder.
 * The stream is not destroyed where the file is refused, so that the sender can read the response.
 * @throws {MediaFault} as soon as the file is too large or not of an accepted type; a failure leaves no
 * file behind
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
    // The stream's error does not help the sender; the watch's fault does.
    throw error === stream.errored && !(error instanceof MediaFault) ? incomplete() : error;
  } finally {
    silence.stop();
  }
}
