import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { StartError } from "../start-error.ts";

/** What the copy consists of, so that the next one writes and removes only what differs. */
const manifestName = ".vitrine-copy.json";
/** The files that an unfinished copy adds, each noted before it is written. */
const journalName = ".vitrine-copy-unfinished";
const manifestForm = z.object({ version: z.literal(1), files: z.record(z.string(), z.string()) });

export type CopyChanges = { written: string[]; unchanged: number; removed: string[] };

/** The folder of a static copy. Only files of its manifest are ever removed. */
export type CopyFolder = {
  /** Stores a file, unless it is there already. Other programs see all of it or nothing. */
  write: (file: string, bytes: Uint8Array | string) => Promise<void>;
  /** Stores a large file, known by a mark of its content. */
  writeStream: (file: string, mark: string, read: () => Readable) => Promise<void>;
  /** Removes what the copy has no longer. */
  finish: () => Promise<CopyChanges>;
};

/** @throws {StartError} for a folder with something else in it, or one that contains the site's own data */
export async function openCopyFolder(folder: string, dataFolder: string): Promise<CopyFolder> {
  assertApart(folder, dataFolder);
  const former = await readManifest(folder);
  const files: Record<string, string> = {};
  const written: string[] = [];

  const keep = async (file: string, mark: string, write: (path: string) => Promise<void>) => {
    if (files[file] === mark) return;
    const path = join(folder, file);
    files[file] = mark;
    if (former[file] === mark && (await stat(path).catch(() => null))) return;
    await mkdir(dirname(path), { recursive: true });
    const partial = `${path}.partial`;
    if (!Object.hasOwn(former, file)) {
      await appendFile(join(folder, journalName), `${JSON.stringify(file)}\n`);
    }
    await write(partial);
    await rename(partial, path);
    written.push(file);
  };
  const writeManifest = async (of: Record<string, string>) => {
    const path = join(folder, manifestName);
    const sorted = Object.fromEntries(Object.entries(of).sort());
    await writeFile(
      `${path}.partial`,
      `${JSON.stringify({ version: 1, files: sorted }, null, 1)}\n`,
    );
    await rename(`${path}.partial`, path);
  };
  // A copy that is not finished is known as one, and the next one continues it.
  await mkdir(folder, { recursive: true });
  await writeManifest(former);

  return {
    write: (file, bytes) => {
      const mark = createHash("sha256").update(bytes).digest("base64url");
      return keep(file, mark, (path) => writeFile(path, bytes));
    },
    writeStream: (file, mark, read) =>
      keep(file, mark, (path) => pipeline(read(), createWriteStream(path))),
    finish: async () => {
      const removed = Object.keys(former).filter((file) => !Object.hasOwn(files, file));
      for (const file of removed) {
        await rm(join(folder, file), { force: true });
        await rm(join(folder, `${file}.partial`), { force: true });
        await removeEmptyFolders(folder, dirname(file));
      }
      await writeManifest(files);
      await rm(join(folder, journalName), { force: true });
      return { written, removed, unchanged: Object.keys(files).length - written.length };
    },
  };
}

function assertApart(folder: string, dataFolder: string): void {
  const isWithin = (inner: string, outer: string) => {
    const way = relative(resolve(outer), resolve(inner));
    return way === "" || (!way.startsWith(`..${sep}`) && way !== ".." && resolve(way) !== way);
  };
  if (isWithin(folder, dataFolder) || isWithin(dataFolder, folder)) {
    throw new StartError(
      `${folder} is or contains the site's own data, or lies in it; name another folder.`,
    );
  }
}

async function readManifest(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw new StartError(`${folder} cannot be read as a folder; name another one.`);
  });
  if (names.length === 0) return {};
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => "null");
  const manifest = manifestForm.safeParse(parseJson(text));
  if (manifest.success) return { ...(await readJournal(folder)), ...manifest.data.files };
  throw new StartError(
    `${folder} is not empty, and holds no copy of a site; name an empty folder or a new one.`,
  );
}

/** What an unfinished copy has written, with no mark of its content. */
async function readJournal(folder: string): Promise<Record<string, string>> {
  const text = await readFile(join(folder, journalName), "utf8").catch(() => "");
  const names = text.split("\n").map(parseJson);
  return Object.fromEntries(
    names.flatMap((name) => (typeof name === "string" ? [[name, ""]] : [])),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function removeEmptyFolders(folder: string, inner: string): Promise<void> {
  if (inner === ".") return;
  const isRemoved = await rmdir(join(folder, inner)).then(
    () => true,
    () => false, // something else is in it
  );
  if (isRemoved) await removeEmptyFolders(folder, dirname(inner));
}
