import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeOlder } from "./remove-older.ts";

test("removes what is older, also folders that an import left behind", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-older-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ["old", "new"]) {
    await writeFile(join(folder, name), "");
    await mkdir(join(folder, `import-${name}`));
    await writeFile(join(folder, `import-${name}`, "a.zip"), "");
  }
  for (const name of ["old", "import-old"]) await utimes(join(folder, name), 1, 1);
  expect(await removeOlder(folder, new Date(60_000))).toBe(2);
  expect((await readdir(folder)).sort()).toEqual(["import-new", "new"]);
});

test("a folder that does not exist has nothing to remove", async () => {
  expect(await removeOlder(join(tmpdir(), "vitrine-absent"), new Date())).toBe(0);
});
