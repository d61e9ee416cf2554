import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeBucket, type Fault, startFakeBucket } from "../../testing/fake-bucket.ts";
import { storedBytes as bytes, testStorage } from "../../testing/storage-contract.ts";
import { openLocalStorage } from "./local-storage.ts";
import { createS3Client } from "./s3-client.ts";
import { createS3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

let folder: string;
let bucket: FakeBucket;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-storage-"));
  bucket = await startFakeBucket();
});
afterEach(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

/** @param timeout how long all attempts of one request may take together, in milliseconds */
function openBucket(timeout = 10_000): Storage {
  const client = createS3Client(bucket.settings, { connectionTimeout: 500, socketTimeout: 500 });
  return createS3Storage({
    client,
    bucket: bucket.settings.name,
    scratchFolder: join(folder, "s"),
    timeout,
  });
}

testStorage(
  "a folder",
  () => folder,
  () => openLocalStorage(join(folder, "media")),
);
testStorage(
  "a bucket",
  () => folder,
  async () => openBucket(),
);

describe("a bucket with troubles", () => {
  test.each<[string, Fault[]]>([
    ["refuses for a moment", [503, 500]],
    ["is asked too often", [429]],
    ["breaks the connection", ["reset", "reset"]],
    ["keeps silent", ["hang"]],
  ])("that %s gets the bytes all the same", async (_name, faults) => {
    const storage = openBucket();
    const path = join(folder, "finished");
    await writeFile(path, bytes);
    bucket.faults.push(...faults);
    await storage.adopt("objects/a.bin", path);
    expect(bucket.objects.get("objects/a.bin")?.equals(bytes)).toBe(true);
    bucket.faults.push(...faults);
    expect((await buffer(storage.read("objects/a.bin"))).equals(bytes)).toBe(true);
  });

  test("that breaks off in the middle is asked for the rest", async () => {
    const storage = openBucket();
    await storage.write("objects/a.bin", bytes);
    // Each response brings a half of what is left, so there is no end of attempts.
    bucket.faults.push("truncate", "truncate", "truncate", "truncate", "truncate");
    expect((await buffer(storage.read("objects/a.bin"))).equals(bytes)).toBe(true);
    bucket.faults.push("truncate");
    const part = await buffer(storage.read("objects/a.bin", { start: 10, end: 99_999 }));
    expect(part.equals(bytes.subarray(10, 100_000))).toBe(true);
  });

  test("is not asked again where the bytes cannot be used", async () => {
    const storage = openBucket();
    await storage.write("objects/a.bin", bytes);
    const stream = storage.read("objects/a.bin");
    stream.once("data", () => {
      bucket.faults.push(403);
      stream.destroy(new Error("the disk is full"));
    });
    await expect(finished(stream)).rejects.toThrow("the disk is full");
    expect(bucket.faults).toEqual([403]);
  });

  test("is not to blame for a local file that cannot be read", async () => {
    // Reading a folder as a file fails after it was opened.
    const adopted = openBucket().adopt("objects/a.bin", folder);
    await expect(adopted).rejects.toMatchObject({ code: "EISDIR" });
    expect(bucket.objects.size).toBe(0);
  });

  test("that goes on refusing fails the write and keeps nothing", async () => {
    const storage = openBucket();
    bucket.faults.push(403);
    await expect(storage.write("objects/a.bin", bytes)).rejects.toThrow();
    expect(bucket.objects.size).toBe(0);
  });

  test.each<[string, () => Promise<void> | void]>([
    ["is frozen", () => void bucket.faults.push(...Array<Fault>(100).fill("hang"))],
    ["fails", () => void bucket.faults.push(...Array<Fault>(100).fill(503))],
    ["is down", () => bucket.close()],
  ])("that %s says so, whatever it is asked for", { tags: "long" }, async (_name, begin) => {
    const storage = openBucket(2_000);
    const path = join(folder, "finished");
    await writeFile(path, bytes);
    await storage.write("objects/a.bin", bytes);
    await begin();
    const asked = await Promise.allSettled([
      storage.check(),
      storage.stat("objects/a.bin"),
      buffer(storage.read("objects/a.bin")),
      storage.write("objects/b.bin", bytes),
      storage.adopt("objects/b.bin", path),
      storage.remove("objects/a.bin"),
    ]);
    expect(asked).toMatchObject(
      asked.map(() => ({ status: "rejected", reason: { code: "STORAGE_UNREACHABLE" } })),
    );
  });
});
