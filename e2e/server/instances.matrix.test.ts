import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeBucket, startFakeBucket } from "../../api/testing/fake-bucket.ts";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";
import { closeNotice, expectNotice, openAsOwner } from "../harness/admin.ts";
import { eventually } from "../harness/eventually.ts";
import { hydrated, openWindows, type Visit } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";
import { buildNextVersion } from "../harness/next-version.ts";
import { quickPictures, type Server, startServer } from "../harness/server.ts";
import { startRoundRobin } from "../harness/two-servers.ts";
import { drawPicture, type Owner, signIn } from "../torture/owner.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), "vitrine-instances-"));
});
afterAll(async () => {
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

describe("with one folder", () => {
  let variables: Record<string, string>;
  let first: Server;
  let second: Server;
  let owner: Owner;

  beforeAll(async () => {
    await query("postgres", "CREATE DATABASE site");
    variables = {
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: `${postgres.url}/site`,
      SHARED_DATA: "1",
    };
    // Both instances start at the same time, with an empty database and without a secret.
    [first, second] = await Promise.all([startServer(variables), startServer(variables)]);
    owner = await signIn(first.origin);
  });
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()]);
  });

  test("one that would not fit the others is refused in a sentence", async () => {
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

  test("one that is killed while it writes takes nothing along that it acknowledged", async () => {
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
    // The killed instance starts again beside the other instance.
    first = await startServer(variables);
    await owner.at(first.origin).createProject("back");
    expect((await fetch(`${second.origin}/api/projects/slug/back`)).status).toBe(200);
  });
});

describe("with one bucket", () => {
  let bucket: FakeBucket;
  let servers: Server[] = [];
  /** The owner's requests to each of two instances. */
  let here: Owner;
  let there: Owner;

  /** Starts an instance with its own data folder. All instances share database, bucket and secret. */
  async function start(name: string): Promise<Server> {
    const { name: bucketName, endpoint = "", accessKeyId, secretAccessKey } = bucket.settings;
    const server = await startServer({
      DATA_DIR: join(folder, name),
      DATABASE_URL: `${postgres.url}/bucket`,
      SESSION_SECRET: "a secret that all instances have",
      // The instances have the same public address, as behind a proxy, so that each accepts sessions
      // and links that another has issued.
      PUBLIC_URL: "http://portfolio.example",
      DEMO_CONTENT: "0",
      S3_BUCKET: bucketName,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    servers.push(server);
    return server;
  }

  beforeAll(async () => {
    bucket = await startFakeBucket();
    await query("postgres", "CREATE DATABASE bucket");
    const [first, second] = await Promise.all([start("first"), start("second")]);
    here = await signIn(first.origin);
    there = here.at(second.origin);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await bucket.close();
  });

  test("what has been deleted for a month is removed from the bucket, once", async () => {
    const paths: string[] = [];
    for (let index = 0; index < 5; index++) {
      paths.push((await here.upload(await drawPicture(900 + index))).path);
    }
    const keys = paths.map((path) => path.slice(1));
    expect(keys.filter((key) => bucket.objects.has(key))).toEqual(keys);
    const list = paths.map((path) => `'${path}'`).join();
    await query(
      "bucket",
      `UPDATE "MediaAsset" SET "createdAt" = now() - interval '50 days', "deletedAt" = now() - interval '40 days'
     WHERE "path" IN (${list})`,
    );
    // A lease records the last tidying. Without it, each instance tidies at its start.
    await query("bucket", `DELETE FROM "Lease"`);
    await Promise.all([start("third"), start("fourth")]);
    const removed = () => bucket.deleted.filter((key) => keys.includes(key)).sort();
    await eventually(removed).toEqual([...keys].sort());
    expect(keys.filter((key) => bucket.objects.has(key))).toEqual([]);
    for (const path of paths) expect((await there.ask(path)).status).toBe(404);
    expect(removed()).toHaveLength(keys.length);
  });

  test("nothing of the files is in the folder of any instance", async () => {
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0, 0]);
    for (const name of ["first", "second", "third", "fourth"]) {
      expect(await readdir(join(folder, name))).not.toContain("media");
      expect(await readdir(join(folder, name, "incoming")).catch(() => [])).toEqual([]);
    }
    servers = [];
  });
});

describe("during a rolling update", () => {
  const site = openWindows({ server: { origin: "" } } as Visit); // `openWindows` sets `open`
  const behindProxy: string[] = [];
  let variables: Record<string, string>;
  let former: Server;
  let next: Server | undefined;
  let startNext: Awaited<ReturnType<typeof buildNextVersion>>;
  let proxy: Awaited<ReturnType<typeof startRoundRobin>>;

  beforeAll(async () => {
    startNext = await buildNextVersion(join(folder, "next-version"));
    await query("postgres", "CREATE DATABASE rolling");
    variables = {
      DATA_DIR: join(folder, "rolling"),
      DATABASE_URL: `${postgres.url}/rolling`,
      SHARED_DATA: "1",
      ...quickPictures,
    };
    former = await startServer(variables);
    behindProxy.push(former.origin);
    proxy = await startRoundRobin(behindProxy);
    site.server = { origin: proxy.origin };
  }, 600_000);
  afterAll(async () => {
    proxy?.close();
    await Promise.all([former?.stop(), next?.stop()]);
  });

  test("pages of both versions go on, whichever instance is asked, and both write", async () => {
    const scriptsOf = async (origin: string) =>
      new Set((await (await fetch(origin)).text()).match(/assets\/[\w-]+\.js/g));
    const reader = await site.open("/");
    next = await startNext(variables);
    // The two versions have different scripts, and the database has the column of the next version.
    const [ours, theirs] = [await scriptsOf(former.origin), await scriptsOf(next.origin)];
    expect([...theirs].some((name) => !ours.has(name))).toBe(true);
    await query("rolling", `SELECT "nextVersion" FROM "Banner"`);
    behindProxy.push(next.origin);

    await hydrated(reader);
    await visit(reader, "/work");
    await visit(reader, "/about");
    const save = async (page: Page, content: string) => {
      await page.getByLabel("Banner content").fill(content);
      await page.getByRole("button", { name: "Save Banner" }).click();
      await expectNotice(page, "Banner updated", "The banner has been updated successfully.");
      await closeNotice(page);
      for (const origin of behindProxy) {
        await eventually(async () => (await fetch(origin)).text()).toContain(content);
      }
    };
    // Opens two pages: one from each version, because the proxy sends requests to the two by turns.
    for (const content of ["Written in one version.", "Written in the other."]) {
      const owner = await openAsOwner(site, "/admin/settings");
      await save(owner, content);
      await owner.context().close();
    }
    const owner = await openAsOwner(site, "/admin/settings");
    behindProxy.shift();
    await former.stop();
    await save(owner, "Written when the update was over.");
    await visit(reader, "/work");
    await visit(reader, "/");
  });
});
