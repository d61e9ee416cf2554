import pg from "pg";
import type { startPostgres } from "../../scripts/postgres/start-postgres.mjs";
import { type Server, startServer } from "../harness/server.ts";
import { type Acknowledged, assertPresent, firstFile, wait, work } from "./acknowledged.ts";
import { askAgain, isBrokenConnection } from "./broken-connections.ts";
import { signIn } from "./owner.ts";
import type { SiteVariables } from "./site-variables.ts";

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** The signals to PostgreSQL. SIGQUIT has the effect of `pg_ctl stop -m immediate`. */
const ways = ["SIGKILL", "SIGQUIT"] as const;

/**
 * Kills PostgreSQL again and again while projects are made and files arrive, and starts it again.
 * Expects that all acknowledged projects and files exist afterwards, that all other requests got
 * 503, and that the site recovers without a restart.
 * @param restartLimit how long the site may take to be ready after PostgreSQL, in milliseconds
 * @returns what was seen, as a sentence
 */
export async function surviveDatabaseKills(
  site: SiteVariables,
  postgres: Postgres,
  rounds: number,
  restartLimit: number,
): Promise<string> {
  const all: Acknowledged = { slugs: [], files: [] };
  let slowest = 0;
  let broken = 0;
  const server = await startServer(site);
  try {
    for (let round = 0; round < rounds; round++) {
      const owner = await askAgain(() => signIn(server.origin));
      const acknowledged: Acknowledged = { slugs: [], files: [] };
      const working = work(owner, 1_000 + round, acknowledged);
      if (round % 4 > 1) await Promise.race([firstFile(acknowledged), working]);
      await wait(30 + Math.random() * 400);
      await postgres.halt(ways[round % ways.length]);
      for (const reason of await working) {
        if (isBrokenConnection(reason)) broken += 1;
        else if (!/: 503 .*"BUSY"/.test(String(reason))) throw reason;
      }
      await wait(Math.random() * 2_000);
      await postgres.goOn();
      const taken = await timeUntilReady(server, restartLimit);
      slowest = Math.max(slowest, taken);
      await assertPresent(server, acknowledged, round);
      all.slugs.push(...acknowledged.slugs);
      all.files.push(...acknowledged.files);
    }
    await assertPresent(server, all, rounds);
    const rows = await readEveryRow(site.DATABASE_URL);
    return `${rounds} kills of PostgreSQL: all of ${all.slugs.length} projects and ${all.files.length} files present, ${rows} rows readable, ready within ${Math.round(slowest)} ms, in one run of the site; ${broken} connections of ours broke`;
  } finally {
    await server.stop();
  }
}

/** Waits until the site is ready. @returns the duration in milliseconds */
async function timeUntilReady({ origin, process }: Server, limit: number): Promise<number> {
  const started = performance.now();
  for (;;) {
    if (process.exitCode !== null) throw new Error("the site has ended");
    const { ok } = await askAgain(() => fetch(`${origin}/api/health/ready`));
    const taken = performance.now() - started;
    if (ok) return taken;
    if (taken > limit) throw new Error(`the site was not ready after ${taken} ms`);
    await wait(50);
  }
}

/** Reads every row, which fails if a row is damaged. @returns the number of rows in all tables */
async function readEveryRow(address: string | undefined): Promise<number> {
  const client = new pg.Client({ connectionString: address });
  client.on("error", () => {}); // The query rejects with the failure.
  await client.connect();
  try {
    const tables = await client.query(
      "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    let count = 0;
    for (const { name } of tables.rows) {
      const { rows } = await client.query(`SELECT count(md5(t::text)) FROM ${name} t`);
      count += Number(rows[0].count);
    }
    return count;
  } finally {
    await client.end();
  }
}
