import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeBucket, type Fault, startFakeBucket } from "../../testing/fake-bucket.ts";
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

/** @param timeout how long all tries of one request may take, in milliseconds */
function openBucket(timeout = 10_000): Storage {
  const client = createS3Client(bucket.settings, { connectionTimeout: 500, socketTimeout: 500 });
  return createS3Storage({
    client,
    bucket: bucket.settings.name,
    scratchFolder: join(folder, "s"),
    timeout,
  });
}

const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));

describe.each([
  ["a folder", () => openLocalStorage(join(folder, "media"))],
  ["a bucket", async () => openBucket()],
])("media in %s", (_name, open) => {
  test("is what was written, whole and in part", async () => {
    const storage = await open();
    await storage.write("objects/a.bin", bytes);
    await storage.write("objects/b.bin", Readable.from([bytes, bytes]));
    expect(await storage.stat("objects/a.bin")).toEqual({ size: bytes.length });
    expect((await buffer(storage.read("objects/a.bin"))).equals(bytes)).toBe(true);
    expect(await storage.stat("objects/b.bin")).toEqual({ size: bytes.length * 2 });
    const part = await buffer(storage.read("objects/a.bin", { start: 0, end: 9 }));
    expect(part.equals(bytes.subarray(0, 10))).toBe(true);
    const later = await buffer(storage.read("objects/a.bin", { start: 100, end: 149 }));
    expect(later.equals(bytes.subarray(100, 150))).toBe(true);
  });

  test("takes a finished file over, and lends it again", async () => {
    const storage = await open();
    const path = join(folder, "finished");
    await writeFile(path, bytes);
    await storage.adopt("objects/a.bin", path);
    await expect(readFile(path)).rejects.toThrow("ENOENT");
    const lent = await storage.withFile("objects/a.bin", (file) => readFile(file));
    expect(lent.equals(bytes)).toBe(true);
  });

  test("is listed by folder and removed by key", async () => {
    const storage = await open();
    for (const key of ["objects/a.bin", "objects/b.bin", "derivatives/objects/a.bin/1.avif"]) {
      await storage.write(key, Buffer.from("x"));
    }
    await storage.remove("objects/a.bin");
    await storage.remove("objects/a.bin");
    const keys: string[] = [];
    for await (const { key, size } of storage.list("objects/")) keys.push(`${key} ${size}`);
    expect(keys).toEqual(["objects/b.bin 1"]);
  });

  test("is replaced whole", async () => {
    const storage = await open();
    await storage.write("objects/a.bin", bytes);
    await storage.write("objects/a.bin", Buffer.from("short"));
    expect((await buffer(storage.read("objects/a.bin"))).toString()).toBe("short");
    expect(await storage.stat("objects/a.bin")).toEqual({ size: 5 });
  });

  test("is stored by a storage that works, and stays when broken writes are removed", async () => {
    const storage = await open();
    await storage.write("objects/a.bin", bytes);
    await expect(storage.check()).resolves.toBeUndefined();
    expect(await storage.removePartial(new Date(Date.now() + 60_000))).toBe(0);
    expect(await storage.stat("objects/a.bin")).toEqual({ size: bytes.length });
  });

  test("that is absent is null, fails to be read, and no key leads out", async () => {
    const storage = await open();
    expect(await storage.stat("objects/none.bin")).toBeNull();
    await expect(buffer(storage.read("objects/none.bin"))).rejects.toThrow();
    await expect((async () => storage.write("../out", Buffer.from("x")))()).rejects.toThrow(
      "unsafe",
    );
  });

  test("that breaks off while it arrives is not there, not even in part", async () => {
    const storage = await open();
    const broken = Readable.from(
      (async function* () {
        yield bytes;
        throw new Error("broke off");
      })(),
    );
    await expect(storage.write("objects/a.bin", broken)).rejects.toThrow("broke off");
    expect(await storage.stat("objects/a.bin")).toBeNull();
    for (const name of ["media", "s"]) {
      const left = await readdir(join(folder, name)).catch(() => []);
      expect(left.filter((file) => file !== "objects")).toEqual([]);
    }
  });
});

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
    bucket.faults.push("truncate", "truncate");
    expect((await buffer(storage.read("objects/a.bin"))).equals(bytes)).toBe(true);
    bucket.faults.push("truncate");
    const part = await buffer(storage.read("objects/a.bin", { start: 10, end: 99_999 }));
    expect(part.equals(bytes.subarray(10, 100_000))).toBe(true);
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
  ])(
    "that %s says so, whatever it is asked for",
    async (_name, begin) => {
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
    },
    60_000,
  );
});
