import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createS3Client } from "../../media/storage/s3-client.ts";
import { type FakeBucket, startFakeBucket } from "../../testing/fake-bucket.ts";
import { sendObject } from "./send-object.ts";

const partSize = 1_000;

let bucket: FakeBucket;
beforeEach(async () => {
  bucket = await startFakeBucket();
});
afterEach(() => bucket.close());

const send = (bytes: Readable) =>
  sendObject(createS3Client(bucket.settings), { Bucket: "b", Key: "long" }, bytes, partSize);

const arrived = () =>
  [...bucket.uploads.values()]
    .flatMap(({ parts }) => [...parts.values()])
    .reduce((sum, { length }) => sum + length, 0);

test("a stream is sent as it comes: no more than a part or two of it is in memory", async () => {
  let taken = 0;
  let maxWaiting = 0;
  async function* pieces() {
    for (let count = 0; count < 400; count += 1) {
      maxWaiting = Math.max(maxWaiting, taken - arrived());
      taken += 70;
      yield Buffer.alloc(70, count);
    }
  }
  expect(await send(Readable.from(pieces(), { highWaterMark: 1 }))).toEqual({ size: 28_000 });
  const sent = bucket.objects.get("long");
  expect(sent?.length).toBe(28_000);
  for (let count = 0; count < 400; count += 1) expect(sent?.[count * 70]).toBe(count % 256);
  expect(maxWaiting).toBeLessThan(2 * partSize);
});

test("of a stream that fails nothing is left", async () => {
  async function* pieces() {
    yield Buffer.alloc(2_500);
    throw new Error("the disk is gone");
  }
  await expect(send(Readable.from(pieces()))).rejects.toThrow("the disk is gone");
  expect(bucket.objects.size).toBe(0);
  expect(bucket.uploads.size).toBe(0);
});

test("a part that fails for a moment is sent again", { tags: "long" }, async () => {
  bucket.faults.push(503);
  expect(await send(Readable.from([Buffer.alloc(1_500, 7)]))).toEqual({ size: 1_500 });
  expect(bucket.objects.get("long")).toEqual(Buffer.alloc(1_500, 7));
});
