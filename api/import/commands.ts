import { join } from "node:path";
import { importFile } from "../archive/commands.ts";
import { isArchive } from "../archive/read-archive.ts";
import type { ImportOptions } from "../archive/write-content.ts";
import { assertDatabase } from "../backup/commands.ts";
import { bringUpToDate } from "../boot/bring-up-to-date.ts";
import { openDatabase } from "../database/client.ts";
import { storageFaultOf } from "../database/storage-fault.ts";
import { readEnvironment } from "../environment.ts";
import { localImageWorker } from "../media/derivatives/image-worker.ts";
import { openStorage } from "../media/storage/open-storage.ts";
import { deriveMediaUses } from "../projects/derive-media-uses.ts";
import { StartError } from "../start-error.ts";
import { UserFault } from "../validation/accept.ts";
import { importWork } from "./import-work.ts";
import { withIncoming } from "./read-incoming.ts";
import { printReport } from "./report.ts";

/** The words of `npm run import -- PATH`, as its usage names them. */
export type ImportWords = Partial<ImportOptions> & {
  path: string;
  dryRun: boolean;
  uploads?: string | undefined;
  /** Whether pictures are fetched from the hosts that the file names. */
  fetch?: boolean;
};

const fetching = { time: 60 * 60_000 };

/**
 * Brings an archive in, or projects of another program, as drafts. The site may be running.
 * @param variables the environment of the process
 * @returns the report for the terminal
 * @throws {StartError} where nothing was written
 */
export async function importFrom(
  variables: NodeJS.ProcessEnv,
  { path, dryRun, uploads, fetch = false, clash = "keep", messages = false }: ImportWords,
): Promise<string> {
  if (await isArchive(path)) {
    return importFile(variables, path, { clash, messages, isDryRun: dryRun });
  }
  const environment = readEnvironment({ LOG_LEVEL: "error", ...variables });
  assertDatabase(environment.databaseUrl);
  await bringUpToDate(environment);
  const database = await openDatabase(environment.databaseUrl, deriveMediaUses);
  try {
    const { storage } = await openStorage(environment);
    const incomingFolder = join(environment.dataFolder, "incoming");
    const services = { database, storage, maker: localImageWorker, incomingFolder };
    const report = await withIncoming(path, uploads, (incoming) =>
      importWork(services, incoming, { isDryRun: dryRun, fetching: fetch ? fetching : undefined }),
    );
    return printReport(report);
  } catch (error) {
    if (storageFaultOf(error)?.code === "STORAGE_FULL") {
      throw new StartError(
        "There is no room left on the disk; make room and import again. Nothing was written.",
      );
    }
    if (!(error instanceof UserFault || error instanceof StartError)) throw error;
    throw new StartError(`${error.message.replace(/\.?$/, ".")} Nothing was written.`);
  } finally {
    await database.$disconnect();
  }
}
