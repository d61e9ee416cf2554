import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeBucket, startFakeBucket } from "../../api/testing/fake-bucket.ts";
import { video } from "../../api/testing/video.ts";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";
import { eventually } from "../harness/eventually.ts";
import { type Server, startServer } from "../harness/server.ts";
import { checksumOf, drawPicture, type Owner, signIn } from "../torture/owner.ts";

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
    // Both find an empty database, and no secret.
    [first, second] = await Promise.all([startServer(variables), startServer(variables)]);
    owner = await signIn(first.origin);
  });
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()]);
  });

  const html = { accept: "text/html" };
  const json = { "content-type": "application/json" };
  const textAt = async (address: string) => (await fetch(address, { headers: html })).text();

  test("one of two first starts at the same time fills the database", {
    tags: "matrix",
  }, async () => {
    const { rows } = await query("site", 'SELECT "slug", count(*) FROM "Project" GROUP BY "slug"');
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ count }) => count))).toEqual(new Set(["1"]));
    expect((await query("site", 'SELECT 1 FROM "User"')).rowCount).toBe(1);
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

  test("one that would not fit the others is refused in a sentence", {
    tags: "matrix",
  }, async () => {
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

  test("a database that a newer version has changed is left to it", {
    tags: "matrix",
  }, async () => {
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
});

describe("with one bucket", () => {
  let bucket: FakeBucket;
  let servers: Server[] = [];
  /** The owner at each of two instances. */
  let here: Owner;
  let there: Owner;

  /** Starts an instance that has nothing in common with the others but the database, the bucket and the secret. */
  async function start(name: string): Promise<Server> {
    const { name: bucketName, endpoint = "", accessKeyId, secretAccessKey } = bucket.settings;
    const server = await startServer({
      DATA_DIR: join(folder, name),
      DATABASE_URL: `${postgres.url}/bucket`,
      SESSION_SECRET: "a secret that all instances have",
      // As behind one proxy: what one has issued, the other takes.
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

  const post = (owner: Owner, path: string, body: object = {}, method = "POST") =>
    owner.ask(path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const bytesAt = async (owner: Owner, path: string) => {
    const response = await owner.ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    return Buffer.from(await response.arrayBuffer());
  };

  test("an upload that is begun on one is finished on the other", { tags: "matrix" }, async () => {
    const picture = await drawPicture(4_711);
    const { uploadURL } = Object(await (await post(here, "/api/objects/upload")).json());
    const { pathname, search } = new URL(uploadURL);
    const sent = await there.ask(pathname + search, {
      method: "PUT",
      body: new Uint8Array(picture),
    });
    expect(sent.status).toBe(201);
    const ended = await post(here, "/api/objects/image", { imageURL: uploadURL }, "PUT");
    const { objectPath } = Object(await ended.json());
    expect((await bytesAt(there, objectPath)).equals(picture)).toBe(true);
  });

  test("an upload in parts is begun on one, signed by both and put together by the other", {
    tags: "matrix",
  }, async () => {
    const size = 5 * 1_024 * 1_024;
    const bytes = video(2 * size + 100);
    const { uploadId, key } = Object(await (await post(here, "/s3/multipart")).json());
    const address = `/s3/multipart/${uploadId}`;
    const parts = [];
    for (const [index, owner] of [here, there, here].entries()) {
      const signed = await owner.ask(`${address}/${index + 1}?key=${key}`);
      const { url } = Object(await signed.json());
      const body = new Uint8Array(bytes.subarray(index * size, (index + 1) * size));
      const { headers } = await fetch(url, { method: "PUT", body });
      parts.push({ PartNumber: index + 1, ETag: headers.get("etag") });
    }
    const completed = await post(there, `${address}/complete?key=${key}`, { parts });
    const { location } = Object(await completed.json());
    const finalized = await post(here, "/graphql", {
      query:
        "mutation ($input: FinalizeUploadInput!) { finalizeUpload(input: $input) { objectPath } }",
      variables: { input: { uploadURL: location } },
    });
    const { objectPath } = Object(await finalized.json()).data.finalizeUpload;
    expect(checksumOf(await bytesAt(there, objectPath))).toBe(checksumOf(bytes));
  });

  test("a picture in another size that one made is sent by the other, and not made again", {
    tags: "matrix",
  }, async () => {
    const { path } = await here.upload(await drawPicture(31, 700));
    const size = `${path}/640.webp`;
    const made = await bytesAt(here, size);
    const key = `derivatives${path}/640.webp`;
    const stored = bucket.objects.get(key);
    expect([...bucket.objects.keys()].filter((each) => each.startsWith("derivatives"))).toEqual([
      key,
    ]);
    expect((await bytesAt(there, size)).equals(made)).toBe(true);
    // A second one would be another buffer.
    expect(bucket.objects.get(key)).toBe(stored);
  });

  test("what has been deleted for a month is removed from the bucket, once", {
    tags: "matrix",
  }, async () => {
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
    // As if the last time were long ago: each looks at its start.
    await query("bucket", `DELETE FROM "Lease"`);
    await Promise.all([start("third"), start("fourth")]);
    const removed = () => bucket.deleted.filter((key) => keys.includes(key)).sort();
    await eventually(removed).toEqual([...keys].sort());
    expect(keys.filter((key) => bucket.objects.has(key))).toEqual([]);
    for (const path of paths) expect((await there.ask(path)).status).toBe(404);
    expect(removed()).toHaveLength(keys.length);
  });

  test("nothing of the files is in the folder of any instance", { tags: "matrix" }, async () => {
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0, 0]);
    for (const name of ["first", "second", "third", "fourth"]) {
      expect(await readdir(join(folder, name))).not.toContain("media");
      expect(await readdir(join(folder, name, "incoming")).catch(() => [])).toEqual([]);
    }
    servers = [];
  });
});
