import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createS3Client } from "../../api/media/storage/s3-client.ts";
import { createS3Storage } from "../../api/media/storage/s3-storage.ts";
import type { Storage } from "../../api/media/storage/storage.ts";
import type { BucketSettings } from "../../api/settings/buckets.ts";
import { video } from "../../api/testing/video.ts";
import { eventually } from "../harness/eventually.ts";
import { type Server, startServer } from "../harness/server.ts";
import { checksumOf, drawPicture, type Owner, signIn } from "../torture/owner.ts";
import { openSwift, type Swift, variablesOf } from "./swift.ts";

const execute = promisify(execFile);
const place = "s3://backups/site";

let swift: Swift;
let bucket: BucketSettings;
let storage: Storage;
let folder: string;
let server: Server;
let owner: Owner;
beforeAll(async () => {
  swift = await openSwift();
  bucket = await swift.makeBucket("media");
  await swift.makeBucket("backups");
  folder = await mkdtemp(join(tmpdir(), "vitrine-swift-site-"));
  const client = createS3Client(bucket);
  storage = createS3Storage({ client, bucket: bucket.name, scratchFolder: folder });
  const site = { DATA_DIR: join(folder, "data"), BACKUP_DIR: place };
  server = await startServer({ ...site, ...variablesOf(bucket), OPEN_GRAPHQL: "1" });
  owner = await signIn(server.origin);
});
afterAll(async () => {
  await server?.stop();
  await swift?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function keysIn(prefix: string, of = storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of of.list(prefix)) keys.push(key);
  return keys;
}

async function operate(query: string, input?: object) {
  const body = JSON.stringify({ query, variables: { input } });
  const headers = { "content-type": "application/json" };
  const response = await owner.ask("/graphql", { method: "POST", headers, body });
  const { data, errors } = Object(await response.json());
  expect(errors).toBeUndefined();
  return data;
}

const post = (path: string, body: object) =>
  owner.ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const assetAt = async (path: string) =>
  (await operate(`{ mediaAsset(path: "${path}") { id } }`)).mediaAsset;

test("the demo is served from the bucket, its pictures in other sizes too; none is on the disk", async () => {
  const page = await (await fetch(server.origin)).text();
  const [, picture = ""] = /srcset="(\/objects\/[^ "]+)/i.exec(page) ?? [];
  const response = await fetch(server.origin + picture, { headers: { accept: "image/webp,*/*" } });
  expect(response.status).toBe(200);
  const { width } = await sharp(await bytesOf(response)).metadata();
  expect(width).toBeGreaterThan(100);
  expect(await keysIn("derivatives/")).not.toEqual([]);
  expect(await readdir(join(folder, "data"))).not.toContain("media");
});

test("a file arrives whole, and is read in ranges", async () => {
  const picture = await drawPicture(4_711, 400);
  const { path, checksum } = await owner.upload(picture);
  const original = server.origin + path;
  expect(checksumOf(await bytesOf(await owner.ask(path)))).toBe(checksum);
  const range = await owner.ask(path, { headers: { range: "bytes=10-19" } });
  expect([range.status, range.headers.get("content-range")]).toEqual([
    206,
    `bytes 10-19/${picture.length}`,
  ]);
  expect((await bytesOf(range)).equals(picture.subarray(10, 20))).toBe(true);
  const last = await owner.ask(path, { headers: { range: "bytes=-5" } });
  expect((await bytesOf(last)).equals(picture.subarray(-5))).toBe(true);
  expect((await owner.ask(path, { headers: { range: "bytes=999999-" } })).status).toBe(416);
  // Only the owner gets the file, because no content uses it.
  expect((await fetch(original)).status).toBe(404);
});

test("a video arrives in parts that are sent straight to the bucket", async () => {
  const partSize = 5 * 1024 * 1024;
  const bytes = video(partSize * 2 + 100);
  const { uploadId, key } = Object(await (await post("/s3/multipart", {})).json());
  const address = `/s3/multipart/${uploadId}`;
  const parts: { PartNumber: number; ETag: string }[] = [];
  for (const number of [3, 1, 2]) {
    const signed = await (await owner.ask(`${address}/${number}?key=${key}`)).json();
    const { url } = Object(signed);
    expect(new URL(url).origin).toBe(swift.endpoint);
    const body = bytes.subarray((number - 1) * partSize, number * partSize);
    const { headers } = await fetch(url, { method: "PUT", body: new Uint8Array(body) });
    parts.push({ PartNumber: number, ETag: headers.get("etag") ?? "" });
  }
  const complete = (given: object[]) => post(`${address}/complete?key=${key}`, { parts: given });
  expect((await complete([{ PartNumber: 4, ETag: '"none"' }])).status).toBe(400);
  const { location } = Object(await (await complete(parts)).json());
  const { finalizeUpload } = await operate(
    "mutation ($input: FinalizeUploadInput!) { finalizeUpload(input: $input) { objectPath } }",
    { uploadURL: location },
  );
  const stored = await bytesOf(await owner.ask(finalizeUpload.objectPath));
  expect(checksumOf(stored)).toBe(checksumOf(bytes));
  expect(await keysIn("incoming/")).toEqual([]);
});

