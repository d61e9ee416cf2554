/**
 * `npm run torture`: exposes the built product to every fault that it has to survive, such as kills
 * and a full disk, and prints the results.
 * `npm run torture -- --postgresql` uses PostgreSQL as the database, and kills it, too.
 * `npm run torture -- --lost-disk 40` deletes data folders 40 times, and restores them from the
 * newest copies in the folder of backups.
 * `npm run torture -- --mixed 15` puts 15 minutes of mixed load on a site, with one fault after
 * another.
 * `npm run torture -- --pictures 4000` deletes the folder of a site with 4000 pictures, and restores
 * it.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startServer } from "../../e2e/harness/server.ts";
import { everyTorture, everyTortureOn, runTorture } from "../../e2e/torture/every-torture.ts";
import { surviveLostDisk } from "../../e2e/torture/lost-disk.ts";
import { restoreManyPictures } from "../../e2e/torture/many-pictures.ts";
import { surviveMixedLoad } from "../../e2e/torture/mixed-load.ts";
import { startPostgres } from "../postgres/start-postgres.mjs";
import { build, generate, install } from "../prepare.mjs";

const numberAfter = (word: string) => {
  const at = process.argv.indexOf(word);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
};
const deletions = numberAfter("--lost-disk");
const pictures = numberAfter("--pictures");
const mixedMinutes = numberAfter("--mixed");
const isOnPostgres = process.argv.includes("--postgresql");

await install();
await generate();
await build();
const demoFolder = await mkdtemp(join(tmpdir(), "vitrine-demo-"));
try {
  if (deletions !== undefined) await loseDisk((from) => surviveLostDisk(from, deletions));
  else if (pictures !== undefined) await loseDisk((from) => restoreManyPictures(from, pictures));
  else if (mixedMinutes !== undefined) console.log(await mixLoad(mixedMinutes));
  else if (isOnPostgres) await tortureOnPostgres();
  else await torture();
} finally {
  await rm(demoFolder, { recursive: true, force: true });
}

async function loseDisk(lose: (demoFolder: string) => Promise<string>): Promise<void> {
  await (await startServer({ DATA_DIR: demoFolder })).stop();
  console.log(await lose(demoFolder));
}

function mixLoad(minutes: number): Promise<string> {
  const start = (within: string) => startPostgres({ isDurable: true, within });
  return surviveMixedLoad(minutes, console.log, isOnPostgres ? start : undefined);
}

async function torture(): Promise<void> {
  await (await startServer({ DATA_DIR: demoFolder })).stop();
  for (const each of everyTorture(true)) {
    const seen = await runTorture(each, demoFolder);
    console.log(seen ?? `${each.name}: left out, for it needs to mount a small disk, as root can`);
  }
}

async function tortureOnPostgres(): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
    client.on("error", () => {}); // The query rejects with the failure.
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  try {
    await run("CREATE DATABASE demo");
    const demo = { DATA_DIR: demoFolder, DATABASE_URL: `${postgres.url}/demo` };
    await (await startServer(demo)).stop();
    for (const [index, each] of everyTortureOn(postgres).entries()) {
      const makeDatabase = async () => {
        await run(`CREATE DATABASE site${index} TEMPLATE demo`);
        return `${postgres.url}/site${index}`;
      };
      console.log(await runTorture(each, demoFolder, makeDatabase));
    }
  } finally {
    await postgres.stop();
  }
}
