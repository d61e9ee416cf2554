import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock.ts";
import type { LastBackup } from "../../database/__generated__/prisma/client.ts";
import { type Coordination, coordinateAlone } from "../../database/instances/coordination.ts";
import { levelOf, storageFaultOf } from "../../database/storage-fault.ts";
import type { BackupSettings } from "../../settings/buckets.ts";
import { StartError } from "../../start-error.ts";
import { refusal } from "../../validation/accept.ts";
import { BackupProblem } from "../backup-problem.ts";
import { decrypt, findKeyFault, isEncrypted } from "../encryption.ts";
import { type BackupFile, momentOf } from "../places/backup-names.ts";
import { type BackupPlace, type OpenArchive, openPlace } from "../places/backup-place.ts";
import { ArchiveFault } from "../unpack-archive.ts";
import type { ArchiveSources } from "../write-archive.ts";
import { openCopySchedule } from "./copy-schedule.ts";
import { noteBackup } from "./note-backup.ts";
import { IncompleteBackup, writeScheduledBackup } from "./write-scheduled-backup.ts";

/** Explains in sentences why a restore failed. A restore changes everything or nothing. */
function reasonOf(error: unknown, place: BackupPlace): string {
  if (error instanceof ArchiveFault) return `${error.message}. Nothing has changed.`;
  if (error instanceof StartError) return error.message;
  if (error instanceof BackupProblem) {
    return `a backup of the present state comes first, and failed. ${error.message}`;
  }
  if (storageFaultOf(error)?.code === "STORAGE_FULL") {
    return "there is no room left on the disk of the server. Nothing has changed.";
  }
  return place.describe(error);
}

export type BackupState = BackupSettings & {
  /**
   * The last backup. Null before the first. Undefined until the backup storage has been read after the start
   * of the server.
   */
  latest: BackupFile | null | undefined;
  /** All backups as of the last read, newest first. */
  archives: readonly BackupFile[];
  /** When the last change was copied. Null before the first copy of this process. */
  lastCopyAt: Date | null;
  /** Whether a backup is being made now, by any instance. */
  isRunning: boolean;
  /** The dates of the backups that were deleted after the last backup. */
  deleted: Date[];
  /** The problem with the backups or the copies, described for the owner. Null for none. */
  problem: string | null;
  /** Whether the site is being restored now, by any instance. `isRunning` is true then, too. */
  isRestoring: boolean;
  /** Why the last attempt to restore the site failed, for the owner. Null where it succeeded, or none was made. */
  restoreProblem: string | null;
  /** When the site was last restored. Null where it never was. */
  restoredAt: Date | null;
  /** The date of the backup from which the site was last restored. Null where it never was. */
  restoredFrom: Date | null;
};

export type BackupSchedule = {
  readState(): Promise<BackupState>;
  /** Makes a backup if one is due. Never rejects: failures are in the state and in the log. */
  runIfDue(): Promise<void>;
  /** Starts a backup at the owner's request, unless one is being made. Failures are in the state and in the log. */
  begin(): void;
  /** Finds a backup by its name, or returns null. @throws {UserFault} where the storage cannot be read */
  find(name: string): Promise<BackupFile | null>;
  /** Opens a backup by its name, or returns null. @throws {UserFault} as `find` */
  open(name: string): Promise<OpenArchive | null>;
  /**
   * Begins to make a backup of the present state, and then to restore the site from a backup that
   * `find` has returned. Failures are in the state and in the log.
   * @param key the key of an encrypted backup
   * @throws {UserFault} while a backup is being made, and where the key does not open the backup to
   *   restore
   */
  restore(name: string, key?: string): Promise<void>;
  /** Copies the site where it has changed. Never rejects: failures are in the state and in the log. */
  copyIfChanged(): Promise<void>;
  /**
   * Makes a last copy, and waits for a short time for a backup in progress. If that backup is interrupted,
   * the next run removes its files.
   */
  close(): Promise<void>;
};

/** The pause after a failure, in milliseconds. */
const retryAfter = 60 * 60 * 1_000;

/** How long a stop waits for a backup, in milliseconds. A backup with many videos would take minutes. */
const farewell = 1_000;

/** How long the owner's page waits for the backup storage, in milliseconds. */
const readLimit = 1_000;

/**
 * Scheduled backups of the site. Their state is read from the backup storage, so that it is known
 * after restarts and in other instances.
 * @param restoreFrom restores the site from the bytes of an archive that is not encrypted
 * @param warn tells the owner about a problem with the copies
 */
