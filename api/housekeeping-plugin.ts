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

const hour = 60 * 60 * 1_000;

/** How long after its end no instance does the same work, in milliseconds: less than the interval. */
const rest = { trash: 0.9 * hour, marks: 0.9 * hour, uploads: 23 * hour };

type Options = {
  database: Database;
  media: Pick<Media, "storage" | "parts">;
  coordination: Pick<Coordination, "once">;
};

/**
 * Removes what has expired: the trash and sessions at the start and every hour, pictures marked for links that
 * have ended once the server listens and every hour, leftovers of uploads then and every day. Nothing is
 * removed while the clock is not trusted. With several instances, only one does this.
 */
export async function housekeepingPlugin(
  app: FastifyInstance,
  { database, media, coordination }: Options,
): Promise<void> {
  const emptyTrashes = async () => {
    const projects = await emptyTrash(database);
    const now = new Date();
    const limit = new Date(now.getTime() - restingTime);
    const files = await emptyMediaTrash({ database, media }, { now, limit });
    const demo = await forgetRemoval({ database, media });
    const counts = await sweepVisitCounts(database);
    const sessions = await sweepOwnerSessions(database);
    await logScheduledChanges(database, { projects, files }, now);
    const entries = await sweepAuditLog(database, now);
    const copies = await sweepCopies(media.storage, now);
    return { projects, files, demo, counts, sessions, entries, copies };
  };
  const tidy = async (when: "start" | "hour" | "day") => {
    try {
      if (!(await believesClock(database))) return;
      const { once } = coordination;
      const trash = await once("trash", emptyTrashes, rest.trash);
      const marks =
        when !== "start" &&
        (await once("marks", () => sweepMarkedPictures({ database, ...media }), rest.marks));
      const uploads =
        when === "day" &&
        (await once("uploads", () => sweepUploads({ database, ...media }), rest.uploads));
      const removed = { ...trash, marks: marks || 0, uploads: uploads || 0 };
      if (Object.values(removed).some((count) => count > 0))
        log.info(removed, "removed what was old");
    } catch (error) {
      log[levelOf(error)]({ err: error }, "what is old could not be removed");
    }
  };
  let hours = 0;
  let timer: NodeJS.Timeout | undefined;
  let inProgress: Promise<void> | undefined;
  app.addHook("onReady", async () => {
    await tidy("start");
    timer = setInterval(() => {
      hours += 1;
      inProgress = tidy(hours % 24 === 0 ? "day" : "hour");
    }, hour).unref();
  });
  // A bucket may be slow; visitors do not wait for it.
  app.addHook("onListen", async () => {
    inProgress = tidy("day");
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await inProgress;
  });
}
