import type { z } from "zod";
import type { Quote } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept } from "../../validation/accept.ts";
import { given } from "../../validation/given.ts";
import { newQuote } from "../about-fields.ts";
import { findTab } from "../tabs/find-tab.ts";

/** Makes a quote. @throws {UserFault} by field, NOT_FOUND for the tab among them. */
export async function createQuote(
  database: Database,
  tabId: number,
  input: z.input<typeof newQuote>,
): Promise<Quote> {
  const { displayOrder, ...fields } = accept(newQuote, input);
  return changeContent(database, async (transaction) => {
    await findTab(transaction, tabId, "tabId");
    return transaction.quote.create({ data: { tabId, ...fields, ...given({ displayOrder }) } });
  });
}
