import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";
import { startServer } from "../harness/server.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), "vitrine-postgresql-"));
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function makeDatabase(name: string, options = ""): Promise<string> {
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} ${options}`);
  await client.end();
  return `${postgres.url}/${name}`;
}

test("a first start fills an empty database; another Vitrine on it is refused", async () => {
  const address = await makeDatabase("fresh");
  const first = await startServer({ DATA_DIR: join(folder, "first"), DATABASE_URL: address });
  expect(await (await fetch(`${first.origin}/api/projects`)).json()).not.toEqual([]);
  expect(await (await fetch(`${first.origin}/api/health/ready`)).json()).toEqual({ status: "ok" });
  await expect(
    startServer({ DATA_DIR: join(folder, "second"), DATABASE_URL: address }),
  ).rejects.toThrow(/Another Vitrine is running on the database 127\.0\.0\.1:\d+\/fresh; stop it/);
  expect(await first.stop()).toBe(0);
});

test("a database that cannot be used is told in one sentence", async () => {
  const start = (url: string) => startServer({ DATA_DIR: join(folder, "none"), DATABASE_URL: url });
  await expect(start("postgresql://vitrine@127.0.0.1:1/x")).rejects.toThrow(
    /code 1:\nThe database server of 127\.0\.0\.1:1\/x cannot be reached \(ECONNREFUSED\); .*\n$/,
  );
  await expect(start(`${postgres.url}/missing`)).rejects.toThrow(
    /code 1:\nThere is no database at .*\/missing; make it, .*\n$/,
  );
  const latin = "TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C' LOCALE_PROVIDER libc";
  await expect(start(await makeDatabase("latin", latin))).rejects.toThrow(
    /code 1:\nThe database .*\/latin has the encoding LATIN1, which cannot hold every text; .*\n$/,
  );
  const address = await makeDatabase("closed");
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query("CREATE ROLE guest LOGIN PASSWORD 'guest'");
  await client.end();
  await expect(start(address.replace("vitrine@", "guest:guest@"))).rejects.toThrow(
    /code 1:\nThe database .*\/closed does not let its user make tables; .*\n$/,
  );
});
