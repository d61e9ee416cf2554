import type { AboutTab } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { completeOrder } from "../../validation/complete-order.ts";

/**
 * Brings the tabs into the order of the ids; those not named follow in the order they had.
 * @param seen the order that the change was made from; another one by now refuses it. Undefined for any.
 * @returns all tabs in their new order.
 * @throws {UserFault} where an id is repeated or unknown; STALE_ORDER.
 */
export function setTabOrder(
  database: Database,
  ids: readonly number[],
  seen?: readonly number[],
): Promise<AboutTab[]> {
  return changeContent(database, async (transaction) => {
    const tabs = await transaction.aboutTab.findMany({
      orderBy: [{ displayOrder: "asc" }, { id: "asc" }],
    });
    const order: AboutTab[] = [];
    for (const [displayOrder, tab] of completeOrder(ids, tabs, "aboutTabIds", seen).entries()) {
      const data = { displayOrder, version: { increment: 1 } };
      const isMoved = tab.displayOrder !== displayOrder;
      order.push(
        isMoved ? await transaction.aboutTab.update({ where: { id: tab.id }, data }) : tab,
      );
    }
    return order;
  });
}
