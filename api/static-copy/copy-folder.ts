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

/** The file that lists the files of a copy, so that the next copy writes and removes only what differs. */
export const manifestName = ".vitrine-copy.json";
/** The journal of an unfinished copy, in which each file is noted before it is written. */
const journalName = ".vitrine-copy-unfinished";
const texts = z.record(z.string(), z.string());
const manifestForm = z.object({
  version: z.literal(1),
  /** By the path of each file, its mark: a text that identifies the file's content, such as a hash. */
  files: texts,
  /** The files of pages by the addresses of the pages on the site. */
  pages: texts.default({}),
  /**
   * By the slug of each project, a text that changes with every change of the project.
   */
  projects: texts.default({}),
  /** The `key` of the ContentState from which the copy was made. */
  state: z.string().default(""),
});
const emptyManifest: CopyManifest = { version: 1, files: {}, pages: {}, projects: {}, state: "" };

export type CopyManifest = z.infer<typeof manifestForm>;

export type CopyChanges = { written: string[]; unchanged: number; removed: string[] };

/** The folder of a static copy. Only files that its manifest lists are ever removed. */
export type CopyFolder = {
  /** The manifest of the folder before this copy. */
  former: CopyManifest;
  /**
   * Keeps a file of the former copy if the file has this mark. Without a mark, keeps the file in any
   * case.
   * @returns whether the file stays
   */
  keep: (file: string, mark?: string) => Promise<boolean>;
  /**
   * Stores a file, unless the folder has it with the same mark. Other programs find either the whole
   * file or no file.
   * @param mark a text that identifies the content, by default its hash
   */
  write: (file: string, bytes: Uint8Array | string, mark?: string) => Promise<void>;
  /** Like `write`, for a large file. `read` is called only if the file has to be stored. */
  writeStream: (file: string, mark: string, read: () => Readable) => Promise<void>;
  /** Removes the files that the copy no longer has, and writes the manifest. */
  finish: (notes?: Partial<CopyManifest>) => Promise<CopyChanges>;
};

/**
 * Opens the folder of a copy, and creates it if it is missing.
 * @param dataFolder the site's data folder
 * @throws {StartError} for a folder that contains other files, or that overlaps with the data folder
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

/** Creates a folder and its missing parents. Every user may read these folders, whatever the umask is. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = resolve(path); made.length >= first.length; made = dirname(made)) {
    await chmod(made, 0o755);
  }
}

/** @throws {StartError} where `folder` is, contains or is within the site's data folder */
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
 * Reads the manifest of a folder. Returns an empty manifest if the folder is empty or missing.
 * @throws {StartError} where the folder contains other files but no manifest, or cannot be read
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
