import type { z } from "zod";
import type { Quote } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
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

/** Removes a quote. @throws {UserFault} NOT_FOUND, STALE_VERSION. */
export function deleteQuote(database: Database, id: number, version?: number): Promise<Quote> {
  return changeContent(database, async (transaction) => {
    assertCurrent(await findQuote(transaction, id), version, "quote");
    return transaction.quote.delete({ where: { id } });
  });
}

type QuoteOrder = {
  tabId: number;
  ids: readonly number[];
  /** The order that the change was made from; another one by now refuses it. Undefined for any. */
  seen?: readonly number[] | undefined;
};

/**
 * Brings the quotes of a tab into the order of the ids; those not named follow in the order they had.
 * @returns all quotes of the tab in their new order.
 * @throws {UserFault} where an id is repeated or not of this tab; STALE_ORDER.
 */
export function setQuoteOrder(
  database: Database,
  { tabId, ids, seen }: QuoteOrder,
): Promise<Quote[]> {
  return changeContent(database, async (transaction) => {
    await findTab(transaction, tabId, "tabId");
    const quotes = await transaction.quote.findMany({
      where: { tabId },
      orderBy: [{ displayOrder: "asc" }, { id: "asc" }],
    });
    const order: Quote[] = [];
    for (const [displayOrder, quote] of completeOrder(ids, quotes, "quoteIds", seen).entries()) {
      const data = { displayOrder, version: { increment: 1 } };
      const isMoved = quote.displayOrder !== displayOrder;
      order.push(
        isMoved ? await transaction.quote.update({ where: { id: quote.id }, data }) : quote,
      );
    }
    return order;
  });
}
