import type { z } from "zod";
import type { Quote } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { completeOrder } from "../validation/complete-order.ts";
import { given } from "../validation/given.ts";
import { newQuote, quoteChanges } from "./about-fields.ts";
import { findQuote, findTab } from "./find-tab.ts";

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

/**
 * Changes what is given of a quote. @throws {UserFault} by field, NOT_FOUND among them.
 * @param tabId - the tab to move it to; undefined to leave it.
 */
export async function updateQuote(
  database: Database,
  id: number,
  tabId: number | undefined,
  change: z.input<typeof quoteChanges>,
): Promise<Quote> {
  const fields = accept(quoteChanges, change);
  return changeContent(database, async (transaction) => {
    await findQuote(transaction, id);
    if (tabId !== undefined) await findTab(transaction, tabId, "tabId");
    return transaction.quote.update({ where: { id }, data: given({ tabId, ...fields }) });
  });
}

/** Removes a quote. @throws {UserFault} NOT_FOUND. */
export function deleteQuote(database: Database, id: number): Promise<Quote> {
  return changeContent(database, async (transaction) => {
    await findQuote(transaction, id);
    return transaction.quote.delete({ where: { id } });
  });
}

/**
 * Brings the quotes of a tab into the order of the ids; those not named follow in the order they had.
 * @returns all quotes of the tab in their new order.
 * @throws {UserFault} where an id is repeated or not of this tab.
 */
export function setQuoteOrder(
  database: Database,
  tabId: number,
  ids: readonly number[],
): Promise<Quote[]> {
  return changeContent(database, async (transaction) => {
    await findTab(transaction, tabId, "tabId");
    const quotes = await transaction.quote.findMany({
      where: { tabId },
      orderBy: [{ displayOrder: "asc" }, { id: "asc" }],
    });
    const order: Quote[] = [];
    for (const [displayOrder, { id }] of completeOrder(ids, quotes, "quoteIds").entries()) {
      order.push(await transaction.quote.update({ where: { id }, data: { displayOrder } }));
    }
    return order;
  });
}
