import type { FontRole } from "../../../database/__generated__/prisma/client.ts";
import type { Database } from "../../../database/client.ts";
import { changeContent } from "../../../database/content-change.ts";

/** Has every page set in the voice's own face again. */
export async function removeSiteFont(database: Database, role: FontRole): Promise<void> {
  await changeContent(database, (transaction) =>
    transaction.siteFont.deleteMany({ where: { role } }),
  );
}
