import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";
import { eventually } from "../harness/eventually.ts";
import { type Server, startServer } from "../harness/server.ts";
import { drawPicture, type Owner, signIn } from "../torture/owner.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
let variables: Record<string, string>;
let first: Server;
let second: Server;
let owner: Owner;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), "vitrine-instances-"));
  await query("postgres", "CREATE DATABASE site");
  variables = {
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: `${postgres.url}/site`,
    SHARED_DATA: "1",
  };
  // Both find an empty database, and no secret.
  [first, second] = await Promise.all([startServer(variables), startServer(variables)]);
  owner = await signIn(first.origin);
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function query(name: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: `${postgres.url}/${name}` });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

const html = { accept: "text/html" };
const json = { "content-type": "application/json" };
const textAt = async (address: string) => (await fetch(address, { headers: html })).text();

async function saveBanner(by: Owner, content: string): Promise<void> {
  const body = JSON.stringify({ content, isActive: true });
  const { status } = await by.ask("/api/banner", { method: "POST", headers: json, body });
  expect(status).toBe(200);
}

async function askBanner(origin: string): Promise<string> {
  const body = JSON.stringify({ query: "{ banner { content } }" });
  const headers = { ...json, "x-vitrine-client": "1" };
  const response = await fetch(`${origin}/graphql`, { method: "POST", headers, body });
  return Object(await response.json()).data.banner.content;
}

test("one of two first starts at the same time fills the database", {
  tags: "matrix",
}, async () => {
  const { rows } = await query("site", 'SELECT "slug", count(*) FROM "Project" GROUP BY "slug"');
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ count }) => count))).toEqual(new Set(["1"]));
  expect((await query("site", 'SELECT 1 FROM "User"')).rowCount).toBe(1);
});

test("the other instance returns a saved project at once, a hundred times", {
  tags: "matrix",
  timeout: 60_000,
}, async () => {
  const owners = [owner, owner.at(second.origin)];
  const origins = [first.origin, second.origin];
  for (let round = 0; round < 100; round++) {
    const writer = owners[round % 2] ?? owner;
    const reader = origins[(round + 1) % 2] ?? "";
    const words = `Round ${round} of it`;
    await saveBanner(writer, words);
    expect(await textAt(`${reader}/`)).toContain(words);
    expect(await textAt(`${reader}/api/banner`)).toContain(words);
    expect(await askBanner(reader)).toBe(words);
  }
});

test("the other instance withholds what one has protected, page and picture", async () => {
  const { path } = await owner.upload(await drawPicture(7));
  const module = { type: "hero-image", id: "a", imageSrc: path };
  const body = JSON.stringify({
    name: "Secret",
    slug: "secret",
    whyContent: JSON.stringify([module]),
  });
  const created = await owner.ask("/api/projects", { method: "POST", headers: json, body });
  expect(created.status).toBe(201);
  const { id } = Object(await created.json());
  const protect = (isPasswordProtected: boolean) =>
    owner.ask(`/api/projects/${id}`, {
      method: "PATCH",
      headers: json,
      body: JSON.stringify({ isPasswordProtected }),
    });
  for (let round = 0; round < 10; round++) {
    expect((await protect(false)).status).toBe(200);
    expect((await fetch(second.origin + path)).status).toBe(200);
    expect(await textAt(`${second.origin}/project/secret`)).toContain(path);
    expect((await protect(true)).status).toBe(200);
    expect((await fetch(second.origin + path)).status).not.toBe(200);
    expect(await textAt(`${second.origin}/project/secret`)).not.toContain(path);
  }
});

test("an upload that begins at one ends at the other", { tags: "matrix" }, async () => {
  const begun = await owner.ask("/api/objects/upload", { method: "POST" });
  const { uploadURL } = Object(await begun.json());
  const { pathname, search } = new URL(uploadURL);
  const picture = new Uint8Array(await drawPicture(99));
  const there = owner.at(second.origin);
  const sent = await there.ask(pathname + search, { method: "PUT", body: picture });
  expect(sent.status).toBe(201);
  const ended = await owner.ask("/api/objects/image", {
    method: "PUT",
    headers: json,
    body: JSON.stringify({ imageURL: uploadURL }),
  });
  const { objectPath } = Object(await ended.json());
  expect((await there.ask(objectPath)).status).toBe(200);
});

test("one that would not fit the others is refused in a sentence", { tags: "matrix" }, async () => {
  const start = (changed: Record<string, string>) => startServer({ ...variables, ...changed });
  await expect(start({ SESSION_SECRET: "another secret that is long enough" })).rejects.toThrow(
    /code 1:\nAnother Vitrine is running on the database .* with another secret; .*\n$/,
  );
  await expect(start({ SHARED_DATA: "0" })).rejects.toThrow(
    /code 1:\nAnother Vitrine is running on the data folder .*\n$/,
  );
  const elsewhere = { DATA_DIR: join(folder, "elsewhere") };
  await expect(start({ ...elsewhere, SHARED_DATA: "0" })).rejects.toThrow(
    /code 1:\nAnother Vitrine is running on the database .*; stop it, .* SHARED_DATA=1\.\n$/,
  );
  const secret = { SESSION_SECRET: await readFile(join(folder, "data/secret"), "utf8") };
  await expect(start({ ...elsewhere, ...secret })).rejects.toThrow(
    /code 1:\nAnother Vitrine is running on the database .* stores its files elsewhere; .*\n$/,
  );
});

test("a database that a newer version has changed is left to it", { tags: "matrix" }, async () => {
  await query(
    "site",
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name")
     VALUES ('x', 'x', now(), '20991231000000_from_the_future')`,
  );
  await eventually(async () => (await fetch(`${second.origin}/api/projects`)).status).toBe(503);
  const refused = await fetch(`${second.origin}/api/projects`);
  expect(await refused.json()).toMatchObject({ code: "OUTDATED" });
  expect((await fetch(second.origin, { headers: html })).status).toBe(503);
  expect((await fetch(`${second.origin}/api/health/ready`)).status).toBe(503);
  expect((await fetch(`${second.origin}/api/health/live`)).status).toBe(200);
  expect(second.output().split("newer version of Vitrine")).toHaveLength(2);
  await expect(startServer(variables)).rejects.toThrow(/made by a newer version of Vitrine/);
  await query("site", `DELETE FROM "_prisma_migrations" WHERE "id" = 'x'`);
  for (const { origin } of [first, second]) {
    await eventually(async () => (await fetch(`${origin}/api/projects`)).status).toBe(200);
  }
});

test("one that is killed while it writes takes nothing along that it acknowledged", {
  tags: "matrix",
}, async () => {
  const acknowledged: string[] = [];
  const write = async (by: Owner, name: string) => {
    for (let count = 0; ; count++) {
      await by.createProject(`${name}-${count}`);
      acknowledged.push(`${name}-${count}`);
    }
  };
  const there = owner.at(second.origin);
  const writing = [write(owner, "one"), write(owner, "two")].map((each) => each.catch(() => {}));
  await eventually(() => acknowledged.length).toBeGreaterThan(20);
  first.process.kill("SIGKILL");
  await Promise.all(writing);
  await there.createProject("afterwards");
  for (const slug of acknowledged) {
    const { status } = await fetch(`${second.origin}/api/projects/slug/${slug}`);
    expect([slug, status]).toEqual([slug, 200]);
  }
  // And one comes back beside it.
  first = await startServer(variables);
  await owner.at(first.origin).createProject("back");
  expect((await fetch(`${second.origin}/api/projects/slug/back`)).status).toBe(200);
});
