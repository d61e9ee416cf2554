import type { Database } from "../../database/client.ts";
import type { Coordination } from "../../database/instances/coordination.ts";
import { MediaFault } from "../media-fault.ts";
import type { Storage } from "../storage/storage.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { type StoredFile, storeFile } from "./store-file.ts";

/** How long a received file is kept without becoming an asset, in milliseconds. */
export const receivedLife = 24 * 60 * 60 * 1000;

type Services = {
  database: Database;
  storage: Storage;
  coordination: Pick<Coordination, "once">;
};

/**
 * Stores the file that `receive` returns for an upload, which accepts one file only, and one at a time
 * across all instances. After a refusal it accepts another. @throws {MediaFault}
 */
export async function storeUpload(
  { database, storage, coordination }: Services,
  id: string,
  receive: () => Promise<ReceivedFile>,
): Promise<StoredFile> {
  const receiveOnce = async () => {
    await begin(database, id);
    const file = await storeFile(await receive(), storage, "objects");
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
      // Only then may the sender try again.
      await database.upload.updateMany({
        where: { id, state: "receiving" },
        data: { state: "issued" },
      });
      throw error;
    });
  if (stored) return stored;
  throw new MediaFault(409, "IN_USE", "A file is being sent to this address.");
}

/** An upload that is "receiving" without a receiver was interrupted by a stopped server. */
async function begin(database: Database, id: string): Promise<void> {
  const { count } = await database.upload.updateMany({
    where: { id, state: { in: ["issued", "receiving"] } },
    data: { state: "receiving" },
  });
  if (count > 0) return;
  throw new MediaFault(409, "ALREADY_USED", "A file was sent to this address already.");
}
