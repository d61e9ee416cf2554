/** @module-tag matrix */

import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeBucket, startFakeBucket } from "../../api/testing/fake-bucket.ts";
import { video } from "../../api/testing/video.ts";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";
import { eventually } from "../harness/eventually.ts";
import { type Server, startServer } from "../harness/server.ts";
import { checksumOf, drawPicture, type Owner, signIn } from "../torture/owner.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let bucket: FakeBucket;
let folder: string;
let servers: Server[] = [];
/** The owner at each of two instances. */
let here: Owner;
let there: Owner;

/** Starts an instance that has nothing in common with the others but the database, the bucket and the secret. */
async function start(name: string): Promise<Server> {
  const { name: bucketName, endpoint = "", accessKeyId, secretAccessKey } = bucket.settings;
  const server = await startServer({
    DATA_DIR: join(folder, name),
    DATABASE_URL: `${postgres.url}/postgres`,
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
  [postgres, bucket] = await Promise.all([startPostgres(), startFakeBucket()]);
  folder = await mkdtemp(join(tmpdir(), "vitrine-instances-bucket-"));
  const [first, second] = await Promise.all([start("first"), start("second")]);
  here = await signIn(first.origin);
  there = here.at(second.origin);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await bucket.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
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

async function query(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

test("an upload that is begun on one is finished on the other", async () => {
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

test("an upload in parts is begun on one, signed by both and put together by the other", async () => {
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

test("a picture in another size that one made is sent by the other, and not made again", async () => {
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

test("the other instance returns a project that one has stored", async () => {
  for (let round = 0; round < 40; round++) {
    const [writer, reader] = round % 2 === 0 ? [here, there] : [there, here];
    const slug = `project-${round}`;
    await writer.createProject(slug);
    expect((await reader.ask(`/api/projects/slug/${slug}`)).status).toBe(200);
    expect(await (await reader.ask("/api/projects")).text()).toContain(`"${slug}"`);
  }
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
    `UPDATE "MediaAsset" SET "createdAt" = now() - interval '50 days', "deletedAt" = now() - interval '40 days'
     WHERE "path" IN (${list})`,
  );
  // As if the last time were long ago: each looks at its start.
  await query(`DELETE FROM "Lease"`);
  await Promise.all([start("third"), start("fourth")]);
  const removed = () => bucket.deleted.filter((key) => keys.includes(key)).sort();
  await eventually(removed).toEqual([...keys].sort());
  expect(keys.filter((key) => bucket.objects.has(key))).toEqual([]);
  for (const path of paths) expect((await there.ask(path)).status).toBe(404);
  expect(removed()).toHaveLength(keys.length);
});

test("nothing of the files is in the folder of any instance", async () => {
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0, 0]);
  for (const name of await readdir(folder)) {
    expect(await readdir(join(folder, name))).not.toContain("media");
    expect(await readdir(join(folder, name, "incoming")).catch(() => [])).toEqual([]);
  }
  servers = [];
});
