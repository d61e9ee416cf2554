import type { FastifyInstance } from "fastify";
import type { Database } from "../database/client.ts";
import type { Environment } from "../environment.ts";
import { log } from "../log.ts";
import type { Storage } from "../media/storage/storage.ts";
import { type DiskRoom, openDiskRoom } from "./disk-room.ts";
import { type LostFiles, openLostFiles } from "./lost-files.ts";

/** The state of disk, database, files and static copy. Each server process has one such object. */
export type Condition = {
  /** Whether the database was intact at the start. */
  isDatabaseWhole: boolean;
  room: DiskRoom;
  lostFiles: LostFiles;
  /**
   * Why the static copy in the folder EXPORT_TO is not up to date, as a text for the owner. Null
   * without a problem.
   */
  staticCopy: { problem: string | null };
};

type Options = {
  environment: Pick<Environment, "databaseUrl" | "dataFolder">;
  database: Database;
  storage: Storage;
  isDatabaseWhole: boolean;
};

export function openCondition(options: Options): Condition {
  const { environment, isDatabaseWhole } = options;
  return {
    isDatabaseWhole,
    room: openDiskRoom(environment, log),
    lostFiles: openLostFiles(options, log),
    staticCopy: { problem: null },
  };
}

/** Checks disk and files while the server listens. */
export async function conditionPlugin(
  app: FastifyInstance,
  { condition: { room, lostFiles } }: { condition: Condition },
): Promise<void> {
  app.addHook("onListen", async () => {
    room.watch();
    lostFiles.watch();
  });
  app.addHook("onClose", async () => {
    await room.close();
    await lostFiles.close();
  });
}
