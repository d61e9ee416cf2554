import { randomUUID } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { checksumOfFile, inspectFile } from "../inspect/inspect-file.ts";
import { oneByOne } from "../inspect/open-picture.ts";
import type { Storage } from "../storage/storage.ts";
import { stripMetadata } from "../strip/strip-metadata.ts";
import { convertPicture } from "./convert-picture.ts";
import type { ReceivedFile } from "./receive-file.ts";

/** What is written to the database of a file that was checked and stored. */
export type StoredFile = Pick<
  MediaAsset,
  "path" | "kind" | "mediaType" | "byteSize" | "width" | "height" | "checksum"
> &
  Partial<
    Pick<
      MediaAsset,
      | "durationSeconds"
      | "codec"
      | "hasAlpha"
      | "isAnimated"
      | "placeholder"
      | "dominantColor"
      | "colors"
      | "tones"
    >
  >;

/**
 * Checks a received file, converts it where few browsers show it, removes its metadata and moves it into the storage under a name of its own.
 * The received file is gone afterwards, also where it is refused.
 * @throws {MediaFault} where it cannot be decoded
 */
export async function storeFile(
  { path, type: receivedType }: ReceivedFile,
  storage: Storage,
  folder: "objects" | "uploads",
): Promise<StoredFile> {
  try {
    const stored = await oneByOne(async () => {
      const type = await convertPicture(path, receivedType);
      const facts = await inspectFile(path, type);
      await stripMetadata(path, type);
      return {
        ...facts,
        path: `/${folder}/${randomUUID()}.${type.extension}`,
        kind: type.kind,
        mediaType: type.mediaType,
        byteSize: (await stat(path)).size,
        checksum: await checksumOfFile(path),
      };
    });
    await storage.adopt(stored.path.slice(1), path);
    return stored;
  } finally {
    await rm(path, { force: true });
  }
}
