import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock.ts";
import { type Coordination, coordinateAlone } from "../../database/instances/coordination.ts";
import { levelOf } from "../../database/storage-fault.ts";
import type { BackupSettings } from "../../settings/buckets.ts";
import { refusal } from "../../validation/accept.ts";
import { BackupProblem } from "../backup-problem.ts";
import { type BackupFile, momentOf } from "../places/backup-names.ts";
import { type BackupPlace, type OpenArchive, openPlace } from "../places/backup-place.ts";
import type { ArchiveSources } from "../write-archive.ts";
import { writeScheduledBackup } from "./write-scheduled-backup.ts";

export type BackupState = BackupSettings & {
  /**
   * The last backup. Null before the first. Undefined while the place could not be read since the start of
   * the server.
   */
  latest: BackupFile | null | undefined;
  /** All backups as of the last read, newest first. */
  archives: readonly BackupFile[];
  /** Whether a backup is being made now, by whichever instance. */
  isRunning: boolean;
  /** The moments of the backups that were deleted because of the last one. */
  deleted: Date[];
  /** The fault of the last attempt, for the owner. Null where it succeeded. */
  problem: string | null;
};

export type BackupSchedule = {
  readState(): Promise<BackupState>;
  /** Makes a backup if one is due. Never rejects: failures are in the state and in the log. */
  runIfDue(): Promise<void>;
  /** Begins a backup that the owner asks for, unless one is being made. Failures as above. */
  begin(): void;
  /** Null where there is no such backup. @throws {UserFault} where the place cannot be read */
  find(name: string): Promise<BackupFile | null>;
  /** Opens a backup that was found; otherwise as `find`. */
  open(name: string): Promise<OpenArchive | null>;
  /** Waits a moment for a backup in progress. The next run removes what is left of it. */
  close(): Promise<void>;
};

/** The pause after a failure, in milliseconds. */
const retryAfter = 60 * 60 * 1_000;

/** How long a stop waits for a backup, in milliseconds: a library of videos takes minutes. */
const farewell = 1_000;

/** How long the owner's page waits for the place, in milliseconds. */
const readLimit = 1_000;

/**
 * Scheduled backups of the site. Their state is read from their place, so that restarts and other instances
 * know it. Other instances read it only while no backup is being made.
 */
export function openBackupSchedule(
  settings: BackupSettings,
  sources: ArchiveSources,
  clock: Clock,
  log: FastifyBaseLogger,
  coordination: Pick<Coordination, "once" | "isUnderWay"> = coordinateAlone(),
): BackupSchedule {
  const { folder, every } = settings;
  /** Whether the owner waits for the backup that is being begun. */
  let isAskedFor = false;
  /** A problem that could not be stored. */
  let unstored: string | null = null;
  let attemptedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let opened: Promise<BackupPlace> | undefined;
  const open = () => (opened ??= openPlace(settings));

  const noteProblem = async (problem: string | null) => {
    unstored = problem;
    const { lastBackup } = sources.database;
    await lastBackup
      .upsert({ where: { id: 1 }, create: { id: 1, name: "", problem }, update: { problem } })
      .then(
        () => (unstored = null),
        (error: unknown) => log.error({ err: error }, "how the backup went could not be stored"),
      );
  };

  const readRecord = () => sources.database.lastBackup.findUnique({ where: { id: 1 } });

  /** The backups as of the last read. */
  let known: { latest: BackupFile | null; archives: BackupFile[] } | undefined;

  /** Undefined where the place cannot be read. */
  const readLatest = async (): Promise<BackupFile | null | undefined> => {
    const backups = await (await open()).list().catch(() => undefined);
    if (!backups) return undefined;
    // The moments in names come from the clock, which may have been wrong.
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

  const attempt = async () => {
    const place = await open();
    try {
      if (!(await isDue()) && !isAskedFor) return;
      attemptedAt = performance.now();
      await writeScheduledBackup(sources, place, folder, clock(), isAskedFor);
      await noteProblem(null);
      log.info({ folder }, "a backup was made");
    } catch (error) {
      log.error({ err: error }, "the backup failed");
      await noteProblem(error instanceof BackupProblem ? error.message : place.describe(error));
    }
  };

  const runIfDue = () => {
    running ??= coordination
      .once("backup", attempt)
      .catch((error: unknown) => log[levelOf(error)]({ err: error }, "no backup could be begun"))
      .finally(() => {
        running = undefined;
        isAskedFor = false;
      });
    return running;
  };

  /** Reads from the place for the owner. */
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
      // Pages of the admin area do not wait for an unreachable bucket.
      await Promise.race([readLatest(), wait(readLimit, undefined, { ref: false })]);
      const record = await readRecord();
      const names: string[] = JSON.parse(record?.deleted ?? "[]");
      return {
        ...settings,
        latest: known?.latest,
        archives: known?.archives ?? [],
        deleted: names.flatMap((name) => momentOf(name) ?? []),
        problem: unstored ?? record?.problem ?? null,
        isRunning: running !== undefined || (await coordination.isUnderWay("backup")),
      };
    },
    runIfDue,
    begin: () => {
      isAskedFor = true;
      void runIfDue();
    },
    // Only what is listed was verified.
    find: (wanted) =>
      readPlace(async (place) => (await place.list()).find(({ name }) => name === wanted) ?? null),
    open: (name) => readPlace((place) => place.open(name)),
    close: async () => {
      await Promise.race([running, wait(farewell, undefined, { ref: false })]);
    },
  };
}
