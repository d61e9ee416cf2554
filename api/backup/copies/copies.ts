import { createReadStream } from "node:fs";
import { join } from "node:path";
import { Duplex, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { lastMade } from "../../clock.ts";
import { databaseUrlOf } from "../../database/client.ts";
import { storageFaultOf } from "../../database/storage-fault.ts";
import type { Storage } from "../../media/storage/storage.ts";
import { withSnapshotFolder } from "../../temporary-folder.ts";
import {
  databaseEntry,
  type Manifest,
  type ManifestEntry,
  mediaPrefix,
  secretEntry,
} from "../archive.ts";
import { digestOf, openDigest } from "../digest.ts";
import { encryptFor, isEncrypted, readRecipient } from "../encryption.ts";
import type { MediaFile } from "../media-files.ts";
import { chooseOutdated, copySpans } from "../schedule/choose-outdated.ts";
import { localSnapshotWorker, takeSnapshot } from "../snapshot/take-snapshot.ts";
import { ArchiveFault } from "../unpack-archive.ts";
import type { ArchiveSources } from "../write-archive.ts";
import {
  type CopyFile,
  compressed,
  decodeMoment,
  encodeMoment,
  keyOf,
  nameMoment,
  openManifest,
  readMoment,
  sealOf,
} from "./moments.ts";
import { packCopy } from "./pack-copy.ts";

/** A storage for copies, and the prefix of all their keys. */
export type PlaceFiles = {
  storage: Storage;
  prefix: string;
  /**
   * Asserts that the disk has room for `size` bytes. Undefined for a bucket.
   * @throws {BackupProblem} where the room does not suffice
   */
  requireRoom?: (size: number) => Promise<void>;
};

/**
 * How long a copy waits for media files that are being sent, in milliseconds. Files that are not stored by
 * then belong to the next copy.
 */
const mediaLimit = 10_000;

/** Files to which no copy refers are removed when they are older than this, in milliseconds. */
const unusedFor = 60 * 60 * 1_000;

export type Copies = ReturnType<typeof openCopies>;

/** The SHA-256 of the encrypted bytes of each stored content, by its storage key. Empty text without encryption. */
type StoredKeys = Map<string, string>;

/** How the contents of a copy are encrypted, how their keys end, and which contents are stored already. */
type Target = { recipient: string | null; seal: string; keys: StoredKeys };

/**
 * The copies in a backup storage: a copy is a state of the site that is stored soon after a change,
 * with the entries of an archive (record 92). The content of each entry is stored once for all
 * copies, under its checksum: the database and the secret compressed, media unchanged, and all of
 * them encrypted where the owner has a key (record 105).
 */
export function openCopies({ storage, prefix, requireRoom = async () => {} }: PlaceFiles) {
  const moments = `${prefix}copies/moments/`;
  const contents = `${prefix}copies/files/`;
  /** The stored contents as of the copy `latest`, the newest one that this process has read or written. */
  let known: { latest: string | undefined; keys: StoredKeys } | undefined;
  let sending: Promise<void> | undefined;
  /** The recorded checksums of media files that have changed since the upload. These files are not sent again. */
  const damaged = new Set<string>();
  /** The keys of contents that were missing or damaged when a copy was read. */
  const faulty = new Set<string>();

  const list = async (): Promise<CopyFile[]> => {
    const copies: CopyFile[] = [];
    for await (const { key } of storage.list(moments)) {
      const copy = readMoment(key.slice(moments.length));
      if (copy) copies.push(copy);
    }
    return copies.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  };

  const readKeys = async (latest: string | undefined) => {
    if (!known || known.latest !== latest) {
      const sums = latest ? await readSums(latest) : {};
      const keys: StoredKeys = new Map();
      for await (const { key } of storage.list(contents)) {
        const name = key.slice(contents.length);
        // An encrypted content is sent again where the checksum of its bytes is not known.
        if (sums[name] || !isEncrypted(name)) keys.set(name, sums[name] ?? "");
      }
      known = { latest, keys };
    }
    return known.keys;
  };

  /** @returns the size and checksum of the content, and the checksum of its encrypted bytes, if any */
  const store = async (key: string, bytes: Readable, { recipient, seal }: Target) => {
    const [digest, stored] = [openDigest(), openDigest()];
    const writing = storage.write(contents + key, stored.stream);
    const stages = [
      ...(key.endsWith(compressed + seal) ? [createGzip()] : []),
      ...(recipient ? [Duplex.from(encryptFor(recipient))] : []),
    ];
    await Promise.all([pipeline([bytes, digest.stream, ...stages, stored.stream]), writing]);
    return { ...digest.read(), sum: recipient ? stored.read().sha256 : "" };
  };

  const storeLocal = async (name: string, path: string, target: Target): Promise<ManifestEntry> => {
    const entry = { name, ...(await digestOf(createReadStream(path))) };
    const key = keyOf(entry, target.seal);
    if (!target.keys.has(key)) {
      await requireRoom(entry.size);
      target.keys.set(key, (await store(key, createReadStream(path), target)).sum);
    }
    return entry;
  };

  const sendMedia = async (source: Storage, files: MediaFile[], target: Target) => {
    for (const { key, checksum, size } of files) {
      const wanted = checksum + target.seal;
      if (target.keys.has(wanted) || damaged.has(checksum) || !(await source.stat(key))) continue;
      await requireRoom(size ?? 0);
      const sent = await store(wanted, source.read(key), target);
      if (sent.sha256 === checksum && sent.size === (size ?? sent.size)) {
        target.keys.set(wanted, sent.sum);
      } else {
        damaged.add(checksum);
        await storage.remove(contents + wanted);
      }
    }
  };

  const removeCopies = async (all: CopyFile[], now: Date) => {
    const outdated = new Set(chooseOutdated(all, now, copySpans));
    const databaseOf = ({ database, seal }: CopyFile) =>
      keyOf({ name: databaseEntry, sha256: database }, seal);
    const left = new Set(all.filter(({ name }) => !outdated.has(name)).map(databaseOf));
    for (const copy of all) {
      if (!outdated.has(copy.name)) continue;
      await storage.remove(moments + copy.name);
      const key = databaseOf(copy);
      if (!left.has(key)) await storage.remove(contents + key);
      if (!left.has(key)) known?.keys.delete(key);
    }
  };

  const readStored = async (name: string) => {
    const bytes = await buffer(storage.read(moments + name)).catch((error: unknown) => {
      if (storageFaultOf(error)) throw error;
      throw new ArchiveFault("its manifest cannot be read");
    });
    return decodeMoment(bytes);
  };

  /** Reads a copy. Returns undefined where it is damaged. */
  const readWhole = (name: string) =>
    readStored(name).catch((error: unknown) => {
      if (error instanceof ArchiveFault) return undefined;
      throw error;
    });

  /** The checksums of the encrypted contents of a copy, as far as they are known. */
  const readSums = async (name: string): Promise<Record<string, string>> => {
    const moment = await readWhole(name); // of a damaged copy all contents are sent again
    return moment && "sums" in moment ? moment.sums : {};
  };

  return {
    list,
    /**
     * Writes a copy, and removes outdated ones.
     * @param isForced whether to write also where nothing has changed since the last copy
     * @returns whether all media files were sent in time; missing and damaged files are left out
     */
    write: (sources: ArchiveSources, now: Date, isForced: boolean): Promise<boolean> => {
      return withSnapshotFolder(async (folder) => {
        const all = await list();
        const newest = lastMade(all, now);
        const keys = await readKeys(newest?.name);
        const recipient = await readRecipient(sources.database);
        const target: Target = { recipient, seal: sealOf(recipient), keys };
        const path = join(folder, "database");
        const { worker = localSnapshotWorker, storage: source, secretPath } = sources;
        const files = await takeSnapshot(worker, databaseUrlOf(sources.database), path);
        const database = await storeLocal(databaseEntry, path, target);
        const entries = [database];
        if (secretPath) entries.push(await storeLocal(secretEntry, secretPath, target));
        // An earlier call may still be sending media. It does not send files that were uploaded
        // after it began.
        const sendsAll = !sending;
        sending ??= sendMedia(source, files, target).finally(() => {
          sending = undefined;
        });
        // The copy of the database waits no longer than `mediaLimit` for a large video or an unreachable
        // storage.
        const [outcome] = await Promise.race([Promise.allSettled([sending]), wait(mediaLimit, [])]);
        const isSent = sendsAll && outcome?.status === "fulfilled";
        for (const { key, checksum, size } of files) {
          if (!keys.has(checksum + target.seal)) continue;
          const found = size ?? (await source.stat(key))?.size;
          if (found !== undefined)
            entries.push({ name: `${mediaPrefix}${key}`, size: found, sha256: checksum });
        }
        const copy = { createdAt: now, database: database.sha256, seal: target.seal };
        const isSame = newest?.database === copy.database && newest.seal === copy.seal;
        if (!isForced && isSent && isSame) return true;
        const name = nameMoment(copy);
        const manifest: Manifest = {
          format: "vitrine-backup-1",
          createdAt: now.toISOString(),
          entries,
        };
        const named = entries.map((entry) => keyOf(entry, target.seal));
        const sums = Object.fromEntries(named.map((key) => [key, keys.get(key) ?? ""]));
        await storage.write(moments + name, await encodeMoment(manifest, recipient, sums));
        known = { latest: name, keys };
        await removeCopies([{ name, ...copy }, ...all], now);
        if (outcome?.status === "rejected") throw outcome.reason;
        return isSent;
      });
    },
    /**
     * Reads a copy as an archive. The stream fails with an {@link ArchiveFault} where a content is missing or
     * damaged.
     * @param backupKey the key of an encrypted copy
     */
    open: async ({ name, seal }: CopyFile, backupKey?: string): Promise<Readable> => {
      const manifest = await openManifest(await readStored(name), backupKey);
      const onFault = (key: string) => faulty.add(key);
      return packCopy(manifest, { storage, contents, seal, backupKey, onFault });
    },
    /**
     * Compares an encrypted copy, which the server cannot decrypt, with the checksums of its encrypted bytes.
     * @returns a description of the first fault. Null where all bytes are as they were stored
     */
    findChange: async ({ name }: CopyFile): Promise<string | null> => {
      const moment = await readStored(name);
      for (const [key, sum] of Object.entries("sums" in moment ? moment.sums : {})) {
        const found = await digestOf(storage.read(contents + key)).catch((error: unknown) => {
          if (storageFaultOf(error)) throw error;
          return null;
        });
        if (found?.sha256 === sum) continue;
        faulty.add(contents + key);
        return `its file ${key} is ${found ? "damaged" : "missing"}`;
      }
      return null;
    },
    /**
     * Removes contents that could not be read, so that the next copy stores them again. The next
     * copy also tries to send damaged media files again, because they may have been restored.
     */
    repair: async () => {
      damaged.clear();
      for (const key of faulty) await storage.remove(key);
      faulty.clear();
      known = undefined;
    },
    /**
     * Removes incomplete files, and contents to which no copy refers. Where a copy is damaged, the
     * contents stay until it is outdated, because it may refer to any of them.
     */
    sweep: async (now: Date) => {
      await storage.removePartial(new Date(now.getTime() - unusedFor));
      const named = new Set<string>();
      for (const { name } of await list()) {
        const moment = await readWhole(name);
        if (!moment) return;
        if ("sums" in moment) for (const key of Object.keys(moment.sums)) named.add(key);
        else for (const entry of moment.entries) named.add(keyOf(entry, ""));
      }
      known = undefined;
      for await (const { key, modifiedAt } of storage.list(contents)) {
        const isOld = now.getTime() - modifiedAt.getTime() > unusedFor;
        if (isOld && !named.has(key.slice(contents.length))) await storage.remove(key);
      }
    },
  };
}
