import { copyFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibSql from "libsql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { beginFirstStart, endFirstStart } from "./first-start-marker.ts";

let dataFolder: string;
let path: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "vitrine-marker-"));
  path = join(dataFolder, "vitrine.db");
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const begin = () => beginFirstStart({ dataFolder, databaseUrl: `file:${path}` });

/** Creates a database whose tables are only in its write-ahead log, as after a kill. */
function leaveLog(): void {
  const source = join(dataFolder, "source.db");
  const database = new LibSql(source);
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("CREATE TABLE Project (id INTEGER)");
  copyFileSync(source, path);
  copyFileSync(`${source}-wal`, `${path}-wal`);
  database.close();
}

test("an empty folder gets a marker, which the end of the first start removes", async () => {
  await begin();
  expect(await readdir(dataFolder)).toEqual(["first-start"]);
  await endFirstStart(dataFolder);
  expect(await readdir(dataFolder)).toEqual([]);
});

test("a database whose tables are in its log is no first start", async () => {
  leaveLog();
  await begin();
  expect(await readdir(dataFolder)).not.toContain("first-start");
});

test("a log without its database is refused and stays; with the marker the start goes on", async () => {
  leaveLog();
  await rm(path);
  const { size } = await stat(`${path}-wal`);
  await expect(begin()).rejects.toThrow(/is missing or empty, but the file .*-wal holds changes/);
  expect((await stat(`${path}-wal`)).size).toBe(size);
  await writeFile(join(dataFolder, "first-start"), "");
  await begin();
});

test("media without a database are refused", async () => {
  await mkdir(join(dataFolder, "media/objects"), { recursive: true });
  await writeFile(join(dataFolder, "media/.partial-1"), "half");
  await begin();
  await endFirstStart(dataFolder);
  await writeFile(join(dataFolder, "media/objects/picture.png"), "a picture");
  await expect(begin()).rejects.toThrow(/is missing or empty, but .*media holds files/);
});

test("what a kill left of a first transaction is no reason to refuse", async () => {
  const header = Buffer.alloc(32);
  header.writeUInt32BE(0x377f0682, 0);
  header.writeUInt32BE(4096, 8);
  await writeFile(`${path}-wal`, Buffer.concat([header, Buffer.alloc(24 + 4096)]));
  await begin();
});
