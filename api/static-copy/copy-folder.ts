import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import {
  appendFile,
  chmod,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { parseJson } from "../parse-json.ts";
import { StartError } from "../start-error.ts";

/** The file that lists the content of the copy, so that the next copy writes and removes only what differs. */
export const manifestName = ".vitrine-copy.json";
/** The journal of an unfinished copy, in which each file is noted before it is written. */
const journalName = ".vitrine-copy-unfinished";
const texts = z.record(z.string(), z.string());
const manifestForm = z.object({
  version: z.literal(1),
  /** The mark of each file, which identifies the file's content, by the path of the file. */
  files: texts,
  /** The files of pages by their addresses. */
  pages: texts.default({}),
  /**
   * A text for the state of each project, by its slug. It changes with every change of the project.
   */
  projects: texts.default({}),
  /** The key of the content's state that the copy shows. */
  state: z.string().default(""),
});
const emptyManifest: CopyManifest = { version: 1, files: {}, pages: {}, projects: {}, state: "" };

export type CopyManifest = z.infer<typeof manifestForm>;

export type CopyChanges = { written: string[]; unchanged: number; removed: string[] };

/** The folder of a static copy. Only files of its manifest are ever removed. */
export type CopyFolder = {
  /** The manifest of the folder before this copy. */
  former: CopyManifest;
  /**
   * Keeps a file of the former copy where its mark is the given one; without a given mark, in any
   * case.
   * @returns whether the file stays
   */
  keep: (file: string, mark?: string) => Promise<boolean>;
  /**
   * Stores a file, unless it is there already. Other programs find either the whole file or none.
   * @param mark a mark of the content; by default a hash of it
   */
  write: (file: string, bytes: Uint8Array | string, mark?: string) => Promise<void>;
  /** Stores a large file, which is identified by a mark of its content. */
  writeStream: (file: string, mark: string, read: () => Readable) => Promise<void>;
  /** Removes the files that the copy no longer has, and writes the manifest. */
  finish: (notes?: Partial<CopyManifest>) => Promise<CopyChanges>;
};

/**
 * Opens the folder of a copy, which is made if it is missing.
 * @throws {StartError} for a folder that contains other files, or that overlaps with the site's own data
 */
export async function openCopyFolder(folder: string, dataFolder: string): Promise<CopyFolder> {
  assertApart(folder, dataFolder);
  const manifest = await readManifest(folder);
  const unfinished = await readJournal(folder);
  const former = { ...Object.fromEntries(unfinished.map((file) => [file, ""])), ...manifest.files };
  const files: Record<string, string> = {};
  const written: string[] = [];

  const keep = async (file: string, mark = former[file]) => {
    if (files[file] !== undefined) return files[file] === mark;
    if (mark === undefined || former[file] !== mark) return false;
    if (!existsSync(join(folder, file))) return false;
    files[file] = mark;
    return true;
  };
  const store = async (file: string, mark: string, write: (path: string) => Promise<void>) => {
    if (await keep(file, mark)) return;
    files[file] = mark;
    const path = join(folder, file);
    await makeFolder(dirname(path));
    await appendFile(join(folder, journalName), `${JSON.stringify(file)}\n`);
    await write(`${path}.partial`);
    // The permissions must not depend on the user's umask, because the host has to read the file.
    await chmod(`${path}.partial`, 0o644);
    await rename(`${path}.partial`, path);
    written.push(file);
  };
  const writeManifest = async (of: CopyManifest) => {
    const path = join(folder, manifestName);
    const sorted = Object.fromEntries(Object.entries(of.files).sort());
    await writeFile(`${path}.partial`, `${JSON.stringify({ ...of, files: sorted }, null, 1)}\n`);
    await rename(`${path}.partial`, path);
  };
  // Manifest and journal mark an unfinished copy, which the next export continues.
  await makeFolder(folder);
  await writeManifest({ ...manifest, files: former });
  for (const file of unfinished) await rm(join(folder, `${file}.partial`), { force: true });

  return {
    former: { ...manifest, files: former },
    keep,
    write: (file, bytes, mark = createHash("sha256").update(bytes).digest("base64url")) =>
      store(file, mark, (path) => writeFile(path, bytes)),
    writeStream: (file, mark, read) =>
      store(file, mark, (path) => pipeline(read(), createWriteStream(path))),
    finish: async (notes = {}) => {
      const removed = Object.keys(former).filter((file) => !Object.hasOwn(files, file));
      for (const file of removed) {
        await rm(join(folder, file), { force: true });
        await removeEmptyFolders(folder, dirname(file));
      }
      await writeManifest({ ...emptyManifest, ...notes, files });
      await rm(join(folder, journalName), { force: true });
      return { written, removed, unchanged: Object.keys(files).length - written.length };
    },
  };
}

/** Makes a folder and its missing parents, which every user may read, whatever the umask is. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = resolve(path); made.length >= first.length; made = dirname(made)) {
    await chmod(made, 0o755);
  }
}

/** @throws {StartError} where a folder of copies is, contains or is within the site's own data */
export function assertApart(folder: string, dataFolder: string): void {
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

/**
 * The manifest of a folder; an empty one where the folder is empty or missing.
 * @throws {StartError} where the folder contains only other files, or cannot be read
 */
export async function readManifest(folder: string): Promise<CopyManifest> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw new StartError(`${folder} cannot be read as a folder; name another one.`);
  });
  if (names.length === 0) return emptyManifest;
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => "null");
  const manifest = manifestForm.safeParse(parseJson(text));
  if (manifest.success) return manifest.data;
  throw new StartError(
    `${folder} is not empty, and holds no copy of a site; name an empty folder or a new one.`,
  );
}

/** The files that an unfinished copy has begun to write. */
async function readJournal(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, journalName), "utf8").catch(() => "");
  return text
    .split("\n")
    .map(parseJson)
    .filter((name) => typeof name === "string");
}

async function removeEmptyFolders(folder: string, inner: string): Promise<void> {
  if (inner === ".") return;
  const isRemoved = await rmdir(join(folder, inner)).then(
    () => true,
    () => false, // the folder is not empty
  );
  if (isRemoved) await removeEmptyFolders(folder, dirname(inner));
}
