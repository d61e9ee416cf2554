import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a damaged lock is told so, and that nothing is lost with it", async () => {
  const path = join(folder, "lock.db");
  const lock = () => lockDataFolder(folder, `file:${join(folder, "vitrine.db")}`);
  for (const damaged of ["rot ".repeat(2_000), "\0".repeat(8_192)]) {
    await writeFile(path, damaged);
    await expect(lock()).rejects.toThrow(
      `The file ${path} is damaged. It holds nothing: see that no Vitrine is running on its folder, delete it, and start again.`,
    );
  }
  await rm(path);
  await lock();
});

test("two data folders do not share a database", async () => {
  const [own, other] = [join(folder, "own"), join(folder, "other")];
  for (const each of [own, other]) await mkdir(each);
  const database = join(own, "vitrine.db");
  await lockDataFolder(own, `file:${database}`);
  await expect(lockDataFolder(other, `file:${database}`)).rejects.toThrow(
    `Another Vitrine is running on the database ${database}; stop it, or set DATABASE_URL to another file.`,
  );
});
