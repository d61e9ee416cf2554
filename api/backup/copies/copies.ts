import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { createGunzip, createGzip, gunzipSync, gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { databaseUrlOf } from "../../database/client.ts";
import { storageFaultOf } from "../../database/storage-fault.ts";
import type { Storage } from "../../media/storage/storage.ts";
import {
  databaseEntry,
  type Manifest,
  type ManifestEntry,
  manifestEntry,
  manifestSchema,
  mediaPrefix,
  secretEntry,
} from "../archive.ts";
import { openDigest } from "../digest.ts";
import type { MediaFile } from "../media-files.ts";
import { readStamp, stampOf } from "../places/backup-names.ts";
import { chooseOutdated, copySpans } from "../schedule/choose-outdated.ts";
import { localSnapshotWorker, takeSnapshot } from "../snapshot/take-snapshot.ts";
import { ArchiveFault } from "../unpack-archive.ts";
import { type ArchiveSources, addEntry } from "../write-archive.ts";

/** A copy of the site: a manifest whose entries are stored apart, by their checksums. */
export type CopyFile = {
  name: string;
  createdAt: Date;
  /** The checksum of its database. */
  database: string;
};

/** The files of a place that are not archives. */
export type PlaceFiles = { storage: Storage; prefix: string };

const namePattern = /^vitrine-([^-]+)-([0-9a-f]{64})\.json\.gz$/;

/** The end of a content's key that is stored compressed. */
const compressed = ".gz";

/** How long a copy waits for media files on their way, in milliseconds. Those that are not there yet come with the next copy. */
const mediaLimit = 10_000;

/** Files that no copy names are removed so long after they were stored, in milliseconds. */
const unusedFor = 60 * 60 * 1_000;

export type Copies = ReturnType<typeof openCopies>;

/**
 * The copies in a place (record 92). A copy has the entries of an archive; each content is stored once, by
 * its checksum: the database and the secret compressed, media as they are.
 */
export function openCopies({ storage, prefix }: PlaceFiles) {
  const moments = `${prefix}copies/moments/`;
  const contents = `${prefix}copies/files/`;
  /** What is stored, as of the copy that this process has written last. */
  let known: { latest: string | undefined; keys: Set<string> } | undefined;
  let sending: Promise<void> | undefined;
  /** Media files that are not what was uploaded: they are not sent again and again. */
  const damaged = new Set<string>();
  /** Contents that were missing or damaged when a copy was read. */
  const faulty = new Set<string>();

  const list = async (): Promise<CopyFile[]> => {
    const copies: CopyFile[] = [];
    for await (const { key } of storage.list(moments)) {
      const name = key.slice(moments.length);
      const [, stamp = "", database = ""] = namePattern.exec(name) ?? [];
      const createdAt = readStamp(stamp);
      if (createdAt) copies.push({ name, createdAt, database });
    }
    return copies.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  };

  const readKeys = async (latest: string | undefined) => {
    if (!known || known.latest !== latest) {
      const keys = new Set<string>();
      for await (const { key } of storage.list(contents)) keys.add(key.slice(contents.length));
      known = { latest, keys };
    }
    return known.keys;
  };

  /** @returns the size and checksum of what was stored */
  const store = async (key: string, bytes: Readable) => {
    const digest = openDigest();
    const stages = key.endsWith(compressed) ? [digest.stream, createGzip()] : [digest.stream];
    const last = stages.at(-1) ?? digest.stream;
    const writing = storage.write(contents + key, last).catch((error: Error) => {
      last.destroy(error);
      throw error;
    });
    await Promise.all([pipeline([bytes, ...stages]), writing]);
    return digest.read();
  };

  const storeLocal = async (
    name: string,
    path: string,
    keys: Set<string>,
  ): Promise<ManifestEntry> => {
    const digest = openDigest();
    digest.stream.resume();
    await pipeline(createReadStream(path), digest.stream);
    const entry = { name, ...digest.read() };
    const key = keyOf(entry);
    if (!keys.has(key)) await store(key, createReadStream(path));
    keys.add(key);
    return entry;
  };

  const sendMedia = async (source: Storage, files: MediaFile[], keys: Set<string>) => {
    for (const { key, checksum, size } of files) {
      if (keys.has(checksum) || damaged.has(checksum) || !(await source.stat(key))) continue;
      const sent = await store(checksum, source.read(key));
      if (sent.sha256 === checksum && sent.size === (size ?? sent.size)) keys.add(checksum);
      else {
        damaged.add(checksum);
        await storage.remove(contents + checksum);
      }
    }
  };

  const removeCopies = async (all: CopyFile[], now: Date) => {
    const outdated = new Set(chooseOutdated(all, now, copySpans));
    const left = new Set(
      all.filter(({ name }) => !outdated.has(name)).map((copy) => copy.database),
    );
    for (const { name, database } of all) {
      if (!outdated.has(name)) continue;
      await storage.remove(moments + name);
      const key = keyOf({ name: databaseEntry, sha256: database });
      if (!left.has(database)) await storage.remove(contents + key);
      if (!left.has(database)) known?.keys.delete(key);
    }
  };

  const readManifest = async (name: string): Promise<Manifest> => {
    try {
      const bytes = await buffer(storage.read(moments + name));
      return manifestSchema.parse(JSON.parse(gunzipSync(bytes).toString()));
    } catch (error) {
      if (storageFaultOf(error)) throw error;
      throw new ArchiveFault("its manifest cannot be read");
    }
  };

  return {
    list,
    /**
     * Writes a copy, and removes outdated ones.
     * @param isForced also where nothing has changed since the last one
     * @returns whether all media files are in it
     */
    write: async (sources: ArchiveSources, now: Date, isForced: boolean): Promise<boolean> => {
      const folder = await mkdtemp(join(tmpdir(), "vitrine-copy-"));
      try {
        const all = await list();
        const keys = await readKeys(all[0]?.name);
        const path = join(folder, "database");
        const { worker = localSnapshotWorker, storage: source, secretPath } = sources;
        const files = await takeSnapshot(worker, databaseUrlOf(sources.database), path);
        const database = await storeLocal(databaseEntry, path, keys);
        const entries = [database];
        if (secretPath) entries.push(await storeLocal(secretEntry, secretPath, keys));
        sending ??= sendMedia(source, files, keys).finally(() => {
          sending = undefined;
        });
        // A large video takes longer than the words may wait, and so does a store that is away.
        let fault: unknown;
        const sent = sending
          .then(() => true)
          .catch((error: unknown) => {
            fault = error;
            return false;
          });
        const isSent = await Promise.race([sent, wait(mediaLimit, false)]);
        for (const { key, checksum, size } of files) {
          if (!keys.has(checksum)) continue;
          const found = size ?? (await source.stat(key))?.size;
          if (found !== undefined)
            entries.push({ name: `${mediaPrefix}${key}`, size: found, sha256: checksum });
        }
        if (!isForced && isSent && all[0]?.database === database.sha256) return true;
        const name = `vitrine-${stampOf(now)}-${database.sha256}.json.gz`;
        const manifest: Manifest = {
          format: "vitrine-backup-1",
          createdAt: now.toISOString(),
          entries,
        };
        await storage.write(moments + name, gzipSync(JSON.stringify(manifest)));
        known = { latest: name, keys };
        await removeCopies([{ name, createdAt: now, database: database.sha256 }, ...all], now);
        if (fault) throw fault;
        return isSent;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    /** Reads a copy as an archive. A missing or damaged content fails with an {@link ArchiveFault}. */
    open: async (name: string): Promise<Readable> => {
      const manifest = await readManifest(name);
      const archive = pack();
      const fill = async () => {
        for (const entry of manifest.entries) {
          const key = contents + keyOf(entry);
          try {
            const bytes = storage.read(key);
            const whole = key.endsWith(compressed) ? bytes.pipe(createGunzip()) : bytes;
            bytes.on("error", (error) => whole.destroy(error));
            const { sha256 } = await addEntry(archive, entry.name, entry.size, whole);
            if (sha256 !== entry.sha256) throw new Error("its checksum is another one");
          } catch (error) {
            if (archive.destroyed || storageFaultOf(error)) throw error;
            faulty.add(key);
            const how = (await storage.stat(key)) ? "damaged" : "missing";
            throw new ArchiveFault(`its entry ${entry.name} is ${how}`);
          }
        }
        archive.entry({ name: manifestEntry, mode: 0o600 }, JSON.stringify(manifest));
        archive.finalize();
      };
      fill().catch((error: Error) => archive.destroy(error));
      return Readable.from(archive);
    },
    /** Removes contents that could not be read, so that the next copy stores them again. */
    repair: async () => {
      for (const key of faulty) await storage.remove(key);
      faulty.clear();
      known = undefined;
    },
    /** Removes contents that no copy names. */
    sweep: async (now: Date) => {
      const named = new Set<string>();
      for (const { name } of await list()) {
        for (const entry of (await readManifest(name)).entries) named.add(keyOf(entry));
      }
      known = undefined;
      for await (const { key, modifiedAt } of storage.list(contents)) {
        const isOld = now.getTime() - modifiedAt.getTime() > unusedFor;
        if (isOld && !named.has(key.slice(contents.length))) await storage.remove(key);
      }
      await storage.removePartial(new Date(now.getTime() - unusedFor));
    },
  };
}

function keyOf({ name, sha256 }: Pick<ManifestEntry, "name" | "sha256">): string {
  return name.startsWith(mediaPrefix) ? sha256 : sha256 + compressed;
}
