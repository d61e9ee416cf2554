import { randomUUID } from "node:crypto";
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Clock, isOver, systemClock } from "../clock.ts";
import { log } from "../log.ts";
import { freeIn, minFreeForFiles } from "../media/storage/local-storage.ts";

const hour = 60 * 60 * 1_000;

/** How often a running build marks its files as in use, in milliseconds. */
export const renewal = hour;

/**
 * How long files are stored after they were last marked, in milliseconds: at least a day after
 * their build stopped.
 */
const term = 24 * hour + renewal;

/**
 * The maximum size of the files of all builds together, in bytes: about eight builds that have no files in
 * common.
 */
const maxSize = 32 * 1024 * 1024;

const notStored = "files of this build could not be stored for pages that outlive it";

/**
 * A file of this build, whose name changes with its content. `path` is where the file is stored.
 */
type BuildFile = { path: string; size: number; write: (path: string) => Promise<void> };

export type StoredBuilds = {
  /** Stores missing files of this build, marks all of its files as in use, and removes old files. Never rejects. */
  store: () => Promise<void>;
  /** The folder with the assets of all builds. */
  assetsFolder: string;
  /** The text of a GraphQL document by its id. Undefined for an unknown id. */
  readDocument: (id: string) => Promise<string | undefined>;
};

type Options = {
  dataFolder: string;
  /** The folder with this build's assets. Undefined in development. */
  ownAssets: string | undefined;
  /** Texts of the GraphQL documents of this build, by id. */
  documents: Iterable<[string, string]>;
  clock?: Clock | undefined;
  /** The free space on the disk of a folder, in bytes. */
  readFree?: (folder: string) => Promise<number>;
};

/**
 * Stores the files of all builds that ran in the last day, in the data folder. An update replaces the folder
 * of the product, but pages of the earlier build that are open in browsers still request its files. Where
 * instances (server processes) share the data folder, a browser may also request a file of one instance's
 * build from another instance.
 */
export function openStoredBuilds({
  dataFolder,
  ownAssets,
  documents,
  clock = systemClock,
  readFree = freeIn,
}: Options): StoredBuilds {
  const assetsFolder = join(dataFolder, "builds", "assets");
  const documentsFolder = join(dataFolder, "builds", "documents");
  const folders = [assetsFolder, documentsFolder];
  // The files are listed once, because an update may replace the files in `ownAssets` while this server runs.
  let files: BuildFile[] | undefined;

  const listOwn = async (): Promise<BuildFile[]> => {
    if (!ownAssets) return [];
    const assets = (await listFiles(ownAssets))
      .filter(({ path }) => !/\.(?:br|gz)$/.test(path))
      .map(({ path: source, size }) => {
        const write = (path: string) => copyFile(source, path);
        return { path: join(assetsFolder, basename(source)), size, write };
      });
    const texts = [...documents].map(([id, text]) => {
      const write = (path: string) => writeFile(path, text);
      return { path: join(documentsFolder, id), size: Buffer.byteLength(text), write };
    });
    return [...assets, ...texts];
  };

  /** Marks a stored file as in use. @returns false where it is missing or incomplete */
  const renew = async ({ path, size }: BuildFile) => {
    if ((await stat(path).catch(() => undefined))?.size !== size) return false;
    await utimes(path, clock(), clock());
    return true;
  };

  /**
   * Removes the files of other builds that are old, or exceed `maxSize`. A missing file is no error, because
   * another instance may remove the same files at the same time.
   */
  const removeOld = async (own: BuildFile[]) => {
    const ownPaths = new Set(own.map(({ path }) => path));
    const others = (await Promise.all(folders.map(listFiles)))
      .flat()
      .filter(({ path }) => !ownPaths.has(path))
      .sort((one, other) => other.mtimeMs - one.mtimeMs);
    let total = sizeOf(own);
    for (const { path, size, mtimeMs } of others) {
      total += size;
      const isOld = isOver(mtimeMs + term, term, clock().getTime());
      if (isOld || total > maxSize) await rm(path, { force: true });
    }
  };

  return {
    assetsFolder,
    store: async () => {
      try {
        files ??= await listOwn();
        for (const folder of folders) await mkdir(folder, { recursive: true });
        await removeOld(files);
        const isThere = await Promise.all(files.map(renew));
        const missing = files.filter((_, index) => !isThere[index]);
        if (missing.length === 0) return;
        if ((await readFree(assetsFolder)) < minFreeForFiles + sizeOf(missing)) {
          log.warn(`${notStored}: the disk of ${assetsFolder} is full`);
          return;
        }
        await Promise.all(missing.map(place));
      } catch (error) {
        log.warn({ err: error }, notStored);
      }
    },
    readDocument: async (id) =>
      /^[0-9a-f]{64}$/.test(id)
        ? readFile(join(documentsFolder, id), "utf8").catch(() => undefined)
        : undefined,
  };
}

const sizeOf = (files: readonly { size: number }[]) =>
  files.reduce((total, { size }) => total + size, 0);

async function listFiles(folder: string) {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const found = paths.map(async (path) => {
    const { size, mtimeMs } = await stat(path);
    return { path, size, mtimeMs };
  });
  return (await Promise.allSettled(found)).flatMap((result) =>
    result.status === "fulfilled" ? [result.value] : [],
  );
}

/** Writes a temporary file and renames it, so that after a kill the file is complete or missing. */
async function place({ path, write }: BuildFile): Promise<void> {
  const partial = join(dirname(path), `.${randomUUID()}`);
  try {
    await write(partial);
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
}
