import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibSql from "libsql";
import { readMigrations } from "../../api/database/migration-files.ts";
import { startServer } from "../harness/server.ts";

type Faults = { library: string | undefined; folder: string };
type Scenario = { name: string; prepare: (data: string) => Promise<void>; rows: number };

/** The kinds of starts that write much: on an empty folder, and with the database of an old version. */
const scenarios: Scenario[] = [
  { name: "first start", prepare: async (data) => void (await mkdir(data)), rows: 0 },
  { name: "upgrade", prepare: makeOldest, rows: 100 },
];

/**
 * Kills first starts and upgrades, at every sync of a file and at random moments, and fills the disk
 * at many of their writes. Expects that the next start serves an undamaged site.
 * @param rounds the number of kills
 * @returns what was seen, as a sentence
 */
export async function surviveInterruptedStarts(rounds: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-interrupted-"));
  const faults = { library: await compileFaults(folder), folder };
  try {
    const kills: Record<string, number> = {};
    const full: Record<string, number> = {};
    const share = Math.ceil(rounds / scenarios.length);
    for (const scenario of scenarios) {
      kills[scenario.name] = await killAtEverySync(scenario, faults, share);
      for (let round = kills[scenario.name] ?? 0; round < share; round++) {
        await interrupt(scenario, faults, {}, 20 + Math.random() * 900);
      }
      full[scenario.name] = await fillAtEveryStep(scenario, faults, share);
    }
    const seen = (counts: Record<string, number>) =>
      scenarios.map(({ name }) => `${counts[name]} of a ${name}`).join(", ");
    return `${share * scenarios.length} kills of starts (at syncs: ${seen(kills)}), full disks: ${seen(full)}; every next start served the site`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Kills a start at its first sync, the next start at its second, and so on.
 * @returns how many starts were killed before one succeeded; 0 without a C compiler
 */
async function killAtEverySync(scenario: Scenario, faults: Faults, max: number) {
  if (!faults.library) return 0;
  for (let sync = 1; sync <= max; sync++) {
    const { outcome } = await interrupt(scenario, faults, { KILL_AT_SYNC: String(sync) });
    if (outcome === "served") return sync - 1;
  }
  return max;
}

/**
 * Makes the disk seem full during many starts, each time from a later write on.
 * @returns how many starts had a full disk before one succeeded; 0 without a C compiler
 */
async function fillAtEveryStep(scenario: Scenario, faults: Faults, max: number) {
  if (!faults.library) return 0;
  let count = 0;
  for (let step = 1; count < max; step = Math.ceil(step * 1.1)) {
    const { outcome, said } = await interrupt(scenario, faults, { FULL_AT_WRITE: String(step) });
    if (outcome === "served") break;
    const lines = said.trim().split("\n").slice(1);
    if (lines.length !== 1) throw new Error(`a full disk at write ${step}: ${said}`);
    count += 1;
  }
  return count;
}

/**
 * Starts a site with a fault, and then again without a fault, and expects that the second start
 * serves an undamaged site.
 * @param fault environment variables of e2e/torture/faults.c
 * @returns how the first start ended (`outcome`), and its output (`said`)
 */
async function interrupt(
  scenario: Scenario,
  { library, folder }: Faults,
  fault: Record<string, string>,
  killAfter?: number,
): Promise<{ outcome: "served" | "ended"; said: string }> {
  const data = join(folder, "data");
  await scenario.prepare(data);
  const variables = { DATA_DIR: data, DEMO_CONTENT: "0" };
  const preload: Record<string, string> = library ? { LD_PRELOAD: library, FAULTS_IN: data } : {};
  const starting = startServer({ ...variables, ...preload, ...fault }, { killAfter });
  const first = await starting.then(
    async (server) => {
      await server.stop();
      return { outcome: "served" as const, said: "" };
    },
    (error: Error) => ({ outcome: "ended" as const, said: error.message }),
  );
  const server = await startServer(variables);
  const response = await fetch(server.origin);
  await response.arrayBuffer();
  await server.stop();
  if (response.status !== 200) throw new Error(`${scenario.name}: served ${response.status}`);
  assertWhole(join(data, "vitrine.db"), scenario.rows);
  if (existsSync(join(data, "first-start"))) throw new Error("the marker was left behind");
  await rm(data, { recursive: true });
  return first;
}

function assertWhole(path: string, rows: number): void {
  const database = new LibSql(path);
  const read = (sql: string) => String(database.prepare(sql).raw(true).get());
  const found = [
    read("PRAGMA integrity_check"),
    read("SELECT count(*) FROM WorkImage"),
    read("SELECT count(*) FROM MediaAsset"),
  ];
  database.close();
  if (found.join() !== `ok,${rows},${rows}`) throw new Error(`after the next start: ${found}`);
}

/** Makes a site of the oldest version, with rows that refer to each other. */
async function makeOldest(data: string): Promise<void> {
  await mkdir(data);
  const [oldest] = await readMigrations();
  const database = new LibSql(join(data, "vitrine.db"));
  database.exec("PRAGMA synchronous = OFF");
  database.exec(oldest?.script ?? "");
  database.exec(`
    CREATE TABLE "_prisma_migrations" (
      "id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME,
      "migration_name" TEXT NOT NULL, "logs" TEXT, "rolled_back_at" DATETIME,
      "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
      "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0
    );
    INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name)
    VALUES ('1', '', '2026-11-20', '${oldest?.name}');
    INSERT INTO Project (id, name, slug, updatedAt) VALUES (1, 'Orrery', 'orrery', 0);
    WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 100)
    INSERT INTO WorkImage (projectId, position, src) SELECT 1, n, '/objects/' || n FROM count;
    INSERT INTO MediaAsset (path, kind, mediaType, byteSize, width, height, checksum)
    SELECT src, 'image', 'image/png', 1, 1, 1, src FROM WorkImage`);
  database.close();
}

/**
 * Compiles the library that injects faults.
 * @returns the path of the library; undefined on systems other than Linux, and without a C compiler,
 * where only kills at random moments are possible
 */
export async function compileFaults(folder: string): Promise<string | undefined> {
  if (process.platform !== "linux") return undefined;
  await cp("e2e/torture/faults.c", join(folder, "faults.c"));
  try {
    execFileSync("cc", ["-shared", "-fPIC", "-O1", "-o", "faults.so", "faults.c", "-ldl"], {
      cwd: folder,
      stdio: "ignore",
    });
    return join(folder, "faults.so");
  } catch {
    return undefined;
  }
}
