import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";
import { eventually } from "../harness/eventually.ts";
import { copyFolder } from "../harness/prepared-folder.ts";
import { type Server, startServer } from "../harness/server.ts";
import { type Owner, signIn } from "../torture/owner.ts";
import { publicUrl, readPublicSite } from "./public-site.ts";

const run = promisify(execFile);

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

async function makeDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${postgres.url}/${name}`;
}

/** Starts a site, and reads everything that visitors get, with pictures in one size only. */
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

test("a site that moves to PostgreSQL and back is the same for visitors, byte for byte", {
  timeout: 300_000,
}, async () => {
  const data = join(folder, "site");
  await copyFolder(inject("preparedFolders").demo, data);
  const file = { DATA_DIR: data };
  const before = await readSite(file);
  for (const [start, min] of [
    ["/project/", 5],
    ["/objects/", 100],
    ["/api/", 10],
  ] as const) {
    const of = [...before.keys()].filter((address) => address.startsWith(start));
    expect(of.length, start).toBeGreaterThan(min);
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
});

describe("a server that goes away", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let folder: string;
  let server: Server;
  let owner: Owner;
  let picture: string;
  beforeEach(async () => {
    postgres = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), "vitrine-restarts-"));
    await ask("postgres", "CREATE DATABASE site");
    server = await startServer({ DATA_DIR: folder, DATABASE_URL: `${postgres.url}/site` });
    owner = await signIn(server.origin);
    const home = await (await fetch(server.origin)).text();
    picture = /\/objects\/[^"' ,]+/.exec(home)?.[0] ?? "";
  });
  afterEach(async () => {
    postgres.thaw();
    await postgres.goOn();
    await server.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function ask(name: string, sql: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: `${postgres.url}/${name}` });
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  }

  const html = { accept: "text/html" };

  /** Every kind of request: its name, a function that sends it, and the expected body in an outage. */
  const surfaces = (): [string, () => Promise<Response>, RegExp][] => [
    ["home", () => fetch(server.origin, { headers: html }), /<h1>Something went wrong</],
    ["work", () => fetch(`${server.origin}/work`, { headers: html }), /<h1>Something went wrong</],
    ["owner", () => owner.ask("/admin", { headers: html }), /<h1>Something went wrong</],
    ["REST", () => fetch(`${server.origin}/api/projects`), /^\{"error":.*"code":"BUSY"\}$/],
    ["GraphQL", askGraphQL, /"code":"BUSY","retryAfter":5/],
    ["picture", () => fetch(server.origin + picture), /"code":"BUSY"/],
    ["icon", () => fetch(`${server.origin}/favicon.ico`), /"code":"BUSY"/],
  ];

  function askGraphQL(): Promise<Response> {
    return fetch(`${server.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-vitrine-client": "1" },
      body: '{"query":"{ projects(first: 1) { edges { node { id } } } }"}',
    });
  }

  /** Sends all surfaces' requests at once, and expects responses with 503 within `max` milliseconds. */
  async function expectAway(max: number): Promise<void> {
    const started = performance.now();
    const write = owner.createProject("while-away").then(
      () => "acknowledged",
      (error: Error) => error.message,
    );
    await Promise.all(
      surfaces().map(async ([name, request, body]) => {
        const response = await request();
        expect([name, response.status]).toEqual([name, 503]);
        expect([name, response.headers.get("retry-after")]).toEqual([name, "5"]);
        expect([name, response.headers.get("cache-control")]).toEqual([
          name,
          expect.stringContaining("no-store"),
        ]);
        expect(await response.text()).toMatch(body);
        expect(performance.now() - started).toBeLessThan(max);
      }),
    );
    expect(await write).toMatch(/503.*BUSY/);
  }

  async function expectBack(): Promise<void> {
    await eventually(async () => (await ready()).status).toBe(200);
    for (const [name, request] of surfaces())
      expect([name, (await request()).ok]).toEqual([name, true]);
    await owner.createProject(`back-${lines("is back after")}`);
  }

  const ready = () => fetch(`${server.origin}/api/health/ready`);
  const live = () => fetch(`${server.origin}/api/health/live`);
  const lines = (words: string) => server.output().split(words).length - 1;

  test("a server that stops and comes back: 503 meanwhile, one log line each, no restart", async () => {
    await owner.createProject("before");
    await postgres.halt();
    await expectAway(3_000);
    await expectAway(3_000);
    expect((await ready()).status).toBe(503);
    expect((await live()).status).toBe(200);
    await postgres.goOn();
    await expectBack();
    expect((await fetch(`${server.origin}/api/projects/slug/before`)).status).toBe(200);
    const failures = server.output().match(/.*"level":50.*/g);
    expect(failures).toEqual([expect.stringContaining("is away")]);
    expect([lines("is away"), lines("is back after")]).toEqual([1, 1]);
  });

  test("a server that freezes holds no request for longer than ten seconds, liveness not at all", async () => {
    postgres.freeze();
    const away = expectAway(10_000);
    const started = performance.now();
    expect((await live()).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1_500);
    await away;
    postgres.thaw();
    await expectBack();
    expect([lines('"level":50'), lines("is away")]).toEqual([1, 1]);
  });

  test("the lock is taken again before anything else; without it nothing is written", async () => {
    await ask(
      "site",
      `DELETE FROM "_vitrine_instances";
     INSERT INTO "_vitrine_instances" VALUES ('another', false, false, now() + '1 h')`,
    );
    await eventually(() => lines("is away")).toBe(1);
    await expectAway(3_000);
    await ask("site", `DELETE FROM "_vitrine_instances" WHERE "id" = 'another'`);
    await expectBack();
    const { rows } = await ask("site", 'SELECT 1 FROM "_vitrine_instances"');
    expect(rows).toHaveLength(1);
  });
});
