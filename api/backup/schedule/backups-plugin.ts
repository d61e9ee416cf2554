import type { FastifyInstance } from "fastify";
import type { BackupSchedule } from "./backup-schedule.ts";

/** The delay of the first backup after the start, in milliseconds, so that the first visitors do not wait for it. */
const rest = 60 * 1_000;

/** How often the schedule is checked, in milliseconds. */
const interval = 15 * 60 * 1_000;

/** How often the database is checked for changes to copy, in milliseconds. */
const copyInterval = 5 * 1_000;

/** Makes the scheduled backups while the server listens. */
export async function backupsPlugin(
  app: FastifyInstance,
  { backups }: { backups: BackupSchedule | undefined },
): Promise<void> {
  if (!backups) return;
  const timers: NodeJS.Timeout[] = [];
  app.addHook("onListen", async () => {
    const run = () => void backups.runIfDue();
    const copy = () => void backups.copyIfChanged();
    timers.push(
      setTimeout(run, rest).unref(),
      setInterval(run, interval).unref(),
      setInterval(copy, copyInterval).unref(),
    );
  });
  app.addHook("onClose", async () => {
    for (const timer of timers) clearTimeout(timer);
    await backups.close();
  });
}
