import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  prepareDataFolder,
  readOrCreateFolderId,
  readOrCreateSecret,
  restrictFiles,
} from "./data-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-secret-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a data folder that cannot be written to stops the start with a sentence", async () => {
  const path = join(folder, "data");
  await writeFile(path, "a file where the folder should be");
  await expect(prepareDataFolder(path)).rejects.toThrow(
    `The data folder ${path} cannot be written to; give it to this user or set DATA_DIR to another folder.`,
  );
});

test("the secret is made once, whole, for this user alone", async () => {
  await writeFile(join(folder, "secret.partial"), "of a start that was killed");
  const secret = await readOrCreateSecret(folder);
  expect(secret).toHaveLength(64);
  expect(await readOrCreateSecret(folder)).toBe(secret);
  expect(await readFile(join(folder, "secret"), "utf8")).toBe(secret);
  expect((await stat(join(folder, "secret"))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(["secret"]);
});

test("an empty file, as a killed start of an older version left it, is no secret", async () => {
  await writeFile(join(folder, "secret"), "");
  const secret = await readOrCreateSecret(folder);
  expect(secret).toHaveLength(64);
});

test("a damaged secret stops the start with a sentence", async () => {
  await writeFile(join(folder, "secret"), "half of it");
  await expect(readOrCreateSecret(folder)).rejects.toThrow(/secret is damaged; restore it/);
});

test("a file that cannot be read stops the start with what helps", async () => {
  for (const name of ["secret", "folder-id"]) await mkdir(join(folder, name));
  const remedy = "cannot be read; give it to this user";
  await expect(readOrCreateSecret(folder)).rejects.toThrow(`${remedy} or set SESSION_SECRET.`);
  await expect(readOrCreateFolderId(folder)).rejects.toThrow(`${remedy}.`);
});

test("database and secret are closed to others, and so is a folder that is Vitrine's alone", async () => {
  const files = ["vitrine.db", "vitrine.db-wal", "secret", "lock.db"];
  for (const name of ["incoming-parts", "restoring"]) await mkdir(join(folder, name));
  const open = async () => {
    for (const name of files) await writeFile(join(folder, name), "", { mode: 0o644 });
    for (const name of files) await chmod(join(folder, name), 0o644);
    await chmod(folder, 0o755);
  };
  const close = () =>
    restrictFiles({ dataFolder: folder, databaseUrl: `file:${join(folder, "vitrine.db")}` });
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  await open();
  await close();
  for (const name of files) expect([name, await modeOf(join(folder, name))]).toEqual([name, 0o600]);
  expect(await modeOf(folder)).toBe(0o700);

  await open();
  await writeFile(join(folder, "notes.txt"), "");
  await close();
  for (const name of files) expect([name, await modeOf(join(folder, name))]).toEqual([name, 0o600]);
  expect(await modeOf(folder)).toBe(0o755);
});
