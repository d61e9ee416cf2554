import type { Redirect } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { UserFault } from "../../validation/user-fault.ts";

/** Removes a redirect: its address leads nowhere any more. @throws {UserFault} NOT_FOUND. */
export function deleteRedirect(database: Database, id: number): Promise<Redirect> {
  return changeContent(database, async (transaction) => {
    const redirect = await transaction.redirect.findUnique({ where: { id } });
    if (redirect) return transaction.redirect.delete({ where: { id } });
    throw new UserFault({
      field: "id",
      message: "This redirect does not exist any more.",
      code: "NOT_FOUND",
    });
  });
}
