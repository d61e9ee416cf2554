import { createReadStream, createWriteStream } from "node:fs";
import { lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { StartError } from "../start-error.ts";

/** A file of a source that is imported. */
export type SourceFile = {
  /** The path within the folder or archive, with slashes. */
  path: string;
  size: number;
  read: () => Promise<Readable>;
};

/** The files of a source. No file outside of the source can be read through them. */
export type SourceFiles = {
  files: SourceFile[];
  /** Sentences about files that were left out. */
  notes: string[];
  close: () => Promise<void>;
};

const limits = {
  files: 50_000,
  projects: 500,
  /** The maximum size of all files in an archive together, in bytes. */
  unpacked: 20 * 1024 ** 3,
  /**
   * How many times larger than an archive its files may be: more is no portfolio, but an attack. Compression
   * hardly shrinks pictures; texts shrink to a fifth.
   */
  growth: 200,
  /** The maximum size of a text file, in bytes. */
  text: 200 * 1024 ** 2,
};

/** Files that are not content, such as those that operating systems add. */
const ignored = /(?:^|\/)(?:__MACOSX|node_modules|\.[^/]*|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/**
 * Opens a folder, a zip file or a single file.
 * @throws {StartError} if it cannot be read, or is larger than an import may be
 */
export async function openSource(path: string): Promise<SourceFiles> {
  const found = await lstat(path).catch(() => null);
  if (!found) throw new StartError(`There is no file or folder ${path}.`);
  if (found.isDirectory()) return openFolder(path);
  if (/\.zip$/i.test(path)) return openZip(path);
  const file = { path: basename(path), size: found.size, read: async () => createReadStream(path) };
  return { files: [file], notes: [], close: async () => {} };
}

async function openFolder(folder: string): Promise<SourceFiles> {
  const files: SourceFile[] = [];
  const notes: string[] = [];
  // `opendir` is not used: in Node 20, its recursive mode loses the entries of a folder that do not
  // fit into its buffer.
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name);
    const path = relative(folder, full).split(sep).join("/");
    if (ignored.test(path)) continue;
    if (entry.isSymbolicLink()) notes.push(`${path} is a link to elsewhere and was not followed.`);
    if (!entry.isFile()) continue;
    const { size } = await lstat(full);
    files.push({ path, size, read: async () => createReadStream(full) });
    assertCount(files.length, folder);
  }
  return { files: inOrder(files), notes, close: async () => {} };
}

function assertCount(count: number, name: string): void {
  if (count <= limits.files) return;
  throw new StartError(`${name} holds more than ${limits.files} files; import it in parts.`);
}

/** @throws {StartError} for more projects than may be imported at once */
export function assertProjectCount(count: number, name: string): void {
  if (count <= limits.projects) return;
  throw new StartError(
    `${name} holds ${count} projects; at most ${limits.projects} are imported at once.`,
  );
}

/** Sorts files as people number them: 2 before 10. */
function inOrder(files: SourceFile[]): SourceFile[] {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return files.sort((one, other) => compare(one.path, other.path));
}

async function openZip(path: string): Promise<SourceFiles> {
  const name = basename(path);
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw new StartError(`${name} is no zip file that can be read.`);
  });
  try {
    const source = await listEntries(zip, name);
    const isNested = source.files.length > 0 && source.files.every((file) => isZip(file.path));
    return isNested ? await openNested(source, name) : source;
  } catch (error) {
    zip.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`${name} cannot be read: ${Object(error).message}.`);
  }
}

const isZip = (path: string) => /\.zip$/i.test(path);

const kindOf = (entry: Entry) => (entry.externalFileAttributes >>> 16) & 0o170000;

/** The files of a zip archive. Yauzl refuses names that lead out of the archive. */
async function listEntries(zip: ZipFile, name: string): Promise<SourceFiles> {
  const files: SourceFile[] = [];
  const notes: string[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const path = entry.fileName.normalize("NFC");
    total += entry.uncompressedSize;
    if (total > limits.unpacked || total > limits.growth * (zip.fileSize + 4096)) {
      throw new StartError(
        `${name} would grow to more than ${Math.round(total / 1e6)} MB: it is no archive of a portfolio.`,
      );
    }
    if (path.endsWith("/") || ignored.test(path)) continue;
    if (kindOf(entry) === 0o120000) {
      notes.push(`${path} is a link to elsewhere and was not followed.`);
    } else if (entry.isEncrypted()) {
      throw new StartError(`${name} has a password; unpack it and import the folder.`);
    } else {
      const read = () => zip.openReadStreamPromise(entry);
      files.push({ path, size: entry.uncompressedSize, read });
    }
    assertCount(files.length, name);
  }
  return { files: inOrder(files), notes, close: async () => zip.close() };
}

/** Opens the archives within an archive. Notion exports large content in this form. */
async function openNested(outer: SourceFiles, name: string): Promise<SourceFiles> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-import-"));
  const opened: SourceFiles[] = [outer];
  const close = async () => {
    for (const source of opened) await source.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const [place, file] of outer.files.entries()) {
      const path = join(folder, `${place}.zip`);
      await pipeline(await file.read(), createWriteStream(path));
      const inner = await openPromise(path, { autoClose: false });
      const source = await listEntries(inner, `${name}/${file.path}`).catch((error: unknown) => {
        inner.close();
        throw error;
      });
      opened.push(source);
    }
  } catch (error) {
    await close();
    throw error;
  }
  const parts = opened.slice(1);
  const files = inOrder(parts.flatMap((part) => part.files));
  return { files, notes: parts.flatMap((part) => part.notes), close };
}

/**
 * Reads a text file, and decodes it by its declared encoding. `notes` says so if the encoding had to be
 * guessed.
 * @throws {StartError} if the file is too large, or cannot be read
 */
export async function readText(file: SourceFile): Promise<{ text: string; notes: string[] }> {
  if (file.size > limits.text) {
    throw new StartError(`${file.path} is larger than ${limits.text / 1024 ** 2} MB.`);
  }
  // A zip entry with more bytes than it states fails to read, so that the limit above also holds for it.
  const bytes = await buffer(await file.read()).catch((error: unknown) => {
    throw new StartError(`${file.path} cannot be read: ${Object(error).message}.`);
  });
  const mark = bytes.subarray(0, 2).toString("hex");
  const declared = /^<\?xml[^>]*?encoding=["']([\w.:-]+)/.exec(bytes.toString("latin1", 0, 200));
  const label = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : declared?.[1];
  for (const encoding of [label ?? "utf-8", "utf-8"]) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), notes: [] };
    } catch {
      // The text is not in this encoding.
    }
  }
  const said = label ? `is not in ${label} as it says` : "is not in UTF-8";
  return {
    text: new TextDecoder("windows-1252").decode(bytes),
    notes: [`${file.path} ${said}; it was read as Windows-1252. Check its accents.`],
  };
}