export function openBackupSchedule(
  settings: BackupSettings,
  sources: ArchiveSources,
  clock: Clock,
  log: FastifyBaseLogger,
  coordination: Pick<Coordination, "once" | "isUnderWay"> = coordinateAlone(),
  restoreFrom: (bytes: Readable) => Promise<void> = async () => {},
  warn: (problem: string) => Promise<void> = async () => {},
): BackupSchedule {
  const { folder, every } = settings;
  /** Whether the owner has requested the backup that starts next or is running. */
  let isAskedFor = false;
  /** A problem that could not be stored in the database. */
  let unstored: string | null = null;
  let attemptedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let opened: Promise<BackupPlace> | undefined;
  const open = () => (opened ??= openPlace(settings));
  const copies = openCopySchedule(open, folder, sources, clock, log, coordination, warn);

  type Noted = Pick<LastBackup, "problem" | "restoreProblem" | "restoredAt" | "restoredFrom">;
  const note = (change: Partial<Noted>) =>
    noteBackup(sources.database, change).then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, "how the backup went could not be stored");
        return false;
      },
    );
  const noteProblem = async (problem: string | null) => {
    unstored = (await note({ problem })) ? null : problem;
  };

  const readRecord = () => sources.database.lastBackup.findUnique({ where: { id: 1 } });

  /** The backups when the storage was last read. */
  let known: { latest: BackupFile | null; archives: BackupFile[] } | undefined;

  /** Reads the backups. @returns the last one; null for none; undefined where the storage cannot be read */
  const readLatest = async (): Promise<BackupFile | null | undefined> => {
    const backups = await (await open()).list().catch(() => undefined);
    if (!backups) return undefined;
    // The stored name decides, because dates in names come from the clock, which may have been wrong.
    const written = (await readRecord())?.name;
    const latest =
      backups.find(({ name }) => name === written) ??
      backups.find(({ createdAt }) => createdAt <= clock()) ??
      backups[0] ??
      null;
    known = { latest, archives: backups };
    return latest;
  };

  const isDue = async () => {
    if (performance.now() - attemptedAt < Math.min(every, retryAfter)) return false;
    const latest = await readLatest();
    if (!latest) return true;
    const age = clock().getTime() - latest.createdAt.getTime();
    // A backup from the future was made while the clock was wrong.
    return age >= every || age < 0;
  };

  /**
   * Writes a backup and then reads the list, so that pages that do not wait for a slow storage show
   * the new backup, too.
   */
  const write = (place: BackupPlace, isExtra: boolean) =>
    writeScheduledBackup(sources, place, folder, clock(), isExtra).finally(() =>
      readLatest().catch(() => undefined),
    );

  const attempt = async () => {
    const place = await open();
    try {
      if (!(await isDue()) && !isAskedFor) return;
      attemptedAt = performance.now();
      await write(place, isAskedFor);
      await noteProblem(null);
      log.info({ folder }, "a backup was made");
    } catch (error) {
      log.error({ err: error }, "the backup failed");
      await noteProblem(error instanceof BackupProblem ? error.message : place.describe(error));
    }
  };

  const run = (work: () => Promise<unknown>) => {
    running ??= coordination
      .once("backup", work)
      .then(() => {})
      .catch((error: unknown) => log[levelOf(error)]({ err: error }, "no backup could be begun"))
      .finally(() => {
        running = undefined;
        isAskedFor = false;
      });
    return running;
  };
  const runIfDue = () => run(attempt);
  const isRunning = async () => running !== undefined || (await coordination.isUnderWay("backup"));

  const restore = async (name: string, key: string | undefined) => {
    const place = await open();
    await note({ restoreProblem: null });
    try {
      await write(place, true).catch((error: unknown) => {
        // An incomplete backup is enough: the files that the site lacks may be in the archive to restore.
        if (!(error instanceof IncompleteBackup)) throw error;
      });
      const archive = await place.open(name);
      if (!archive) throw new ArchiveFault("it is no longer there");
      const { bytes } = archive;
      await restoreFrom(isEncrypted(name) ? decrypt(bytes, key) : bytes);
      await note({ restoredAt: clock(), restoredFrom: momentOf(name) ?? null });
      log.warn({ name }, "the site was restored from a backup");
    } catch (error) {
      log.error({ err: error }, "the site was not restored");
      await note({ restoreProblem: `${name} was not restored: ${reasonOf(error, place)}` });
    }
  };

  /** Reads from the backup storage for the owner. @throws {UserFault} where it cannot be read */
  const readPlace = async <Result>(read: (place: BackupPlace) => Promise<Result>) => {
    try {
      return await read(await open());
    } catch (error) {
      log.error({ err: error }, "the place of the backups could not be read");
      throw refusal(
        "PLACE_UNREADABLE",
        `${folder} cannot be read now. The log of the server says why.`,
      );
    }
  };

  return {
    readState: async () => {
      // This is read before the list: once no backup is being made, the list contains the last one.
      const isBusy = await isRunning();
      // Pages of the admin area do not wait for an unreachable bucket.
      await Promise.race([readLatest(), wait(readLimit, undefined, { ref: false })]);
      const record = await readRecord();
      const names: string[] = JSON.parse(record?.deleted ?? "[]");
      return {
        ...settings,
        latest: known?.latest,
        archives: known?.archives ?? [],
        deleted: names.flatMap((name) => momentOf(name) ?? []),
        problem: unstored ?? record?.problem ?? record?.copyProblem ?? record?.checkProblem ?? null,
        lastCopyAt: copies.lastCopyAt(),
        restoreProblem: record?.restoreProblem ?? null,
        restoredAt: record?.restoredAt ?? null,
        restoredFrom: record?.restoredFrom ?? null,
        isRunning: isBusy,
        isRestoring: await coordination.isUnderWay("restore"),
      };
    },
    runIfDue,
    begin: () => {
      isAskedFor = true;
      void runIfDue();
    },
    // The backup is looked up in the list, which contains only verified backups.
    find: (wanted) =>
      readPlace(async (place) => (await place.list()).find(({ name }) => name === wanted) ?? null),
    open: (name) => readPlace((place) => place.open(name)),
    restore: async (name, key) => {
      const busy = refusal("BUSY", "A backup is being made. Try again when it is done.");
      if (await isRunning()) throw busy;
      if (isEncrypted(name)) {
        const fault = await readPlace(async (place) => {
          const archive = await place.open(name);
          return archive && findKeyFault(archive.bytes, key);
        });
        if (fault) throw refusal("WRONG_KEY", `This backup was not opened: ${fault}.`, "key");
      }
      // A backup may have begun while the key was checked.
      if (await isRunning()) throw busy;
      void run(() => coordination.once("restore", () => restore(name, key)));
    },
    copyIfChanged: copies.runIfChanged,
    close: async () => {
      await copies.close();
      await Promise.race([running, wait(farewell, undefined, { ref: false })]);
    },
  };
}
