import { chmod, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { isPostgres } from "../database/address.ts";
import { pathOfUrl } from "../database/connection.ts";
import type { Environment } from "../environment.ts";
import { log } from "../log.ts";

/** The files that Vitrine creates in its data folder. */
const own =
  /^(?:vitrine\.db.*|lock\.db.*|secret.*|folder-id.*|first-start|media|incoming|scratch|copies|builds|\.(?:restore|backup|look)-.*)$/;

/**
 * Makes database and secret unreadable for other users of the machine, also those created by an older
 * version or with a looser umask; and the data folder, where it contains only Vitrine's files.
 */
export async function restrictFiles({
  dataFolder,
  databaseUrl,
}: Pick<Environment, "dataFolder" | "databaseUrl">): Promise<void> {
  if (process.platform === "win32") return;
  const database = isPostgres(databaseUrl) ? "vitrine.db" : pathOfUrl(databaseUrl);
  const files = isPostgres(databaseUrl)
    ? []
    : ["", "-wal", "-shm"].map((suffix) => database + suffix);
  for (const path of [...files, join(dataFolder, "secret"), join(dataFolder, "lock.db")]) {
    if (!(await restrict(path, 0o600))) {
      log.warn(`Other users of this machine may read ${path}, which is not this user's to change.`);
    }
  }
  const foreign = (await readdir(dataFolder)).find(
    (name) => !own.test(name) && !name.startsWith(basename(database)),
  );
  if (foreign === undefined ? await restrict(dataFolder, 0o700) : await isClosed(dataFolder))
    return;
  const reason = foreign === undefined ? "is not this user's" : `holds ${foreign} as well`;
  log.warn(
    `Other users of this machine may look into the data folder ${dataFolder}, which ${reason}; a folder that is Vitrine's alone is closed to them.`,
  );
}

/** @returns false where other users may still read it */
async function restrict(path: string, mode: number): Promise<boolean> {
  if (await isClosed(path)) return true;
  return chmod(path, mode).then(
    () => true,
    () => false,
  );
}

async function isClosed(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return !found || (found.mode & 0o077) === 0;
}
