import type { Database } from "../../database/client.ts";
import type { DraftState } from "./save-draft.ts";

/**
 * Deletes an editor's draft, unless it has gone on since `sequence`.
 * @returns whether there is none any more
 */
export async function discardDraft(
  database: Database,
  { projectId, editor, sequence }: DraftState,
): Promise<boolean> {
  await database.projectDraft.deleteMany({
    where: { projectId, editor, sequence: { lte: sequence } },
  });
  return (await database.projectDraft.count({ where: { projectId, editor } })) === 0;
}
