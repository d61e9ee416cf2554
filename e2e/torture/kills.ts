import { once } from "node:events";
import { join } from "node:path";
import LibSql from "libsql";
import { startServer } from "../harness/server.ts";
import { type Acknowledged, assertPresent, firstFile, wait, work } from "./acknowledged.ts";
import { askAgain } from "./broken-connections.ts";
import { signIn } from "./owner.ts";
import type { SiteVariables } from "./site-variables.ts";

/**
 * Kills the server again and again while projects are made and files arrive. Expects afterwards that
 * all acknowledged projects and files exist, and that the database is not damaged.
 * @param restartLimit how long a killed server may take to serve again, in milliseconds
 * @returns what was seen, as a sentence
 */
export async function surviveKills(
  site: SiteVariables,
  rounds: number,
  restartLimit: number,
): Promise<string> {
  const all: Acknowledged = { slugs: [], files: [] };
  let slowest = 0;
  let server = await startServer(site);
  for (let round = 0; round < rounds; round++) {
    const owner = await askAgain(() => signIn(server.origin));
    const acknowledged: Acknowledged = { slugs: [], files: [] };
    const working = work(owner, round, acknowledged);
    // Every second kill happens after the site has acknowledged a file. The other kills may happen
    // during the first uploads.
    if (round % 2 === 1) await Promise.race([firstFile(acknowledged), working]);
    await wait(30 + Math.random() * 400);
    server.process.kill("SIGKILL");
    await once(server.process, "exit");
    for (const reason of await working) {
      // `fetch` fails with a TypeError if the server has ended. Other errors mean that the site has
      // refused a request.
      if (!(reason instanceof TypeError)) throw reason;
    }

    if (!site.DATABASE_URL) assertWhole(site.DATA_DIR);
    const started = performance.now();
    server = await startServer(site);
    await (await fetch(server.origin)).arrayBuffer();
    const taken = performance.now() - started;
    slowest = Math.max(slowest, taken);
    if (taken > restartLimit) throw new Error(`round ${round}: served again after ${taken} ms`);
    await assertPresent(server, acknowledged, round);
    all.slugs.push(...acknowledged.slugs);
    all.files.push(...acknowledged.files);
  }
  await assertPresent(server, all, rounds);
  await server.stop();
  return `${rounds} kills: all of ${all.slugs.length} projects and ${all.files.length} files present, serving again within ${Math.round(slowest)} ms`;
}

function assertWhole(folder: string): void {
  const database = new LibSql(join(folder, "vitrine.db"));
  const row = database.prepare("PRAGMA integrity_check").raw(true).get();
  database.close();
  if (String(row) !== "ok") throw new Error(`the database is damaged: ${String(row)}`);
}
