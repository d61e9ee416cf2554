import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock.ts";
import type { BackupSettings } from "../../environment.ts";
import type { ArchiveSources } from "../write-archive.ts";
import { type BackupFile, listBackups } from "./backup-files.ts";
import { BackupProblem, writeScheduledBackup } from "./write-scheduled-backup.ts";

export type BackupState = BackupSettings & {
  /** Null before the first. */
  latest: BackupFile | null;
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

/** How long a stop waits, in milliseconds: a library of films takes minutes. */
const farewell = 1_000;

/** Scheduled backups of the site. Their state is what lies in the folder: a new run knows it, too. */
export function openBackupSchedule(
  settings: BackupSettings,
  sources: ArchiveSources,
  clock: Clock,
  log: FastifyBaseLogger,
): BackupSchedule {
  const { folder, every } = settings;
  let problem: string | null = null;
  let attemptedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  const isDue = async () => {
    if (performance.now() - attemptedAt < Math.min(every, retryAfter)) return false;
    const latest = await readLatest(folder);
    if (!latest) return true;
    const age = clock().getTime() - latest.createdAt.getTime();
    // One from a time to come was made while the clock was wrong.
    return age >= every || age < 0;
  };

  const attempt = async () => {
    try {
      if (!(await isDue())) return;
      attemptedAt = performance.now();
      await writeScheduledBackup(sources, folder, clock());
      problem = null;
      log.info({ folder }, "a backup was made");
    } catch (error) {
      problem = describeProblem(error, folder);
      log.error({ err: error }, "the backup failed");
    }
  };

  return {
    readState: async () => ({ ...settings, latest: await readLatest(folder), problem }),
    runIfDue: () => {
      running ??= attempt().finally(() => (running = undefined));
      return running;
    },
    close: async () => {
      await Promise.race([running, wait(farewell, undefined, { ref: false })]);
    },
  };
}

/** A folder that is not there, or cannot be read, has none. */
async function readLatest(folder: string): Promise<BackupFile | null> {
  const backups = await listBackups(folder).catch(() => []);
  return backups[0] ?? null;
}

function describeProblem(error: unknown, folder: string): string {
  if (error instanceof BackupProblem) return error.message;
  switch (Object(error).code) {
    case "ENOSPC":
      return `The disk of ${folder} is full. Make room there.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `The server may not write into ${folder}. Allow it, or set BACKUP_DIR to another folder.`;
    default:
      return `No backup could be written into ${folder}. The log of the server says why.`;
  }
}
