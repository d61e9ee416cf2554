import { createReadStream, existsSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { logCommand } from "../access/audit/audit-log.ts";
import { prepareDataFolder } from "../boot/data-folder.ts";
import { isPostgres } from "../database/address.ts";
import { openDatabase } from "../database/client.ts";
import { describeDamage, isDamaged, pathOfUrl } from "../database/connection.ts";
import { assertEmpty, fillDatabase } from "../database/copying/fill-database.ts";
import { removeOldCopies } from "../database/database-copy.ts";
import { type InstanceLock, lockOfOne } from "../database/instances/instance-lock.ts";
import { applyMigrations } from "../database/migrations.ts";
import { inspectSnapshot } from "../database/snapshot.ts";
import { lockDataFolder } from "../database/sqlite/folder-lock.ts";
import { type Environment, readEnvironment, withoutSettings } from "../environment.ts";
import { explainFullDisk } from "../explain-full-disk.ts";
import { openStorage } from "../media/storage/open-storage.ts";
import { readBucketAddress } from "../settings/buckets.ts";
import { StartError } from "../start-error.ts";
import { mediaPrefix } from "./archive.ts";
import { openEncrypted } from "./ask-key.ts";
import { missingKey, openMoment } from "./copies/open-moment.ts";
import { openSeal } from "./encryption.ts";
import { findFault, listMediaFiles, type MediaFile } from "./media-files.ts";
import { restoreArchive } from "./restore-archive.ts";
import { ArchiveFault, unpackArchive } from "./unpack-archive.ts";
import { verifyArchive } from "./verify-archive.ts";
import { writeArchive } from "./write-archive.ts";

/**
 * Writes a backup of the site. The site may be running.
 * @param variables the environment of the process
 * @param path the path of the new archive
 * @returns the message for the terminal
 * @throws {StartError} where there is no site, or the archive exists already; also where a media file is
 *   missing or damaged, after the backup was written with all other files
 */
export async function backUp(variables: NodeJS.ProcessEnv, path: string): Promise<string> {
  const environment = readEnvironment(variables);
  assertDatabase(environment.databaseUrl);
  if (existsSync(path)) throw new StartError(`${path} exists already; name a new file.`);
  const secretPath = join(environment.dataFolder, "secret");
  const database = await openDatabase(environment.databaseUrl);
  try {
    const { storage } = await openStorage(environment);
    const { encrypt } = await openSeal(database, path);
    const { files, size, missing, damaged } = await writeArchive(
      { database, storage, secretPath: existsSync(secretPath) ? secretPath : undefined },
      path,
      encrypt,
    );
    await removeOldCopies(environment.databaseUrl);
    const told = `${path} holds the database and ${files} files (${Math.ceil(size / 1e6)} MB). ${encrypt ? "It is encrypted: it opens with the owner's key alone." : "Store it as safely as the site: it holds the secret too."}`;
    const faults = [
      ...missing.map((key) => `The storage has lost ${key}; the backup is without it.`),
      ...damaged.map((key) => `${key} is not what was uploaded; the backup holds it as it is.`),
    ];
    if (faults.length > 0) throw new StartError([told, ...faults].join("\n"));
    return told;
  } catch (error) {
    throw explain(error, path, environment);
  } finally {
    await database.$disconnect();
  }
}

/** Converts the error of a full disk or a damaged database to a StartError. Returns other errors unchanged. */
function explain(error: unknown, path: string, { databaseUrl, dataFolder }: Environment): unknown {
  return isDamaged(error)
    ? new StartError(describeDamage(pathOfUrl(databaseUrl)))
    : explainFullDisk(error, `${path} or of ${dataFolder}`);
}

/**
 * Verifies a backup without restoring it.
 * @param variables the environment of the process
 * @param path the path of the archive, or its address in a bucket
 * @returns the message for the terminal
 * @throws {StartError} where the archive cannot be restored, or a media file in it is missing or damaged
 */
export async function verify(variables: NodeJS.ProcessEnv, path: string): Promise<string> {
  const archive = await openArchive(readEnvironment(variables), path);
  const { files, missing, damaged } = await verifyArchive(archive).catch((error: unknown) => {
    if (!(error instanceof ArchiveFault)) throw error;
    throw new StartError(`${path} cannot be restored: ${error.message}.`);
  });
  const faults = [
    ...missing.map((key) => `${key} is missing.`),
    ...damaged.map((key) => `${key} is not what was uploaded.`),
  ];
  if (faults.length > 0) {
    throw new StartError([`${path} can be restored, but not whole:`, ...faults].join("\n"));
  }
  return `${path} is whole: the database and ${files} files.`;
}

/**
 * Restores a backup into an empty data folder.
 * @param variables the environment of the process
 * @param path the path of the archive, or its address in a bucket
 * @returns the message for the terminal
 * @throws {StartError} where the folder is in use or the archive is damaged; nothing has changed then
 */
export async function restore(variables: NodeJS.ProcessEnv, path: string): Promise<string> {
  const environment = readEnvironment(variables);
  await assertEmpty(environment.databaseUrl);
  return fillFolder(environment, path, await openArchive(environment, path));
}

/**
 * Restores the site as it was at a point in time, in the same way as {@link restore}.
 * @param from the folder of the backups, or its address in a bucket
 * @param at the point in time, such as 2026-11-25T10:00Z; undefined for the newest backup
 */
export async function restoreMoment(
  variables: NodeJS.ProcessEnv,
  from: string,
  at?: string,
): Promise<string> {
  const environment = readEnvironment(variables);
  await assertEmpty(environment.databaseUrl);
  const { name, bytes } = await openMoment(environment, from, at);
  return fillFolder(environment, name, bytes);
}

/**
 * Restores the site as it was at a point in time into a new temporary folder.
 * @param from as in {@link restoreMoment}
 * @param at as in {@link restoreMoment}
 * @param port the port on which a server of that site will listen
 * @returns the folder, the message for the terminal, and the environment variables of that server, which
 *   changes nothing and sends no mail
 */
export async function restoreBeside(
  variables: NodeJS.ProcessEnv,
  from: string,
  at: string | undefined,
  port: string,
): Promise<{ folder: string; variables: NodeJS.ProcessEnv; message: string }> {
  const { SESSION_SECRET, HOST } = variables;
  const environment = readEnvironment(variables);
  const { name, bytes } = await openMoment(environment, from, at);
  const folder = await mkdtemp(join(tmpdir(), "vitrine-beside-"));
  // A signal may end the process before the caller can remove the folder.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const own = { DATA_DIR: folder, PORT: port, READ_ONLY: "1", DEMO_CONTENT: "0" };
  const rest = { SESSION_SECRET, HOST, PREPARE_PICTURES: "0", NODE_ENV: "production" };
  const served = { ...withoutSettings(variables), ...rest, ...own };
  try {
    await fillFolder(readEnvironment(served), name, bytes, lockOfOne);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const message = `This is ${name}, to look at: nothing can be changed, and it is gone once you stop it with Ctrl+C.`;
  return { folder, variables: served, message };
}

/**
 * Restores an archive into an empty data folder.
 * @param path the path of the archive, for messages
 * @param ownLock a lock that the caller has; undefined to lock the folder until this process ends
 */
async function fillFolder(
  environment: Environment,
  path: string,
  archive: Readable,
  ownLock?: InstanceLock,
): Promise<string> {
  const { dataFolder, databaseUrl } = environment;
  await prepareDataFolder(dataFolder);
  // A locked data folder stays locked until this process ends. A caller that starts a server on the
  // folder afterwards passes `lockOfOne`, so that the folder is not locked.
  const lock = ownLock ?? (await lockDataFolder(dataFolder, databaseUrl));
  const secretPath = join(dataFolder, "secret");
  try {
    const { storage } = await openStorage(environment);
    const files = await restoreArchive(archive, {
      storage,
      // The folder is on the disk of the database, so that the file can be renamed to its final name.
      folder: isPostgres(databaseUrl) ? dataFolder : dirname(pathOfUrl(databaseUrl)),
      secretPath,
      place: async (copy) => {
        // A database of an older version is migrated first, as at a start.
        await applyMigrations(`file:${copy}`);
        await inspectSnapshot(copy, async (restored) => {
          // A session may have been ended since the backup, and must not be valid again.
          await restored.session.deleteMany();
          await logCommand(restored, "restore", basename(path));
        });
        await fillDatabase(copy, databaseUrl);
      },
    });
    return `${dataFolder} holds the database and ${files} files of ${path}. Start the site with npm start.`;
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw explain(error, path, environment);
    throw new StartError(`${path} was not restored: ${error.message}. Nothing has changed.`);
  } finally {
    await lock.close();
  }
}

/**
 * Restores media files that are missing or damaged on the site from a backup. The site may be running.
 * @param variables the environment of the process
 * @param path the path of the archive, or its address in a bucket
 * @returns the message for the terminal
 * @throws {StartError} where the archive is damaged: then nothing has changed; also where the archive lacks some
 *   of the files: then the others were restored
 */
export async function restoreMedia(variables: NodeJS.ProcessEnv, path: string): Promise<string> {
  const environment = readEnvironment(variables);
  assertDatabase(environment.databaseUrl);
  const archive = await openArchive(environment, path);
  const database = await openDatabase(environment.databaseUrl);
  const folder = await mkdtemp(join(environment.dataFolder, ".restore-"));
  try {
    const { storage } = await openStorage(environment);
    const lost = new Map<string, MediaFile>();
    for (const file of await listMediaFiles(database)) {
      if (await findFault(storage, file)) lost.set(`${mediaPrefix}${file.key}`, file);
    }
    const entries = await unpackArchive(archive, folder, (name) => lost.has(name));
    const found = entries.filter(({ name, sha256 }) => lost.get(name)?.checksum === sha256);
    for (const { name, path: unpacked } of found) {
      await storage.adopt(name.slice(mediaPrefix.length), unpacked);
      lost.delete(name);
    }
    if (found.length > 0) await logCommand(database, "restoreMedia", `${found.length} files`);
    if (lost.size > 0) {
      const rest = [...lost.values()].map(({ key }) => `${path} has no whole ${key}.`);
      throw new StartError([`${found.length} files were brought back.`, ...rest].join("\n"));
    }
    return found.length === 0
      ? "No file is missing or damaged."
      : `${found.length} files were brought back.`;
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw explain(error, path, environment);
    throw new StartError(`${path} cannot be used: ${error.message}. Nothing has changed.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.$disconnect();
  }
}

/**
 * Asserts that a database file exists, because opening a missing file would create it.
 * @throws {StartError} where the file is missing
 */
export function assertDatabase(url: string): void {
  if (isPostgres(url) || existsSync(pathOfUrl(url))) return;
  throw new StartError(
    `There is no database ${pathOfUrl(url)}; set DATA_DIR to the folder of the site.`,
  );
}

/**
 * Opens an archive in a file or a bucket, and decrypts it where it is encrypted.
 * @throws {StartError} where there is no such archive, or its bucket cannot be used
 */
async function openArchive(environment: Environment, path: string): Promise<Readable> {
  const { backupAccess, backupKey } = environment;
  const place = readBucketAddress(path);
  if (!place) {
    if (!existsSync(path)) throw new StartError(`There is no file ${path}.`);
    return openEncrypted(path, createReadStream(path), backupKey);
  }
  if (!backupAccess) throw missingKey(path);
  const { openBucketArchive } = await import("./places/bucket-place.ts");
  const archive = openBucketArchive({ ...backupAccess, name: place.name }, place.key);
  const exists = await archive.exists().catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : "no response";
    throw new StartError(
      `The bucket ${place.name} cannot be used (${reason}); check the BACKUP_S3 variables.`,
    );
  });
  if (!exists) throw new StartError(`There is no archive ${path}.`);
  return openEncrypted(path, archive.read(), backupKey);
}
