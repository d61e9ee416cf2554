import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock.ts";
import { type Coordination, coordinateAlone } from "../../database/instances/coordination.ts";
import { levelOf } from "../../database/storage-fault.ts";
import type { BackupSettings } from "../../settings/buckets.ts";
import { BackupProblem } from "../backup-problem.ts";
import { type BackupFile, momentOf } from "../places/backup-names.ts";
import { type BackupPlace, openPlace } from "../places/backup-place.ts";
import type { ArchiveSources } from "../write-archive.ts";
import { writeScheduledBackup } from "./write-scheduled-backup.ts";

export type BackupState = BackupSettings & {
  /**
   * The one that was written last. Null before the first. Undefined while the place has not answered since
   * the server started.
   */
  latest: BackupFile | null | undefined;
  /** When those were made that the last backup made outdated, which were deleted. */
  deleted: Date[];
  /** What was wrong with the last attempt of this run, for the owner. Null where nothing was. */
  problem: string | null;
};

export type BackupSchedule = {
  readState(): Promise<BackupState>;
  /** Makes a backup where one is due. Never fails: what goes wrong is in the state and in the log. */
  runIfDue(): Promise<void>;
  /** Gives the backup that is being made a moment. What is left of it is removed by the next. */
  close(): Promise<void>;
};

/** After a failure the next attempt comes after so long, in milliseconds. */
const retryAfter = 60 * 60 * 1_000;

/** How long a stop waits, in milliseconds: a library of videos takes minutes. */
const farewell = 1_000;

/** How long the owner waits for what is in the place, in milliseconds. */
const readLimit = 1_000;

/**
 * Scheduled backups of the site. Their state is what lies in their place: a new run knows it, too, and so
 * does another instance, which looks only while no backup is being made.
 */
export function openBackupSchedule(
  settings: BackupSettings,
  sources: ArchiveSources,
  clock: Clock,
  log: FastifyBaseLogger,
  coordination: Pick<Coordination, "once"> = coordinateAlone(),
): BackupSchedule {
  const { folder, every } = settings;
  let problem: string | null = null;
  let attemptedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let opened: Promise<BackupPlace> | undefined;
  const open = () => (opened ??= openPlace(settings));

  const readRecord = () => sources.database.lastBackup.findUnique({ where: { id: 1 } });

  /** The last one when the place was read last. */
  let known: BackupState["latest"];

  /** Undefined where the place is not there, or cannot be read. */
  const readLatest = async (): Promise<BackupFile | null | undefined> => {
    const backups = await (await open()).list().catch(() => undefined);
    if (!backups) return undefined;
    // Names tell what the clock said, which may have run ahead since, or until then.
    const written = (await readRecord())?.name;
    known =
      backups.find(({ name }) => name === written) ??
      backups.find(({ createdAt }) => createdAt <= clock()) ??
      backups[0] ??
      null;
    return known;
  };

  const isDue = async () => {
    if (performance.now() - attemptedAt < Math.min(every, retryAfter)) return false;
    const latest = await readLatest();
    if (!latest) return true;
    const age = clock().getTime() - latest.createdAt.getTime();
    // One from a time to come was made while the clock was wrong.
    return age >= every || age < 0;
  };

  const attempt = async () => {
    const place = await open();
    try {
      if (!(await isDue())) return;
      attemptedAt = performance.now();
      await writeScheduledBackup(sources, place, folder, clock());
      problem = null;
      log.info({ folder }, "a backup was made");
    } catch (error) {
      problem = error instanceof BackupProblem ? error.message : place.describe(error);
      log.error({ err: error }, "the backup failed");
    }
  };

  return {
    readState: async () => {
      // Pages of the admin area do not wait for a bucket that is away.
      await Promise.race([readLatest(), wait(readLimit, undefined, { ref: false })]);
      const names: string[] = JSON.parse((await readRecord())?.deleted ?? "[]");
      const deleted = names.flatMap((name) => momentOf(name) ?? []);
      return { ...settings, latest: known, deleted, problem };
    },
    runIfDue: () => {
      running ??= coordination
        .once("backup", attempt)
        .catch((error: unknown) => log[levelOf(error)]({ err: error }, "no backup could be begun"))
        .finally(() => (running = undefined));
      return running;
    },
    close: async () => {
      await Promise.race([running, wait(farewell, undefined, { ref: false })]);
    },
  };
}
