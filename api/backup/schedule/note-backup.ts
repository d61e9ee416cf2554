import type { Prisma } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";

/** Writes into the record on backups. */
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
 * Notes for the owner what is wrong with the copies. Writes nothing where nothing has changed: each write is
 * a reason for another copy.
 * @returns whether it has just begun
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
