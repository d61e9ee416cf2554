import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { createS3Client } from "../../media/storage/s3-client.ts";
import { createS3Storage } from "../../media/storage/s3-storage.ts";
import { type Storage, storeStream } from "../../media/storage/storage.ts";
import { type BucketSettings, readBucketAddress } from "../../settings/buckets.ts";
import { withSnapshotFolder } from "../../temporary-folder.ts";
import { BackupProblem } from "../backup-problem.ts";
import { type Encryption, openSeal } from "../encryption.ts";
import { verifyArchive } from "../verify-archive.ts";
import { type ArchiveSources, streamArchive, type WrittenArchive } from "../write-archive.ts";
import { listBackups, momentOf } from "./backup-names.ts";
import type { BackupPlace, NamedArchive } from "./backup-place.ts";
import { sendObject } from "./send-object.ts";

/**
 * The suffix of a marker object, which exists while an archive is not verified. Objects cannot be
 * renamed, so an archive has its final name already before it is verified.
 */
const mark = ".unverified";

/**
 * Opens a folder in a bucket as a storage for backups.
 * @param address the address of the folder, such as s3://my-backups/site
 */
export function openBucketPlace(
  settings: BucketSettings,
  address: string,
  client = createS3Client(settings),
): BackupPlace {
  const { key } = readBucketAddress(address) ?? { key: "" };
  const prefix = key === "" ? "" : `${key}/`;
  const storage = openStorageOf(client, settings.name);

  const sizesByName = async () => {
    const sizes = new Map<string, number>();
    // Only archives and their markers are listed: the folder also contains the contents of copies.
    for await (const { key, size } of storage.list(`${prefix}vitrine-`)) {
      sizes.set(key.slice(prefix.length), size);
    }
    return sizes;
  };

  const removeUnverified = async (name: string) => {
    await storage.remove(prefix + name);
    // The marker is removed last: without it, the archive would count as verified.
    await storage.remove(prefix + name + mark);
  };

  return {
    list: async () => {
      const sizes = await sizesByName();
      const verified = [...sizes.keys()].filter((name) => !sizes.has(name + mark));
      return listBackups(verified, (name) => sizes.get(name) ?? 0);
    },
    prepare: async () => {
      const sizes = await sizesByName();
      for (const marked of sizes.keys()) {
        const name = marked.slice(0, -mark.length);
        if (marked.endsWith(mark) && momentOf(name)) await removeUnverified(name);
      }
      await abortUploads(client, settings.name, prefix);
    },
    prepareFiles: async () => {
      const key = `${prefix}copies/private`;
      await storage.write(key, Buffer.from("Nobody reads this without the key of the bucket.\n"));
      await assertPrivate(settings, key, address);
    },
    files: async () => ({ storage: openCopyStorage(client, settings.name, storage), prefix }),
    write: async (sources, name) => {
      const marker = prefix + name + mark;
      await storage.write(marker, Buffer.from("This archive was not read again yet.\n"));
      try {
        await assertPrivate(settings, marker, address);
        const object = { Bucket: settings.name, Key: prefix + name };
        const { encrypt, reopen } = await openSeal(sources.database, name);
        const written = await send(sources, client, object, encrypt);
        await verifyArchive(reopen(storage.read(prefix + name)));
        await storage.remove(prefix + name + mark);
        return written;
      } catch (error) {
        await removeUnverified(name).catch(() => {});
        throw error;
      }
    },
    remove: (name) => storage.remove(prefix + name),
    open: async (name) => {
      const found = await storage.stat(prefix + name);
      return found && { bytes: storage.read(prefix + name), size: found.size };
    },
    describe: (error) => describe(error, address),
  };
}

/** An archive in a bucket that was named on the command line. */
export function openBucketArchive(settings: BucketSettings, key: string): NamedArchive {
  const storage = openStorageOf(createS3Client(settings), settings.name);
  return {
    exists: async () => (await storage.stat(key)) !== null,
    read: () => storage.read(key),
  };
}

