import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { onServer } from "../e2e/harness/two-servers.ts";
import { startPostgres } from "../scripts/postgres/start-postgres.mjs";
import { processorTimeOfAll } from "./processor-time.ts";

/**
 * The databases of the measured sites: the SQLite files in their data folders, or databases on a
 * PostgreSQL server.
 */
export type Databases = {
  name: string;
  /**
   * Prepares the database of the site with this data folder. It starts with the content of the
   * SQLite file in the folder, if there is one.
   * @returns environment variables of the site
   */
  open: (folder: string) => Promise<Record<string, string>>;
  /** Copies the database of the site with this data folder into the SQLite file in the folder. */
  save: (folder: string) => Promise<void>;
  /** Functions that read the processor time so far, in milliseconds, of each process besides the site's. */
  times: Record<string, () => Promise<number>>;
  stop: () => Promise<void>;
};

/** Each site uses the SQLite file in its data folder. */
export const files: Databases = {
  name: "a file as database",
  open: async () => ({}),
  save: async () => {},
  times: {},
  stop: async () => {},
};

/**
 * Starts a PostgreSQL server with a database for each site. Its writes are durable, as in
 * production.
 */
export async function openServer(): Promise<Databases> {
  const server = await startPostgres({ isDurable: true });
  const addresses = new Map<string, string>();
  return {
    name: "PostgreSQL",
    open: async (folder) => {
      const name = `bench_${addresses.size}`;
      const address = `${server.url}/${name}`;
      await onServer(server.url, `CREATE DATABASE ${name}`);
      if (existsSync(join(folder, "vitrine.db"))) await move(folder, address);
      addresses.set(folder, address);
      return { DATABASE_URL: address };
    },
    save: (folder) => move(folder, `file:${join(folder, "vitrine.db")}`, addresses.get(folder)),
    times: { PostgreSQL: () => processorTimeOfAll(server.pid()) },
    stop: () => server.stop(),
  };
}

/** A PostgreSQL server if the arguments of a command contain `--postgresql`, otherwise SQLite files. */
export function chooseDatabases(words: string[]): Promise<Databases> {
  return words.includes("--postgresql") ? openServer() : Promise.resolve(files);
}

async function move(folder: string, to: string, from?: string): Promise<void> {
  await promisify(execFile)(process.execPath, ["scripts/move-database.mjs", to], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...(from && { DATABASE_URL: from }) },
  });
}
