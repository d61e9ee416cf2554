import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { surviveClients } from "./clients.ts";
import { surviveClock } from "./clock.ts";
import { surviveFullDisk } from "./disk-full.ts";
import { surviveInterruptedFiles } from "./interrupted-files.ts";
import { surviveInterruptedStarts } from "./interrupted-starts.ts";
import { surviveKills } from "./kills.ts";
import { surviveLock } from "./locked.ts";
import { surviveManySaves } from "./many-saves.ts";
import { type Postgres, surviveDatabaseKills } from "./postgres-kills.ts";
import { refuseSecondProcess } from "./second-process.ts";
import type { SiteVariables } from "./site-variables.ts";
import { stopUnderLoad } from "./stop.ts";

type Torture = {
  name: string;
  /** @returns what was seen, as a sentence; undefined if this machine cannot run the test */
  run: (site: SiteVariables) => Promise<string | undefined>;
};

/**
 * The tests on a site with SQLite.
 * @param isFull whether the tests have their full size, which takes long
 */
export function everyTorture(isFull: boolean): Torture[] {
  return [
    { name: "a second process", run: ({ DATA_DIR }) => refuseSecondProcess(DATA_DIR) },
    { name: "a locked database", run: ({ DATA_DIR }) => surviveLock(DATA_DIR) },
    { name: "a full disk", run: ({ DATA_DIR }) => surviveFullDisk(DATA_DIR) },
    {
      name: "interrupted starts",
      run: () => surviveInterruptedStarts(isFull ? 200 : 2),
    },
    {
      name: "interrupted files",
      run: () => surviveInterruptedFiles(isFull ? 0 : 4),
    },
    ...onAnyDatabase(isFull),
    {
      name: "SIGKILL while writing",
      run: (site) => (isFull ? surviveKills(site, 200, 3_000) : surviveKills(site, 2, 30_000)),
    },
  ];
}

/**
 * The tests on a site with PostgreSQL. They also kill PostgreSQL.
 * @param postgres a server whose acknowledged writes survive a crash
 */
export function everyTortureOn(postgres: Postgres): Torture[] {
  return [
    ...onAnyDatabase(true),
    { name: "SIGKILL while writing", run: (site) => surviveKills(site, 100, 16_000) },
    {
      name: "a killed PostgreSQL",
      run: (site) => surviveDatabaseKills(site, postgres, 30, 10_000),
    },
  ];
}

function onAnyDatabase(isFull: boolean): Torture[] {
  return [
    { name: "SIGTERM under load", run: stopUnderLoad },
    { name: "slow and broken clients", run: (site) => surviveClients(site, isFull ? 200 : 30) },
    { name: "a clock that jumps", run: surviveClock },
    { name: "many saves", run: (site) => surviveManySaves(site, isFull ? 5_000 : 300) },
  ];
}

/**
 * Runs a test on a copy of a data folder.
 * @param makeDatabase returns the address of a database with the same content. Without it, the site
 * uses the SQLite file in the folder
 * @returns what was seen, as a sentence; undefined if this machine cannot run the test
 */
export async function runTorture(
  { run }: Torture,
  demoFolder: string,
  makeDatabase?: () => Promise<string>,
) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-torture-"));
  try {
    await cp(demoFolder, folder, { recursive: true });
    return await run({
      DATA_DIR: folder,
      ...(makeDatabase && { DATABASE_URL: await makeDatabase() }),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
