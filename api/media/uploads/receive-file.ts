import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Database } from "../../database/client.ts";
import type { Coordination } from "../../database/instances/coordination.ts";
import type { ImageWorker } from "../derivatives/image-worker.ts";
import {
  type AcceptedType,
  decisiveBytes,
  detectMediaType,
  refuseType,
} from "../inspect/detect-media-type.ts";
import { incomplete, MediaFault, tooLarge } from "../media-fault.ts";
import type { Storage } from "../storage/storage.ts";
import { countStreamed } from "./collect-garbage.ts";
import { type StoredFile, storeFile } from "./store-file.ts";
import { watchSilence } from "./watch-silence.ts";

export type ReceivedFile<Type = AcceptedType> = { path: string; type: Type };

/** The accepted types of a file. */
export type Acceptance<Type> = {
  /** The type of a file by its first bytes; null for a file that is not accepted. */
  detect: (firstBytes: Uint8Array) => Promise<Type | null>;
  /** The fault that names the accepted types. */
  refuse: (firstBytes: Uint8Array) => MediaFault | Promise<MediaFault>;
};

/** Accepts pictures and videos. */
export const mediaFiles: Acceptance<AcceptedType> = {
  detect: detectMediaType,
  refuse: refuseType,
};

/**
 * Writes an incoming stream to a new file in the folder. Does not destroy the stream of a refused
 * file, so that the sender can read the response. A failure leaves no file behind.
 * @throws {MediaFault} as soon as the file is too large or not of an accepted type
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
        if (!type) throw await refuse(head.subarray(0, decisiveBytes));
      }
      await file.writeFile(bytes);
      countStreamed(bytes.length);
    }
    type ??= await detect(head.subarray(0, decisiveBytes));
    if (!type) throw await refuse(head.subarray(0, decisiveBytes));
    await file.close();
    return { path, type };
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    // An error of the stream itself does not tell the sender what to do, except for the fault of
    // `watchSilence`.
    throw error === stream.errored && !(error instanceof MediaFault) ? incomplete() : error;
  } finally {
    silence.stop();
  }
}

/** How long after its arrival a file can become an asset, in milliseconds. Later it may be removed. */
export const receivedLife = 24 * 60 * 60 * 1000;

type Services = {
  database: Database;
  storage: Storage;
  maker: Pick<ImageWorker, "check">;
  coordination: Pick<Coordination, "once">;
};

/**
 * Stores the file that `receive` returns for an upload. An upload accepts only one file, and only from one
 * sender at a time, even if several server processes receive files. After a refusal the upload accepts
 * another file.
 * @throws {MediaFault}
 */
export async function storeUpload(
  { database, storage, maker, coordination }: Services,
  id: string,
  receive: () => Promise<ReceivedFile>,
): Promise<StoredFile> {
  const receiveOnce = async () => {
    await begin(database, id);
    const file = await storeFile(await receive(), { storage, maker }, "objects");
    await database.upload.update({
      where: { id },
      data: {
        state: "received",
        facts: JSON.stringify(file),
        expiresAt: new Date(Date.now() + receivedLife),
      },
    });
    return file;
  };
  const stored = await coordination
    .once(`upload ${id}`, receiveOnce)
    .catch(async (error: unknown) => {
      // After a failure the sender may try again.
      await database.upload.updateMany({
        where: { id, state: "receiving" },
        data: { state: "issued" },
      });
      throw error;
    });
  if (stored) return stored;
  throw new MediaFault(409, "IN_USE", "A file is being sent to this address.");
}

/**
 * Sets the state of an upload to "receiving". An upload may have this state already: a server that stopped
 * while it received the file did not set the state back.
 * @throws {MediaFault} 409 after a file was received
 */
async function begin(database: Database, id: string): Promise<void> {
  const { count } = await database.upload.updateMany({
    where: { id, state: { in: ["issued", "receiving"] } },
    data: { state: "receiving" },
  });
  if (count > 0) return;
  throw new MediaFault(409, "ALREADY_USED", "A file was sent to this address already.");
}
