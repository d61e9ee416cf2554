import { join } from "node:path";
import { describePassword, importFile, importInto } from "../archive/commands.ts";
import { isArchive } from "../archive/read-archive.ts";
import type { ImportOptions } from "../archive/write-content.ts";
import { readEnvironment } from "../environment.ts";
import { explainFullDisk } from "../explain-full-disk.ts";
import { log } from "../log.ts";
import { localImageWorker } from "../media/derivatives/image-worker.ts";
import { StartError } from "../start-error.ts";
import { UserFault } from "../validation/accept.ts";
import { importWork } from "./import-work.ts";
import { withIncoming } from "./read-incoming.ts";
import { printReport } from "./report.ts";

/** The arguments of `npm run import -- PATH`, by their names in the command's usage. */
export type ImportWords = Partial<ImportOptions> & {
  path: string;
  dryRun: boolean;
  /** The folder or zip file of the pictures, if they are not in the imported file. */
  uploads?: string | undefined;
  /** Whether pictures are fetched from the hosts that the imported file names. */
  fetch?: boolean;
};

const fetching = { time: 60 * 60_000 };

/**
 * Imports an archive of this product, or projects of another program as drafts. The site may be running. If
 * the data folder has no site yet, the import creates it.
 * @param variables the environment of the process
 * @returns the report for the terminal
 * @throws {StartError} if the import is refused; nothing was written then
 */
export async function importFrom(
  variables: NodeJS.ProcessEnv,
  { path, dryRun, uploads, fetch = false, clash = "keep", messages = false }: ImportWords,
): Promise<string> {
  if (await isArchive(path)) {
    return importFile(variables, path, { clash, messages, isDryRun: dryRun });
  }
  const environment = readEnvironment({ LOG_LEVEL: "error", ...variables });
  log.level = environment.logLevel;
  try {
    const { result, password } = await withIncoming(path, uploads, (incoming) =>
      importInto(environment, { path, isDryRun: dryRun }, ({ database, storage }, dataFolder) =>
        importWork(
          {
            database,
            storage,
            maker: localImageWorker,
            incomingFolder: join(dataFolder, "incoming"),
          },
          incoming,
          { isDryRun: dryRun, fetching: fetch ? fetching : undefined },
        ),
      ),
    );
    return [
      printReport(result),
      ...(password === undefined ? [] : [describePassword(password)]),
    ].join("\n");
  } catch (error) {
    if (!(error instanceof UserFault || error instanceof StartError)) {
      throw explainFullDisk(error, environment.dataFolder);
    }
    throw new StartError(`${error.message.replace(/\.?$/, ".")} Nothing was written.`);
  }
}
