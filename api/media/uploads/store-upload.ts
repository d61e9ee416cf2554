import type { Database } from "../../database/client.ts";
import { MediaFault } from "../media-fault.ts";
import type { Storage } from "../storage/storage.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { type StoredFile, storeFile } from "./store-file.ts";

/** How long a received file waits to become an asset, in milliseconds. */
export const receivedLife = 24 * 60 * 60 * 1000;

type Services = { database: Database; storage: Storage };

/**
 * Stores the file that `receive` returns as that of an upload, which takes one file only. Where it is
 * refused, the address takes another. @throws {MediaFault}
 */
export async function storeUpload(
  { database, storage }: Services,
  id: string,
  receive: () => Promise<ReceivedFile>,
): Promise<StoredFile> {
  await claim(database, id);
  try {
    const stored = await storeFile(await receive(), storage, "objects");
    await database.upload.update({
      where: { id },
      data: {
        state: "received",
        facts: JSON.stringify(stored),
        expiresAt: new Date(Date.now() + receivedLife),
      },
    });
    return stored;
  } catch (error) {
    await database.upload.update({ where: { id }, data: { state: "issued" } });
    throw error;
  }
}

/** Of two files sent to one address at once, one is taken. */
async function claim(database: Database, id: string): Promise<void> {
  const { count } = await database.upload.updateMany({
    where: { id, state: "issued" },
    data: { state: "receiving" },
  });
  if (count > 0) return;
  const upload = await database.upload.findUnique({ where: { id }, select: { state: true } });
  if (upload?.state === "receiving") {
    throw new MediaFault(409, "IN_USE", "A file is being sent to this address.");
  }
  throw new MediaFault(409, "ALREADY_USED", "A file was sent to this address already.");
}
