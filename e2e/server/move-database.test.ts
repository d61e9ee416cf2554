/** @module-tag matrix */

import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";
import { copyFolder } from "../harness/prepared-folder.ts";
import { startServer } from "../harness/server.ts";
import { publicUrl, readPublicSite } from "./public-site.ts";

const run = promisify(execFile);

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), "vitrine-move-"));
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

/** Everything that a visitor gets of a site in so many places. */
async function readSite(variables: Record<string, string>): Promise<Map<string, string>> {
  const server = await startServer({ ...publicUrl, ...variables });
  try {
    return await readPublicSite(server.origin, /\/320\.(?!avif)/);
  } finally {
    expect(await server.stop()).toBe(0);
  }
}

async function move(variables: Record<string, string>, address: string): Promise<string> {
  const env = { PATH: process.env.PATH, ...variables };
  const { stdout } = await run(process.execPath, ["scripts/move-database.mjs", address], { env });
  return stdout;
}

test("a site that moves to PostgreSQL and back is the same for visitors, byte for byte", async () => {
  const data = join(folder, "site");
  await copyFolder(inject("preparedFolders").demo, data);
  const file = { DATA_DIR: data };
  const before = await readSite(file);
  for (const [start, least] of [
    ["/project/", 5],
    ["/objects/", 100],
    ["/api/", 10],
  ] as const) {
    const of = [...before.keys()].filter((address) => address.startsWith(start));
    expect(of.length, start).toBeGreaterThan(least);
  }
  const address = await makeDatabase("moved");
  expect(await move(file, address)).toMatch(/holds the \d+ rows of \d+ tables, each compared/);
  const served = { DATA_DIR: data, DATABASE_URL: address };
  expect(await readSite(served)).toEqual(before);
  await expect(move(file, address)).rejects.toThrow(
    /There is a site in the database .*moved already/,
  );
  const back = `file:${join(folder, "back.db")}`;
  expect(await move(served, back)).toContain("each compared with what it was");
  expect(await readSite({ DATA_DIR: data, DATABASE_URL: back })).toEqual(before);
}, 300_000);
