import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { onServer } from "../e2e/harness/two-servers.ts";
import { startPostgres } from "../scripts/postgres/start-postgres.mjs";
import { processorTimeOfAll } from "./processor-time.ts";

/** Where the sites that are measured have what is in a data folder's file before. */
export type Databases = {
  name: string;
  /** @returns the variables of a site on the folder, whose database holds what its file does */
  open: (folder: string) => Promise<Record<string, string>>;
  /** Puts what the site on the folder has in its database into the folder's file. */
  save: (folder: string) => Promise<void>;
  /** Milliseconds that processes other than the site's took of the processor, by their name. */
  times: Record<string, () => Promise<number>>;
  stop: () => Promise<void>;
};

/** Each folder's own file. */
export const files: Databases = {
  name: "a file as database",
  open: async () => ({}),
  save: async () => {},
  times: {},
  stop: async () => {},
};

/** Databases of one server of PostgreSQL, which stores as surely as one of a site does. */
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

/** Those that the words of a command choose. */
export function chooseDatabases(words: string[]): Promise<Databases> {
  return words.includes("--postgresql") ? openServer() : Promise.resolve(files);
}

async function move(folder: string, to: string, from?: string): Promise<void> {
  await promisify(execFile)(process.execPath, ["scripts/move-database.mjs", to], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...(from && { DATABASE_URL: from }) },
  });
}
