import type { Prisma } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";

/** Changes the only record of LastBackup, or creates it. */
export async function noteBackup(
  database: Database,
  change: Omit<Prisma.LastBackupCreateInput, "id" | "name"> & { name?: string },
): Promise<void> {
  await database.lastBackup.upsert({
    where: { id: 1 },
    create: { id: 1, name: "", ...change },
    update: change,
  });
}

/**
 * Stores a problem with the copies of changes, which the owner can then read. An unchanged problem is not
 * written again, because each write to the database leads to another copy.
 * @param problem null where there is no problem any more
 * @returns whether a problem was stored and there was none before
 */
export async function noteProblem(
  database: Database,
  kind: "copyProblem" | "checkProblem",
  problem: string | null,
): Promise<boolean> {
  const record = await database.lastBackup.findUnique({ where: { id: 1 } });
  const former = record?.[kind] ?? null;
  if (former === problem) return false;
  await noteBackup(database, { [kind]: problem });
  return former === null;
}
