import { pbkdf2 } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeStream } from "./write-stream.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-stream-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a file whose source fails while it is being opened can be removed at once, and stays so", async () => {
  const path = join(folder, "failing");
  const failing = async function* () {
    yield "words";
    throw new Error("the source is lost");
  };
  const derive = promisify(pbkdf2);
  // These jobs occupy the threads that open files.
  const others = Array.from({ length: 4 }, () => derive("a", "b", 100_000, 64, "sha512"));
  await expect(writeStream(path, Readable.from(failing()))).rejects.toThrow("the source is lost");
  rmSync(path, { force: true });
  await Promise.all(others);
  expect(existsSync(path)).toBe(false);
});

test("what was written is there; a file that is there already is refused where that is asked", async () => {
  const path = join(folder, "whole");
  await writeStream(path, Readable.from(["all ", "words"]), { flags: "wx", mode: 0o600 });
  expect(await readFile(path, "utf8")).toBe("all words");
  await expect(writeStream(path, Readable.from(["others"]), { flags: "wx" })).rejects.toThrow(
    "EEXIST",
  );
  expect(await readFile(path, "utf8")).toBe("all words");
});
