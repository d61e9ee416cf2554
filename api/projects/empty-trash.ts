import type { FastifyInstance } from "fastify";
import type { Database } from "../database/client.ts";
import { log } from "../log.ts";

/** How long a project rests in the trash, and how often it is looked through, in milliseconds. */
const rest = 30 * 24 * 60 * 60 * 1_000;
const interval = 60 * 60 * 1_000;

/** Removes for good what has been in the trash for 30 days. @returns how many projects. */
export async function emptyTrash(database: Database, now = new Date()): Promise<number> {
  const { count } = await database.project.deleteMany({
    where: { deletedAt: { lt: new Date(now.getTime() - rest) } },
  });
  return count;
}

/** Empties the trash at the start and every hour until the server closes. */
export async function trashPlugin(
  app: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  const run = () =>
    emptyTrash(database).then(
      (count) => count > 0 && log.info({ count }, "emptied the trash"),
      (error: unknown) => log.error({ err: error }, "the trash could not be emptied"),
    );
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onReady", async () => {
    await run();
    timer = setInterval(run, interval).unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));
}
