import { afterEach, beforeEach, expect, test } from "vitest";
import { type FakeBucket, startFakeBucket } from "../../testing/fake-bucket.ts";
import { createS3Client } from "./s3-client.ts";
import { createS3PartStore } from "./s3-part-store.ts";
import { createS3Storage } from "./s3-storage.ts";
import type { PartStore, Storage } from "./storage.ts";

let bucket: FakeBucket;
let storage: Storage;
let parts: PartStore;
beforeEach(async () => {
  bucket = await startFakeBucket();
  bucket.pageSize = 2;
  const client = createS3Client(bucket.settings);
  storage = createS3Storage({ client, bucket: bucket.settings.name, scratchFolder: "unused" });
  parts = await createS3PartStore(client, bucket.settings, storage);
});
afterEach(() => bucket.close());

const five = [1, 2, 3, 4, 5];

test("all parts of a file are listed, on however many pages the bucket names them", async () => {
  const upload = { id: "one", partsId: await parts.start("one") };
  for (const number of five) {
    const address = await parts.uploadAddress(upload, number, "http://localhost");
    await fetch(address, { method: "PUT", body: "x".repeat(number) });
  }
  const listed = await parts.list(upload);
  expect(listed.map(({ partNumber, size }) => [partNumber, size])).toEqual(
    five.map((number) => [number, number]),
  );
});

test("all uploads that were begun are listed", async () => {
  for (const number of five) await parts.start(`upload ${number}`);
  const begun = await parts.listBegunBefore(new Date("2026-01-02"));
  expect(begun.map(({ id }) => id)).toEqual(five.map((number) => `upload ${number}`));
  expect(await parts.listBegunBefore(new Date("2025-12-31"))).toEqual([]);
});

test("all files of a folder are listed", async () => {
  for (const number of five) await storage.write(`objects/${number}`, Buffer.from("x"));
  const keys: string[] = [];
  for await (const { key } of storage.list("objects/")) keys.push(key);
  expect(keys).toEqual(five.map((number) => `objects/${number}`));
});

test("an upload that the bucket no longer knows is not there, which is no failure", async () => {
  const upload = { id: "one", partsId: await parts.start("one") };
  bucket.uploads.clear();
  const part = { partNumber: 1, etag: '"none"' };
  await expect(parts.list(upload)).rejects.toMatchObject({ statusCode: 404 });
  await expect(parts.join(upload, [part])).rejects.toMatchObject({ statusCode: 404 });
  await expect(parts.remove(upload)).resolves.toBeUndefined();
});
