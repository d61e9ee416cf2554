import type { Database } from "../../database/client.ts";

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
  const change = { [kind]: problem };
  await database.lastBackup.upsert({
    where: { id: 1 },
    create: { id: 1, name: "", ...change },
    update: change,
  });
  return former === null;
}
