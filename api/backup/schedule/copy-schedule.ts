import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { type Clock, lastMade } from "../../clock.ts";
import { readChangeMark } from "../../database/change-mark.ts";
import type { Coordination } from "../../database/instances/coordination.ts";
import { levelOf } from "../../database/storage-fault.ts";
import { BackupProblem } from "../backup-problem.ts";
import { type Copies, openCopies } from "../copies/copies.ts";
import { readRecipient } from "../encryption.ts";
import type { BackupPlace } from "../places/backup-place.ts";
import { ArchiveFault } from "../unpack-archive.ts";
import { verifyArchive } from "../verify-archive.ts";
import type { ArchiveSources } from "../write-archive.ts";
import { noteBackup, noteProblem } from "./note-backup.ts";

/**
 * The minimum time between the beginnings of two copies, in milliseconds. The sum of this time, the
 * interval of backups-plugin.ts and the time that a copy takes is less than a minute.
 */
const pause = 20 * 1_000;

/** After how many failures in a row the owner is warned. */
const toleratedFailures = 5;

/** The minimum time between a failed check and the next one, in milliseconds. */
const checkAgainAfter = 60 * 60 * 1_000;

/** How long a stop waits for a last copy, in milliseconds. Service managers allow ten seconds in total. */
const farewell = 4_000;

export type CopySchedule = {
  /** When this process last copied the site. Null before its first copy. */
  lastCopyAt: () => Date | null;
  /** Makes a copy where the database has changed. Never rejects: failures are in the log and in the state. */
  runIfChanged: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Copies each change of the site to the backup storage within a minute, and checks the newest copy each
 * night.
 */
export function openCopySchedule(
  open: () => Promise<BackupPlace>,
  folder: string,
  sources: ArchiveSources,
  clock: Clock,
  log: FastifyBaseLogger,
  { once }: Pick<Coordination, "once">,
  warn: (problem: string) => Promise<void>,
): CopySchedule {
  const { database, storage } = sources;
  let opened: Copies | undefined;
  let running: Promise<void> | undefined;
  let begunAt = Number.NEGATIVE_INFINITY;
  let checkBegunAt = Number.NEGATIVE_INFINITY;
  /**
   * The change mark of the database (see change-mark.ts) and the public key for encryption, as they were when
   * the newest copy was made. Undefined where another copy has to be made.
   */
  let copied: string | undefined;
  let lastCopyAt: Date | null = null;
  let failures = 0;

  const note = async (kind: "copyProblem" | "checkProblem", problem: string | null) => {
    if ((await noteProblem(database, kind, problem)) && problem) await warn(problem);
  };

  const openPlaceCopies = async () => {
    const place = await open();
    await place.prepareFiles();
    return openCopies(await place.files());
  };

  const isCheckDue = async () => {
    if (performance.now() - checkBegunAt < checkAgainAfter) return false;
    const record = await database.lastBackup.findUnique({ where: { id: 1 } });
    const checkedAt = record?.copyCheckedAt;
    // A check while the clock was ahead must not postpone the next one until that date.
    return !checkedAt || checkedAt < lastNight(clock()) || checkedAt > clock();
  };

  const copy = async (mark: string, isForced: boolean) => {
    begunAt = performance.now();
    opened ??= await openPlaceCopies();
    const isWhole = await opened.write(sources, clock(), isForced);
    copied = isWhole ? mark : undefined;
    lastCopyAt = clock();
    if (isForced && isWhole) await check(opened);
    if (failures > 0) log.info({ folder }, "changes are copied again");
    failures = 0;
    await note("copyProblem", null);
  };

  /** Reads the newest copy as a restore does, and stores the result for the owner. */
  const check = async (copies: Copies) => {
    checkBegunAt = performance.now();
    const problem = await findProblem(copies).catch((error: unknown) => {
      if (error instanceof ArchiveFault) return error.message;
      throw error;
    });
    if (problem) {
      log.error({ folder, problem }, "the newest copy cannot be restored");
      await copies.repair();
      copied = undefined;
      await note(
        "checkProblem",
        `The newest copy in ${folder} could not be restored when that was tried: ${problem}. It is made again; check where it is stored.`,
      );
      return;
    }
    await copies.sweep(clock());
    await note("checkProblem", null);
    await noteBackup(database, { copyCheckedAt: clock() });
    log.info({ folder }, "the newest copy can be restored");
  };

  const findProblem = async (copies: Copies) => {
    const newest = lastMade(await copies.list(), clock());
    if (!newest) return "it is gone";
    // The server has no key to decrypt the copy. Its contents were inspected before they were encrypted.
    if (newest.seal) return copies.findChange(newest);
    const { missing } = await verifyArchive(await copies.open(newest));
    // Files that the site itself has lost are reported by scheduled backups.
    for (const key of missing) if (await storage.stat(key)) return `it lacks ${key}`;
    return null;
  };

  const attempt = async (isLast: boolean) => {
    if (!isLast && performance.now() - begunAt < pause) return;
    const mark = [await readChangeMark(database), await readRecipient(database)].join();
    const isForced = await isCheckDue();
    if (mark === copied && !isForced) return;
    // A last copy is not left to another instance, which may have begun its copy before the change.
    if (isLast) await copy(mark, isForced);
    else await once("copy", () => copy(mark, isForced), pause);
  };

  const fail = async (error: unknown) => {
    failures += 1;
    opened = undefined;
    if (failures === 1) log[levelOf(error)]({ err: error }, "changes could not be copied");
    if (failures < toleratedFailures && !(error instanceof BackupProblem)) return;
    const reason = error instanceof BackupProblem ? error.message : (await open()).describe(error);
    await note("copyProblem", `Changes do not leave this server. ${reason}`);
  };

  const run = (isLast = false) => {
    running ??= attempt(isLast)
      .catch(fail)
      .catch((error: unknown) => log[levelOf(error)]({ err: error }, "no copy could be begun"))
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  /** Makes a last copy at a stop, because the machine may be lost before the next start. */
  const copyLast = async () => {
    await running;
    await run(true);
  };

  return {
    lastCopyAt: () => lastCopyAt,
    runIfChanged: () => run(),
    close: async () => {
      await Promise.race([copyLast(), wait(farewell, undefined, { ref: false })]);
    },
  };
}

/** The last time that it was three o'clock in the morning, in the time zone of the server. */
function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(3, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}
