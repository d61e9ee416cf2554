import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract } from "tar-stream";
import type { Database } from "../database/client.ts";
import { inspectSnapshot } from "../database/snapshot.ts";
import { storageFaultOf } from "../database/storage-fault.ts";
import { parseJson } from "../parse-json.ts";
import { type ManifestEntry, manifestEntry, manifestSchema } from "./archive.ts";
import { digestOf, openDigest } from "./digest.ts";

/** An entry of an archive, and the path of its file. The file exists only where the entry was wanted. */
export type UnpackedEntry = ManifestEntry & { path: string };

/** Thrown where an archive is damaged. The message describes the damage. */
export class ArchiveFault extends Error {}

/**
 * Unpacks a backup into an empty folder and compares it with its manifest. Names in the archive are never
 * used as paths: the files are numbered.
 * @param isWanted whether an entry is unpacked; all others are only verified
 * @throws {ArchiveFault} where an entry is missing, changed or not in the manifest
 */
export async function unpackArchive(
  bytes: Readable,
  folder: string,
  isWanted: (name: string, size: number) => boolean | Promise<boolean> = () => true,
): Promise<UnpackedEntry[]> {
  const unpacked: UnpackedEntry[] = [];
  const archive = extract();
  const source = { failure: undefined as unknown };
  const reading = pipeline(noticeFailure(bytes, source), archive);
  // If this fails, the loop below fails, too.
  reading.catch(() => {});
  try {
    for await (const entry of archive) {
      if (entry.header.type !== "file") throw new ArchiveFault("it holds more than files");
      const { name, size = 0 } = entry.header;
      const target = join(folder, String(unpacked.length));
      const isWritten = name === manifestEntry || (await isWanted(name, size));
      // The archive may have turned out to be truncated in this entry while `isWanted` ran. A
      // pipeline on the destroyed entry would never end.
      if (entry.destroyed) throw cutShort();
      unpacked.push({
        name,
        path: target,
        ...(await (isWritten ? writeEntry(entry, target) : digestOf(entry))),
      });
    }
    await reading;
  } catch (error) {
    if (source.failure) throw source.failure;
    if (error instanceof ArchiveFault || isSystemFault(error)) throw error;
    throw cutShort();
  }

  const last = unpacked.pop();
  if (last?.name !== manifestEntry) throw cutShort();
  const manifest = manifestSchema.safeParse(parseJson(await readFile(last.path, "utf8")));
  if (!manifest.success) throw new ArchiveFault("its manifest cannot be read");
  const { entries } = manifest.data;
  if (entries.length !== unpacked.length) throw new ArchiveFault("entries are missing or too many");
  for (const [index, { name, size, sha256 }] of entries.entries()) {
    const found = unpacked[index];
    if (found?.name !== name || found.size !== size || found.sha256 !== sha256) {
      throw new ArchiveFault(`its entry ${name} is damaged`);
    }
  }
  return unpacked;
}

/**
 * Reads the unpacked database of an archive.
 * @throws {ArchiveFault} where it is damaged
 */
export function readDatabase<Result>(
  path: string,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  return inspectSnapshot(path, read).catch((error: unknown) => {
    const isKnown = error instanceof ArchiveFault || isSystemFault(error) || storageFaultOf(error);
    throw isKnown ? error : new ArchiveFault("its database is damaged");
  });
}

function cutShort(): ArchiveFault {
  return new ArchiveFault("it is cut short or no backup at all");
}

/**
 * Passes bytes on and records a failed read, so that an unreachable bucket is not reported as a damaged
 * archive.
 */
export async function* noticeFailure(bytes: Readable, source: { failure: unknown }) {
  try {
    yield* bytes;
  } catch (error) {
    source.failure = error;
    throw error;
  }
}

/** Writes a new file. @returns the number of its bytes, and their SHA-256 in hexadecimal */
export async function writeEntry(bytes: AsyncIterable<unknown>, path: string) {
  const digest = openDigest();
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(bytes, digest.stream, file);
  return digest.read();
}

/** Whether the machine failed, not the archive: for example, the disk is full. */
function isSystemFault(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}
