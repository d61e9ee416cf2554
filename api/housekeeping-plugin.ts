import type { FastifyInstance } from "fastify";
import { logScheduledChanges, sweepAuditLog } from "./access/audit/audit-log.ts";
import { sweepOwnerSessions } from "./access/owner/owner-sessions.ts";
import { sweepCopies } from "./copy-download/copy-download.ts";
import type { Database } from "./database/client.ts";
import { believesClock } from "./database/clock.ts";
import type { Coordination } from "./database/instances/coordination.ts";
import { levelOf } from "./database/storage-fault.ts";
import { forgetRemoval } from "./demo/removal/forget-removal.ts";
import { log } from "./log.ts";
import type { Media } from "./media/media.ts";
import { sweepMarkedPictures } from "./media/sweep.ts";
import { emptyMediaTrash } from "./media/trash/empty-media-trash.ts";
import { sweepUploads } from "./media/uploads/sweep-uploads.ts";
import { sweepVisitCounts } from "./numbers/sweep-visit-counts.ts";
import { emptyTrash, restingTime } from "./projects/trash/trash.ts";
import { removeAbandonedSnapshots } from "./temporary-folder.ts";

const hour = 60 * 60 * 1_000;

/**
 * For how long after the end of a task no instance repeats it, in milliseconds: less than the interval of the
 * task.
 */
const rest = { trash: 0.9 * hour, marks: 0.9 * hour, uploads: 23 * hour };

type Options = {
  database: Database;
  media: Pick<Media, "storage" | "parts">;
  coordination: Pick<Coordination, "once">;
};

/** The delay of the first run after the start, in milliseconds, so that the first visitors do not wait for it. */
export const restAfterStart = 3_000;

/**
 * Removes expired data. Soon after the start and every hour: the content of the trash, the data of a removed
 * demo, sessions, visit counts, entries of the audit log, static copies for download, and pictures with
 * watermarks whose share link has ended or whose original was removed. Soon after the start and every day:
 * leftovers of uploads. Removes nothing while the clock may be wrong. Of several server processes of a site,
 * only one does this; each removes what killed processes of its machine have left among temporary files.
 */
export async function housekeepingPlugin(
  app: FastifyInstance,
  { database, media, coordination }: Options,
): Promise<void> {
  /** Runs a task. @returns undefined after a failure, which does not prevent other tasks */
  const attempt = async <Result>(task: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await task();
    } catch (error) {
      log[levelOf(error)]({ err: error }, "expired data could not be removed");
      return undefined;
    }
  };
  const emptyTrashes = async () => {
    const now = new Date();
    const limit = new Date(now.getTime() - restingTime);
    const projects = (await attempt(() => emptyTrash(database))) ?? 0;
    const files = (await attempt(() => emptyMediaTrash({ database, media }, { now, limit }))) ?? 0;
    await attempt(() => logScheduledChanges(database, { projects, files }, now));
    return {
      projects,
      files,
      demo: await attempt(() => forgetRemoval({ database, media })),
      counts: await attempt(() => sweepVisitCounts(database)),
      sessions: await attempt(() => sweepOwnerSessions(database)),
      entries: await attempt(() => sweepAuditLog(database, now)),
      copies: await attempt(() => sweepCopies(media.storage, now)),
    };
  };
  const tidy = async (includesUploads: boolean) => {
    if (!(await believesClock(database))) return;
    await attempt(removeAbandonedSnapshots);
    const { once } = coordination;
    const stores = { database, ...media };
    const trash = await attempt(() => once("trash", emptyTrashes, rest.trash));
    const marks = await attempt(() => once("marks", () => sweepMarkedPictures(stores), rest.marks));
    const uploads = includesUploads
      ? await attempt(() => once("uploads", () => sweepUploads(stores), rest.uploads))
      : 0;
    const removed = { ...trash, marks: marks ?? 0, uploads: uploads ?? 0 };
    if (Object.values(removed).some((count) => count !== undefined && count > 0))
      log.info(removed, "removed expired data");
  };
  let hours = 0;
  let timer: NodeJS.Timeout | undefined;
  let inProgress: Promise<unknown> | undefined;
  const begin = () => {
    const includesUploads = hours % 24 === 0;
    inProgress = attempt(() => tidy(includesUploads));
    hours += 1;
  };
  app.addHook("onListen", async () => {
    timer = setTimeout(() => {
      begin();
      timer = setInterval(begin, hour).unref();
    }, restAfterStart).unref();
  });
  app.addHook("onClose", async () => {
    clearTimeout(timer);
    await inProgress;
  });
}