/**
 * The bucket as a storage for copies of changes. Streams, which may be large videos, are sent as they
 * come: the machine may have no room for them.
 */
function openCopyStorage(client: S3Client, bucket: string, storage: Storage): Storage {
  return {
    ...storage,
    write: (key, bytes) => {
      if (!(bytes instanceof Readable)) return storage.write(key, bytes);
      return storeStream(bytes, async () => {
        await sendObject(client, { Bucket: bucket, Key: key }, bytes);
      });
    },
  };
}

/** The bucket as a storage. Streams are written to a temporary folder before they are sent. */
function openStorageOf(client: S3Client, bucket: string): Storage {
  return createS3Storage({ client, bucket, scratchFolder: join(tmpdir(), "vitrine-scratch") });
}

function send(
  sources: ArchiveSources,
  client: S3Client,
  object: { Bucket: string; Key: string },
  encrypt: Encryption | undefined,
): Promise<WrittenArchive> {
  return withSnapshotFolder(async (folder) => {
    let size = 0;
    const store = async (bytes: AsyncIterable<unknown>) => {
      ({ size } = await sendObject(client, object, Readable.from(bytes)));
    };
    const content = await streamArchive(sources, folder, store, encrypt);
    return { ...content, size };
  });
}

/** The timeout of the request that tests whether the bucket is private, in milliseconds. */
const askLimit = 5_000;

/**
 * Asserts that strangers cannot read an object, by a request without an access key.
 * @throws {BackupProblem} where the bucket sends the object
 */
async function assertPrivate(
  { name, region, endpoint }: BucketSettings,
  key: string,
  address: string,
): Promise<void> {
  const origin = endpoint ?? `https://s3.${region}.amazonaws.com`;
  const path = [name, ...key.split("/")].map(encodeURIComponent).join("/");
  const signal = AbortSignal.timeout(askLimit);
  const response = await fetch(`${origin.replace(/\/$/, "")}/${path}`, { signal }).catch(
    () => null,
  );
  await response?.body?.cancel();
  if (!response?.ok) return;
  throw new BackupProblem(
    `Anyone may read ${address}, and a backup holds passwords and drafts. Make the bucket private, or set BACKUP_DIR to another place.`,
  );
}

/** The age, in milliseconds, from which on no process still sends a content of a copy. */
const longestSending = 24 * 60 * 60 * 1_000;

/** Removes uploaded parts of interrupted backups and copies. */
async function abortUploads(client: S3Client, bucket: string, prefix: string): Promise<void> {
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...marker }),
    );
    for (const { Key = "", UploadId, Initiated } of page.Uploads ?? []) {
      const isOfBackup = Key.startsWith(prefix) && momentOf(Key.slice(prefix.length));
      const isOld = Initiated && Date.now() - Initiated.getTime() > longestSending;
      const isOfCopy = Key.startsWith(`${prefix}copies/`) && isOld;
      if (!isOfBackup && !isOfCopy) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
    }
    if (!page.IsTruncated) return;
    marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}

function describe(error: unknown, address: string): string {
  const { name, code, $metadata } = Object(error);
  if (name === "NoSuchBucket" || $metadata?.httpStatusCode === 404) {
    return `There is no bucket for ${address}. Make it, or set BACKUP_DIR to another place.`;
  }
  if ($metadata?.httpStatusCode === 403 || $metadata?.httpStatusCode === 401) {
    return `The key of the settings may not use ${address}. Let it list, read, write and delete there.`;
  }
  if (code === "ENOSPC" || code === "EDQUOT")
    return "The disk of the server is full. Make room there.";
  if (code === "STORAGE_UNREACHABLE" || $metadata?.httpStatusCode === undefined) {
    return `The bucket of ${address} cannot be reached. The server tries again within the hour.`;
  }
  return `No backup could be written to ${address}. The log of the server says why.`;
}
