import type { z } from "zod";
import type { Quote } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept } from "../../validation/accept.ts";
import { assertCurrent } from "../../validation/assert-current.ts";
import { given } from "../../validation/given.ts";
import { quoteChanges } from "../about-fields.ts";
import { findQuote, findTab } from "../tabs/find-tab.ts";

type QuoteUpdate = {
  id: number;
  /** The tab to move it to; undefined to leave it. */
  tabId?: number | undefined;
  change: z.input<typeof quoteChanges>;
  /** The version that the change was made from; a newer one refuses it. Undefined for any. */
  version?: number | undefined;
};

/** Changes what is given of a quote. @throws {UserFault} by field; STALE_VERSION and NOT_FOUND among them. */
export async function updateQuote(
  database: Database,
  { id, tabId, change, version }: QuoteUpdate,
): Promise<Quote> {
  const fields = accept(quoteChanges, change);
  return changeContent(database, async (transaction) => {
    assertCurrent(await findQuote(transaction, id), version, "quote");
    if (tabId !== undefined) await findTab(transaction, tabId, "tabId");
    return transaction.quote.update({
      where: { id },
      data: { ...given({ tabId, ...fields }), version: { increment: 1 } },
    });
  });
}
