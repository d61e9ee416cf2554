import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import LibSql from "libsql";
import { startServer } from "../harness/server.ts";
import { wait } from "./acknowledged.ts";
import { checksumOf } from "./owner.ts";

/** The size of each picture, in bytes. */
const size = 100_000;

/**
 * Waits until the server has copied a site with many pictures to the folder of backups, deletes the
 * data folder, and restores the site.
 * @returns how long that took, as a sentence
 */
export async function restoreManyPictures(demoFolder: string, count: number): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), "vitrine-many-pictures-"));
  const BACKUP_DIR = join(base, "backups");
  try {
    const DATA_DIR = join(base, "site");
    await cp(demoFolder, DATA_DIR, { recursive: true });
    await fill(DATA_DIR, count);
    const begun = performance.now();
    const server = await startServer({ DATA_DIR, BACKUP_DIR });
    while ((await countCopied(BACKUP_DIR)) < count) await wait(1_000);
    const copied = performance.now() - begun;
    server.process.kill("SIGKILL");
    await once(server.process, "exit");
    await rm(DATA_DIR, { recursive: true });

    const away = performance.now();
    await promisify(execFile)(process.execPath, ["scripts/restore.mjs", "--from", BACKUP_DIR], {
      env: { PATH: process.env.PATH, DATA_DIR },
    });
    const restored = performance.now() - away;
    const again = await startServer({ DATA_DIR, BACKUP_DIR });
    await (await fetch(again.origin)).arrayBuffer();
    const served = performance.now() - away;
    await again.stop();
    const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
    return `${count} pictures of ${size / 1_000} kB: copied within ${seconds(copied)} s of the start, restored in ${seconds(restored)} s, serving after ${seconds(served)} s`;
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}

async function fill(folder: string, count: number): Promise<void> {
  const objects = join(folder, "media/objects");
  await mkdir(objects, { recursive: true });
  const database = new LibSql(join(folder, "vitrine.db"));
  const insert = database.prepare(
    `INSERT INTO MediaAsset (path, kind, mediaType, byteSize, width, height, checksum)
     VALUES (?, 'image', 'image/jpeg', ?, 800, 600, ?)`,
  );
  for (let made = 0; made < count; made++) {
    const bytes = randomBytes(size);
    const name = `${randomUUID()}.jpg`;
    await writeFile(join(objects, name), bytes);
    insert.run([`/objects/${name}`, size, checksumOf(bytes)]);
  }
  database.close();
}

/** The number of media files in the newest copy of the site. @param place the folder of backups */
async function countCopied(place: string): Promise<number> {
  const moments = join(place, "copies/moments");
  const newest = (await readdir(moments).catch(() => [])).toSorted().at(-1);
  if (!newest) return 0;
  const { entries } = JSON.parse(gunzipSync(await readFile(join(moments, newest))).toString());
  return entries.filter(({ name }: { name: string }) => name.startsWith("media/objects/")).length;
}