test("a file takes the place of another, which goes to the trash and comes back", async () => {
  const [former, next] = [await drawPicture(1), await drawPicture(2)];
  const paths = [(await owner.upload(former)).path, (await owner.upload(next)).path];
  const [one, other] = [await assetAt(paths[0] ?? ""), await assetAt(paths[1] ?? "")];
  const project = { name: "Shown", slug: "shown", visibility: "public", heroImage: paths[0] };
  expect((await post("/api/projects", project)).status).toBe(201);
  expect((await fetch(server.origin + paths[0])).status).toBe(200);
  await operate(
    "mutation ($input: ReplaceMediaInput!) { replaceMedia(input: $input) { userErrors { code } } }",
    { id: one.id, replacementId: other.id },
  );
  expect((await bytesOf(await fetch(server.origin + paths[1]))).equals(next)).toBe(true);
  const unused = (await owner.upload(await drawPicture(3))).path;
  const { id } = await assetAt(unused);
  const trash = (name: string) =>
    operate(
      `mutation ($input: ${name}MediaAssetInput!) { done: ${name.toLowerCase()}MediaAsset(input: $input) { userErrors { code } } }`,
      { id },
    );
  expect((await trash("Delete")).done.userErrors).toEqual([]);
  expect((await trash("Restore")).done.userErrors).toEqual([]);
  expect((await owner.ask(unused)).status).toBe(200);
});

test("the bucket gives nothing to whom the site gives nothing", async () => {
  const { path } = await owner.upload(await drawPicture(77));
  const key = path.slice(1);
  expect(await storage.stat(key)).not.toBeNull();
  const places = [`/media/${key}`, "/media", "/media?list-type=2", "/media?uploads", "/backups"];
  const native = `/v1/AUTH_vitrine/media`;
  for (const address of [...places, "/", native, `${native}/${key}`]) {
    for (const method of ["GET", "HEAD", "DELETE"]) {
      const { status } = await fetch(swift.endpoint + address, { method });
      expect([address, method, status >= 400 && status < 500]).toEqual([address, method, true]);
    }
    const { status } = await fetch(swift.endpoint + address, { method: "PUT", body: "x" });
    expect([address, status >= 400 && status < 500]).toEqual([address, true]);
  }
  expect(await storage.stat(key)).not.toBeNull();
});

test("no page and no answer to visitors names the bucket or leads there", async () => {
  const host = new URL(swift.endpoint).host;
  const home = await (await fetch(server.origin)).text();
  const pictures = [...home.matchAll(/\/objects\/[^" ,]+/g)].map(([path]) => path).slice(0, 3);
  const paths = ["/", "/work", "/about", "/api/projects", "/api/openapi.json", "/sitemap.xml"];
  for (const path of [...paths, ...pictures]) {
    const response = await fetch(server.origin + path, { redirect: "manual" });
    expect([path, response.status]).toEqual([path, 200]);
    // The content security policy has to name the bucket: the owner's browser sends parts of files there.
    const policy = "content-security-policy";
    const headers = [...response.headers].filter(([name]) => name !== policy).join("\n");
    expect([path, headers.includes(host)]).toEqual([path, false]);
    expect([path, (await bytesOf(response)).includes(host)]).toEqual([path, false]);
  }
});

test("an address that is as old as addresses of parts may get is refused", async () => {
  const client = createS3Client(bucket);
  const command = new PutObjectCommand({ Bucket: bucket.name, Key: "incoming/late" });
  const signedAgo = (minutes: number) =>
    getSignedUrl(client, command, {
      expiresIn: 15 * 60,
      signingDate: new Date(Date.now() - minutes * 60_000),
    });
  const put = async (address: string) =>
    (await fetch(address, { method: "PUT", body: "x" })).status;
  expect(await put(await signedAgo(16))).toBe(403);
  expect(await put(await signedAgo(14))).toBe(200);
});

test("the server backs itself up to the bucket, and the site comes back from there", async () => {
  const backups = createS3Storage({
    ...{ client: createS3Client(bucket), bucket: "backups", scratchFolder: folder },
  });
  const isArchive = (key: string) => !key.startsWith("site/copies/");
  const archives = async () => (await keysIn("site/", backups)).filter(isArchive);
  // The server makes the first backup a minute after its start.
  await expect
    .poll(archives, { timeout: 180_000, interval: 1_000 })
    .toEqual([expect.stringMatching(/^site\/vitrine-\d{8}T\d{6}Z\.tar$/)]);
  await eventually(async () => (await operate("{ backups { lastBackupAt problem } }")).backups) //
    .toEqual({ lastBackupAt: expect.any(String), problem: null });
  const [archive = ""] = await archives();
  const media = await swift.makeBucket("restored");
  const variables = { ...variablesOf(media), DATA_DIR: join(folder, "restored") };
  const command = (name: string, ...words: string[]) =>
    execute(process.execPath, [`scripts/${name}.mjs`, ...words, `s3://backups/${archive}`], {
      env: { PATH: process.env.PATH, ...variables },
    });
  expect((await command("backup", "--verify")).stdout).toContain("is whole");
  expect((await command("restore")).stdout).toContain("Start the site");
  const restored = await startServer({ ...variables, BACKUP_DIR: place });
  try {
    const page = await (await fetch(restored.origin)).text();
    const pictures = [...page.matchAll(/\/objects\/[^" ,?]+/g)].map(([path]) => path);
    for (const path of new Set(pictures)) {
      expect((await fetch(restored.origin + path)).status).toBe(200);
    }
    expect((await fetch(`${restored.origin}/project/shown`)).status).toBe(200);
  } finally {
    expect(await restored.stop()).toBe(0);
  }
}, 300_000);

test("a stop ends with 0, and the next start finds everything", async () => {
  expect(await server.stop()).toBe(0);
  const site = { DATA_DIR: join(folder, "data"), BACKUP_DIR: place };
  server = await startServer({ ...site, ...variablesOf(bucket) });
  expect((await fetch(`${server.origin}/api/health/ready`)).status).toBe(200);
});
