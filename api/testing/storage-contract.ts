import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { describe, expect, test } from "vitest";
import type { Storage } from "../media/storage/storage.ts";

export const storedBytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));

/**
 * Defines the tests that every storage driver must pass.
 * @param kind the name of the driver in the report
 * @param folderOf returns the folder of the test. The driver writes unfinished files to `s` or `media` in it
 * @param open opens an empty storage
 */
export function testStorage(
  kind: string,
  folderOf: () => string,
  open: () => Promise<Storage>,
): void {
  describe(`media in ${kind}`, () => {
    test("is what was written, whole and in part", async () => {
      const storage = await open();
      await storage.write("objects/a.bin", storedBytes);
      await storage.write("objects/b.bin", Readable.from([storedBytes, storedBytes]));
      expect(await storage.stat("objects/a.bin")).toEqual({ size: storedBytes.length });
      expect((await buffer(storage.read("objects/a.bin"))).equals(storedBytes)).toBe(true);
      expect(await storage.stat("objects/b.bin")).toEqual({ size: storedBytes.length * 2 });
      const part = await buffer(storage.read("objects/a.bin", { start: 0, end: 9 }));
      expect(part.equals(storedBytes.subarray(0, 10))).toBe(true);
      const later = await buffer(storage.read("objects/a.bin", { start: 100, end: 149 }));
      expect(later.equals(storedBytes.subarray(100, 150))).toBe(true);
    });

    test("takes a finished file over, and lends it again", async () => {
      const storage = await open();
      const path = join(folderOf(), "finished");
      await writeFile(path, storedBytes);
      await storage.adopt("objects/a.bin", path);
      await expect(readFile(path)).rejects.toThrow("ENOENT");
      const lent = await storage.withFile("objects/a.bin", (file) => readFile(file));
      expect(lent.equals(storedBytes)).toBe(true);
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
      await storage.write("objects/a.bin", storedBytes);
      await storage.write("objects/a.bin", Buffer.from("short"));
      expect((await buffer(storage.read("objects/a.bin"))).toString()).toBe("short");
      expect(await storage.stat("objects/a.bin")).toEqual({ size: 5 });
    });

    test("may be of no bytes at all", async () => {
      const storage = await open();
      await storage.write("objects/none", Buffer.alloc(0));
      await storage.write("objects/sent", Readable.from([]));
      for (const key of ["objects/none", "objects/sent"]) {
        expect(await storage.stat(key)).toEqual({ size: 0 });
        expect(await buffer(storage.read(key))).toHaveLength(0);
      }
    });

    test("is stored by a storage that works, and stays when broken writes are removed", async () => {
      const storage = await open();
      await storage.write("objects/a.bin", storedBytes);
      await expect(storage.check()).resolves.toBeUndefined();
      expect(await storage.removePartial(new Date(Date.now() + 60_000))).toBe(0);
      expect(await storage.stat("objects/a.bin")).toEqual({ size: storedBytes.length });
    });

    test("that is absent is null, fails to be read, and no key leads out", async () => {
      const storage = await open();
      expect(await storage.stat("objects/none.bin")).toBeNull();
      await expect(buffer(storage.read("objects/none.bin"))).rejects.toThrow();
      await expect((async () => storage.write("../out", Buffer.from("x")))()).rejects.toThrow(
        "unsafe",
      );
    });

    test("that fails before it is read is not there", async () => {
      const storage = await open();
      const lost = new Readable({ read: () => {} });
      const writing = storage.write("objects/a.bin", lost);
      lost.destroy(new Error("lost at once"));
      await expect(writing).rejects.toThrow("lost at once");
      expect(await storage.stat("objects/a.bin")).toBeNull();
    });

    test("that cannot be stored fails its source with the same error", async () => {
      const storage = await open();
      const [media, scratch] = [join(folderOf(), "media"), join(folderOf(), "s")];
      for (const folder of [media, scratch]) await rm(folder, { recursive: true, force: true });
      await writeFile(scratch, "where a folder should be");
      const source = new PassThrough();
      const [fed, stored] = await Promise.allSettled([
        pipeline(Readable.from([storedBytes, storedBytes]), source),
        storage.write("objects/a.bin", source),
      ]);
      expect(stored.status).toBe("rejected");
      expect(fed).toEqual(stored);
    });

    test("that breaks off while it arrives is not there, not even in part", async () => {
      const storage = await open();
      const broken = Readable.from(
        (async function* () {
          yield storedBytes;
          throw new Error("broke off");
        })(),
      );
      await expect(storage.write("objects/a.bin", broken)).rejects.toThrow("broke off");
      expect(await storage.stat("objects/a.bin")).toBeNull();
      for (const name of ["media", "s"]) {
        const left = await readdir(join(folderOf(), name)).catch(() => []);
        expect(left.filter((file) => file !== "objects")).toEqual([]);
      }
    });
  });
}
