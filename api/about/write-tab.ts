import type { z } from "zod";
import type { AboutTab } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { completeOrder } from "../validation/complete-order.ts";
import { given } from "../validation/given.ts";
import { newTab, tabChanges } from "./about-fields.ts";
import { assertTabSlugFree, findTab } from "./find-tab.ts";

/** Makes a tab. @throws {UserFault} by field, SLUG_TAKEN among them. */
export async function createTab(
  database: Database,
  input: z.input<typeof newTab>,
): Promise<AboutTab> {
  const { quotesHeading, displayOrder, ...fields } = accept(newTab, input);
  return changeContent(database, async (transaction) => {
    await assertTabSlugFree(transaction, fields.slug);
    const data = { ...fields, ...given({ quotesHeading, displayOrder }) };
    return transaction.aboutTab.create({ data });
  });
}

/** Changes what is given of a tab. @throws {UserFault} by field, SLUG_TAKEN and NOT_FOUND among them. */
export async function updateTab(
  database: Database,
  id: number,
  change: z.input<typeof tabChanges>,
): Promise<AboutTab> {
  const data = given(accept(tabChanges, change));
  return changeContent(database, async (transaction) => {
    await findTab(transaction, id);
    if (data.slug !== undefined) await assertTabSlugFree(transaction, data.slug, id);
    return transaction.aboutTab.update({ where: { id }, data });
  });
}

/** Removes a tab with its quotes. @throws {UserFault} NOT_FOUND. */
export function deleteTab(database: Database, id: number): Promise<AboutTab> {
  return changeContent(database, async (transaction) => {
    await findTab(transaction, id);
    return transaction.aboutTab.delete({ where: { id } });
  });
}

/**
 * Brings the tabs into the order of the ids; those not named follow in the order they had.
 * @returns all tabs in their new order.
 * @throws {UserFault} where an id is repeated or unknown.
 */
export function setTabOrder(database: Database, ids: readonly number[]): Promise<AboutTab[]> {
  return changeContent(database, async (transaction) => {
    const tabs = await transaction.aboutTab.findMany({
      orderBy: [{ displayOrder: "asc" }, { id: "asc" }],
    });
    const order: AboutTab[] = [];
    for (const [displayOrder, { id }] of completeOrder(ids, tabs, "aboutTabIds").entries()) {
      order.push(await transaction.aboutTab.update({ where: { id }, data: { displayOrder } }));
    }
    return order;
  });
}
