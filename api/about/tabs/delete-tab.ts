import type { AboutTab } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { assertCurrent } from "../../validation/assert-current.ts";
import { findTab } from "./find-tab.ts";

/** Removes a tab with its quotes. @throws {UserFault} NOT_FOUND, STALE_VERSION. */
export function deleteTab(database: Database, id: number, version?: number): Promise<AboutTab> {
  return changeContent(database, async (transaction) => {
    assertCurrent(await findTab(transaction, id), version, "tab");
    return transaction.aboutTab.delete({ where: { id } });
  });
}
