import type { Quote } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { completeOrder } from "../../validation/complete-order.ts";
import { findTab } from "../tabs/find-tab.ts";

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
