import type { Database } from "../../database/client.ts";

/** How long a project rests in the trash, in milliseconds. */
export const restingTime = 30 * 24 * 60 * 60 * 1_000;

/** Removes for good what has been in the trash for 30 days. @returns how many projects. */
export async function emptyTrash(database: Database, now = new Date()): Promise<number> {
  const { count } = await database.project.deleteMany({
    where: { deletedAt: { lt: new Date(now.getTime() - restingTime) } },
  });
  return count;
}
