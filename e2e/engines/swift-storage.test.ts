import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createS3Client } from "../../api/media/storage/s3-client.ts";
import { createS3PartStore } from "../../api/media/storage/s3-part-store.ts";
import { createS3Storage } from "../../api/media/storage/s3-storage.ts";
import type { BucketSettings } from "../../api/settings/buckets.ts";
import { testStorage } from "../../api/testing/storage-contract.ts";
import { openSwift, type Swift } from "./swift.ts";

let swift: Swift;
let folder: string;
let settings: BucketSettings;
let count = 0;
beforeAll(async () => {
  swift = await openSwift();
});
afterAll(() => swift?.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-swift-storage-"));
  settings = await swift.makeBucket(`conformance-${++count}`);
  return () => rm(folder, { recursive: true, force: true });
});

async function open() {
  const client = createS3Client(settings);
  const scratchFolder = join(folder, "s");
  return createS3Storage({ client, bucket: settings.name, scratchFolder });
}

testStorage("a bucket of Swift", () => folder, open);

test("more files than one page holds are listed, each once", async () => {
  const storage = await open();
  const keys = Array.from({ length: 1_010 }, (_, index) => `objects/${10_000 + index}`);
  const left = [...keys];
  const writers = Array.from({ length: 20 }, async () => {
    for (let key = left.pop(); key; key = left.pop()) await storage.write(key, Buffer.from(key));
  });
  await Promise.all(writers);
  const listed: string[] = [];
  for await (const { key, size, modifiedAt } of storage.list("objects/")) {
    expect(size).toBe(13);
    expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(600_000);
    listed.push(key);
  }
  expect(listed).toEqual(keys);
});

test("a bucket that is not there, and one of somebody else, are refused, not taken for away", async () => {
  const { otherId: accessKeyId, otherSecret: secretAccessKey } = swift.keys;
  const others: BucketSettings[] = [
    { ...settings, name: "none-such" },
    { ...settings, accessKeyId, secretAccessKey },
    { ...settings, secretAccessKey: "wrong" },
  ];
  for (const other of others) {
    const client = createS3Client(other);
    const storage = createS3Storage({ client, bucket: other.name, scratchFolder: folder });
    const refused = await storage.check().catch((error: unknown) => error);
    expect([403, 404]).toContain(Object(refused).$metadata?.httpStatusCode);
    await expect(storage.write("objects/a", Buffer.from("x"))).rejects.not.toMatchObject({
      code: "STORAGE_UNREACHABLE",
    });
  }
});

describe("files in parts", () => {
  const partSize = 5 * 1024 * 1024;
  const part = (number: number, size = partSize) => Buffer.alloc(size, `part ${number} of many. `);
  const send = async (address: string, body: Buffer, method = "PUT") =>
    fetch(address, { method, ...(method === "PUT" && { body: new Uint8Array(body) }) });

  async function openParts() {
    const storage = await open();
    const parts = await createS3PartStore(createS3Client(settings), settings, storage);
    const upload = { id: "one", partsId: await parts.start("one") };
    const uploadAddress = (number: number) =>
      parts.uploadAddress(upload, number, "http://localhost");
    const sendPart = async (number: number, bytes: Buffer) => {
      const { status, headers } = await send(await uploadAddress(number), bytes);
      expect(status).toBe(200);
      return { partNumber: number, etag: headers.get("etag") ?? "" };
    };
    return { storage, parts, upload, uploadAddress, sendPart };
  }

  test("are listed, joined in their order, and leave nothing", async () => {
    const { storage, parts, upload, sendPart } = await openParts();
    const last = part(3, 1_000);
    const sent = [await sendPart(3, last), await sendPart(1, part(1)), await sendPart(2, part(2))];
    const inOrder = sent.sort((a, b) => a.partNumber - b.partNumber);
    const sizes = [partSize, partSize, last.length];
    const listed = await parts.list(upload);
    expect(listed).toEqual(inOrder.map((each, index) => ({ ...each, size: sizes[index] })));
    expect(await parts.listBegunBefore(new Date(Date.now() + 60_000))).toEqual([upload]);
    expect(await parts.listBegunBefore(new Date(Date.now() - 3_600_000))).toEqual([]);
    const joined = await buffer(await parts.join(upload, inOrder));
    const whole = Buffer.concat([part(1), part(2), last]);
    expect(digest(joined)).toBe(digest(whole));
    const range = { start: partSize - 10, end: partSize + 9 };
    const across = await buffer(storage.read("incoming/one", range));
    expect(across.equals(whole.subarray(range.start, range.end + 1))).toBe(true);
    await parts.remove(upload);
    await parts.remove(upload);
    expect(await storage.stat("incoming/one")).toBeNull();
    expect(await parts.listBegunBefore(new Date(Date.now() + 60_000))).toEqual([]);
  });

  test("that are missing, small, or another than named are the sender's fault", async () => {
    const { parts, upload, sendPart } = await openParts();
    const [first, second] = [await sendPart(1, part(1, 1_000)), await sendPart(2, part(2, 1_000))];
    const other = { ...first, etag: second.etag };
    for (const named of [[first, second], [other], [first, { ...second, partNumber: 7 }], []]) {
      await expect(parts.join(upload, named)).rejects.toMatchObject({ statusCode: 400 });
    }
    await parts.remove(upload);
    await expect(parts.join(upload, [first])).rejects.toMatchObject({ statusCode: 404 });
    await expect(parts.list(upload)).rejects.toMatchObject({ statusCode: 404 });
  });

  test("are taken by their address alone, for one number, and only sent", async () => {
    const { storage, uploadAddress } = await openParts();
    await storage.write("incoming/secret", Buffer.from("secret"));
    const address = await uploadAddress(1);
    expect(Number(new URL(address).searchParams.get("X-Amz-Expires"))).toBe(900);
    const forged = [
      address.replace("partNumber=1", "partNumber=2"),
      address.replace("/incoming/one", "/incoming/secret"),
      address.replace("X-Amz-Expires=900", "X-Amz-Expires=90000"),
      address.replace(/X-Amz-Signature=\w{4}/, "X-Amz-Signature=0000"),
    ];
    for (const each of forged) expect((await send(each, part(1, 10))).status).toBe(403);
    const other = address.replace("/incoming/one", "/incoming/secret");
    for (const each of [address, other, other.replace(/&?(?:uploadId|partNumber)=[^&]*/g, "")]) {
      for (const method of ["GET", "HEAD", "DELETE"]) {
        expect([403, 405]).toContain((await send(each, part(1, 10), method)).status);
      }
    }
    expect(await storage.stat("incoming/secret")).not.toBeNull();
  });
});

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
