import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";
import { startServer } from "./server.ts";
import { demoDatabase, onServer } from "./two-servers.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The URL of a PostgreSQL server, without the name of a database. If it is set, each site of the
     * tests consists of two server processes that share a database on that server. If it is
     * undefined, each site is one process.
     */
    instancesOn?: string;
  }
}

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
let demoFolder: string | undefined;

/** Finds a browser, and fills a PostgreSQL database and a data folder with the demo portfolio. */
export async function setup(project: TestProject): Promise<void> {
  demoFolder = await mkdtemp(join(tmpdir(), "vitrine-demo-"));
  postgres = await startPostgres();
  await onServer(postgres.url, `CREATE DATABASE ${demoDatabase}`);
  const first = await startServer({
    DATA_DIR: demoFolder,
    DATABASE_URL: `${postgres.url}/${demoDatabase}`,
    SHARED_DATA: "1",
  });
  await first.stop();
  project.provide("browserPath", await findBrowser());
  project.provide("preparedFolders", { demo: demoFolder, empty: demoFolder });
  project.provide("instancesOn", postgres.url);
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
  if (demoFolder) await rm(demoFolder, { recursive: true, force: true });
}
