import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, constants, mkdir, open, readdir, rm, stat, statfs } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { moveInto } from "../../move-into.ts";
import { StartError } from "../../start-error.ts";
import { writeStream } from "../../write-stream.ts";
import { removeOlder } from "./remove-older.ts";
import { requireSafeKey, type Storage, storeStream } from "./storage.ts";

/** The prefix in the names of files that are still being written. */
const partialPrefix = ".partial-";

/**
 * The free space on a disk below which no more files are stored, in bytes. The database may need
 * that space.
 */
export const minFreeForFiles = 8 * 1024 * 1024;

/**
 * Stores media in a folder. A file gets its final name when it is complete on the disk.
 * @throws {StartError} where the folder cannot be written to
 */
export async function openLocalStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {});
  for (const path of [folder, join(folder, "objects")]) {
    const isOptional = path !== folder;
    await access(path, constants.W_OK | constants.X_OK).catch((error: unknown) => {
      if (isOptional && isMissingFile(error)) return;
      throw new StartError(`The media folder ${path} cannot be written to; give it to this user.`);
    });
  }
  const pathOf = (key: string): string => join(folder, requireSafeKey(key));

  return {
    stat: async (key) => {
      const found = await unlessMissing(stat(pathOf(key)));
      return found?.isFile() ? { size: found.size } : null;
    },
    read: (key, range) => createReadStream(pathOf(key), range),
    withFile: (key, use) => use(pathOf(key)),
    write: (key, bytes) => {
      const source = bytes instanceof Readable ? bytes : Readable.from([bytes]);
      const partial = join(folder, `${partialPrefix}${randomUUID()}`);
      return storeStream(source, async () => {
        try {
          await requireRoom(folder);
          await writeStream(partial, source, { flags: "wx" });
          await moveInto(pathOf(key), partial);
        } finally {
          await rm(partial, { force: true });
        }
      });
    },
    adopt: async (key, path) => {
      await requireRoom(folder);
      const file = await open(path, "r+");
      await file.sync();
      await file.close();
      await moveInto(pathOf(key), path);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async function* (prefix) {
      const start = pathOf(prefix.replace(/\/$/, ""));
      const entries = await unlessMissing(readdir(start, { recursive: true, withFileTypes: true }));
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await unlessMissing(stat(path));
        if (!found) continue;
        const key = relative(folder, path).split(sep).join("/");
        yield { key, size: found.size, modifiedAt: found.mtime };
      }
    },
    removePartial: (before) =>
      removeOlder(folder, before, (name) => name.startsWith(partialPrefix)),
    check: () => access(folder, constants.W_OK | constants.X_OK),
  };
}

/** The free space on the disk of a folder, in bytes. */
export async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Checks the free space. @throws an error with the code ENOSPC where the disk is almost full */
export async function requireRoom(folder: string): Promise<void> {
  if ((await freeIn(folder)) >= minFreeForFiles) return;
  throw Object.assign(new Error(`the disk of ${folder} is full`), { code: "ENOSPC" });
}

/** Awaits an operation on a file. @returns null where there is no such file or folder */
export async function unlessMissing<Result>(found: Promise<Result>): Promise<Result | null> {
  try {
    return await found;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

/** Whether the error is a missing file or folder. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
