import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeAbandoned, withTemporaryFolder } from "./temporary-folder.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-temporary-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("a temporary folder goes with its use, also where that fails or the process exits meanwhile", async () => {
  const base = await emptyFolder();
  const prefix = join(base, "copy-");
  const before = process.listeners("exit");
  const using = withTemporaryFolder(prefix, async (folder) => {
    await writeFile(join(folder, "database"), "secret");
    for (const listener of process.listeners("exit")) if (!before.includes(listener)) listener(1);
    expect(existsSync(folder)).toBe(false);
    throw new Error("the disk is gone");
  });
  await expect(using).rejects.toThrow("the disk is gone");
  await withTemporaryFolder(prefix, (folder) => writeFile(join(folder, "database"), "secret"));
  expect(await readdir(base)).toEqual([]);
  expect(process.listeners("exit")).toEqual(before);
});

test("of what killed processes left only what is a day old goes", async () => {
  const base = await emptyFolder();
  for (const name of ["copy-old", "copy-new", "other-old"]) await mkdir(join(base, name));
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1_000);
  for (const name of ["copy-old", "other-old"])
    await utimes(join(base, name), yesterday, yesterday);
  await removeAbandoned(base, (name) => name.startsWith("copy-"));
  expect(await readdir(base)).toEqual(["copy-new", "other-old"]);
});
