import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { onServer } from "../e2e/harness/two-servers.ts";
import { startPostgres } from "../scripts/postgres/start-postgres.mjs";
import { processorTimeOfAll } from "./processor-time.ts";

/**
 * Where the measured sites store their data: in the files of their data folders, or on a database
 * server.
 */
export type Databases = {
  name: string;
  /**
   * @returns the environment variables for a site on the folder. Its database has the content of
   * the folder's file, if there is one
   */
  open: (folder: string) => Promise<Record<string, string>>;
  /** Copies the database of the site on the folder into the folder's file. */
  save: (folder: string) => Promise<void>;
  /**
   * The processor time so far, in milliseconds, of processes besides the site's, by their names.
   */
  times: Record<string, () => Promise<number>>;
  stop: () => Promise<void>;
};

/** Each site uses the SQLite file in its folder. */
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

/** A PostgreSQL server where the arguments of a command contain `--postgresql`, otherwise files. */
export function chooseDatabases(words: string[]): Promise<Databases> {
  return words.includes("--postgresql") ? openServer() : Promise.resolve(files);
}

async function move(folder: string, to: string, from?: string): Promise<void> {
  await promisify(execFile)(process.execPath, ["scripts/move-database.mjs", to], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...(from && { DATABASE_URL: from }) },
  });
}
