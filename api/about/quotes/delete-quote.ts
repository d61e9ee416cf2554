import type { Quote } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { assertCurrent } from "../../validation/assert-current.ts";
import { findQuote } from "../tabs/find-tab.ts";

/** Removes a quote. @throws {UserFault} NOT_FOUND, STALE_VERSION. */
export function deleteQuote(database: Database, id: number, version?: number): Promise<Quote> {
  return changeContent(database, async (transaction) => {
    assertCurrent(await findQuote(transaction, id), version, "quote");
    return transaction.quote.delete({ where: { id } });
  });
}
