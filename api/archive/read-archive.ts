import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { ArchiveFault, writeEntry } from "../backup/unpack-archive.ts";
import { decisiveBytes, detectMediaType } from "../media/inspect/detect-media-type.ts";
import { requireSafeKey } from "../media/storage/storage.ts";
import { parseJson } from "../parse-json.ts";
import { archiveVersion, contentForm, type Row, rowsIn } from "./archive-form.ts";
import { type ArchivedFile, filesOf } from "./collect-content.ts";
import { contentEntry, mediaEntry } from "./write-archive.ts";

/**
 * The limits of an archive. A larger file is not a portfolio, but was made to fill disk and memory. An entry of
 * more than `unratedBytes` may unpack to at most `ratio` times its size.
 */
const most = { entries: 200_000, contentBytes: 300e6, ratio: 300, unratedBytes: 1e6 };

export type OpenedArchive = {
  content: Row;
  /** The bytes of font columns, by the names of their files. */
  fonts: Map<string, Uint8Array>;
  /** Whether the archive contains a file of the storage. */
  has: (file: ArchivedFile) => boolean;
  /**
   * Unpacks a file into a folder under a new name.
   * @returns the path
   * @throws {ArchiveFault} where its checksum or type differs, or it is missing
   */
  unpack: (file: ArchivedFile, folder: string) => Promise<string>;
  close: () => void;
};

/**
 * Opens an archive. The names of its entries are never used as paths.
 * @throws {ArchiveFault} where the file is damaged, or no archive
 */
export async function openArchive(path: string): Promise<OpenedArchive> {
  const zip = await openPromise(path, { autoClose: false }).catch(refuse);
  try {
    const entries = await listEntries(zip);
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new ArchiveFault(`it holds no ${name}`);
      if (entry.uncompressedSize > most.contentBytes)
        throw new ArchiveFault(`its ${name} is too large`);
      return Buffer.concat(await (await openEntry(zip, entry)).toArray().catch(refuse));
    };
    const content = parseContent((await read(contentEntry)).toString("utf8"));
    const fonts = new Map<string, Uint8Array>();
    for (const font of rowsIn(content, { name: "fonts", isList: true })) {
      for (const name of [font.bytes, font.firstBytes]) {
        if (typeof name === "string") fonts.set(name, await readFont(await read(name), name));
      }
    }
    for (const { key } of filesOf(content)) assertKey(key);
    return {
      content,
      fonts,
      has: ({ key }) => entries.has(mediaEntry(key)),
      unpack: async (file, folder) => {
        const entry = entries.get(mediaEntry(file.key));
        if (!entry) throw new ArchiveFault(`it holds no ${mediaEntry(file.key)}`);
        const target = join(folder, createHash("sha256").update(file.key).digest("hex"));
        await unpackFile(await openEntry(zip, entry), file, target);
        return target;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Whether a file is an archive, which may be damaged. False for a folder or a missing file. */
export async function isArchive(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null);
  if (!file) return false;
  const { buffer } = await file
    .read({ buffer: Buffer.alloc(64) })
    .catch(() => ({ buffer: Buffer.alloc(0) })); // the path is a folder
  await file.close();
  const first = buffer.toString("latin1");
  if (!first.startsWith("PK")) return false;
  if (first.startsWith(contentEntry, 30)) return true;
  const zip = await openPromise(path, { autoClose: false }).catch(() => null);
  try {
    return zip !== null && (await listEntries(zip)).has(contentEntry);
  } catch {
    return false;
  } finally {
    zip?.close();
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > most.entries) throw new ArchiveFault("it holds too many files");
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize } = entry;
      if (entries.has(fileName)) throw new ArchiveFault(`it holds ${fileName} twice`);
      const isBomb = uncompressedSize > Math.max(most.unratedBytes, compressedSize * most.ratio);
      if (isBomb) throw new ArchiveFault(`its ${fileName} would unpack to far more than it is`);
      if (!fileName.endsWith("/")) entries.set(fileName, entry);
    }
  } catch (error) {
    refuse(error);
  }
  return entries;
}

/** The bytes of an entry. The stream fails where their number differs from the size that the entry states. */
function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return zip.openReadStreamPromise(entry).catch(refuse);
}

function refuse(error: unknown): never {
  if (error instanceof ArchiveFault || (error instanceof Error && "syscall" in error)) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  if (/relative path|absolute path|invalid characters in fileName/.test(reason)) {
    throw new ArchiveFault("it holds a name that leads out of its folder");
  }
  throw new ArchiveFault("it is cut short, damaged, or no archive at all");
}

function parseContent(text: string): Row {
  const given = parseJson(text);
  if (given === undefined) throw new ArchiveFault("its content.json is no JSON");
  const { format, version } = Object(given);
  if (format !== "vitrine-archive") throw new ArchiveFault("its content.json is not of an archive");
  if (version !== archiveVersion) {
    throw new ArchiveFault(`it is of version ${version} of the format, and this Vitrine reads 1`);
  }
  const content = contentForm.safeParse(given);
  if (content.success) return content.data;
  const [issue] = content.error.issues;
  const place = issue?.path.join(".") || "the whole";
  throw new ArchiveFault(`its content.json is not as described at ${place}: ${issue?.message}`);
}

/** Accepts only keys in the folders where media and the résumé are stored. @throws {ArchiveFault} */
function assertKey(key: string): void {
  try {
    requireSafeKey(key);
    if (/^(?:objects|uploads|documents)\/[^/]+$/.test(key)) return;
  } catch {}
  throw new ArchiveFault(`its file ${key} has a name that leads out of its folder`);
}

async function readFont(bytes: Buffer, name: string): Promise<Uint8Array> {
  const checksum = createHash("sha256").update(bytes).digest("hex");
  if (bytes.subarray(0, 4).toString("latin1") === "wOF2" && name === `fonts/${checksum}.woff2`) {
    return new Uint8Array(bytes);
  }
  throw new ArchiveFault(`its ${name} is damaged, or no font`);
}

async function unpackFile(bytes: Readable, file: ArchivedFile, target: string): Promise<void> {
  const name = mediaEntry(file.key);
  const { sha256 } = await writeEntry(bytes, target).catch(refuse);
  if (sha256 !== file.checksum) throw new ArchiveFault(`its ${name} is damaged`);
  const opened = await open(target);
  try {
    const { buffer, bytesRead } = await opened.read({ buffer: Buffer.alloc(decisiveBytes) });
    const first = buffer.subarray(0, bytesRead);
    const isPdf = first.subarray(0, 5).toString("latin1") === "%PDF-";
    const type = isPdf ? "application/pdf" : (await detectMediaType(first))?.mediaType;
    if (type !== file.mediaType) throw new ArchiveFault(`its ${name} is no ${file.mediaType}`);
  } finally {
    await opened.close();
  }
}
