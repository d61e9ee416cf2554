import type { ShareLink } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import { UserFault } from "../validation/user-fault.ts";

/** Changes a link in one transaction. @throws {UserFault} NOT_FOUND. */
export function changeShareLink<Result>(
  database: Database,
  id: number,
  change: (link: ShareLink, transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return changeContent(database, async (transaction) => {
    const link = await transaction.shareLink.findUnique({ where: { id } });
    if (link) return change(link, transaction);
    throw new UserFault({
      field: "id",
      message: "This link does not exist any more.",
      code: "NOT_FOUND",
    });
  });
}
