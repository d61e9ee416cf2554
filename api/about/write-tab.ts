import type { z } from "zod";
import type { AboutTab } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
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

type TabUpdate = {
  id: number;
  change: z.input<typeof tabChanges>;
  /** The version that the change was made from; a newer one refuses it. Undefined for any. */
  version?: number | undefined;
};

/**
 * Changes what is given of a tab.
 * @throws {UserFault} by field; SLUG_TAKEN, STALE_VERSION and NOT_FOUND among them.
 */
export async function updateTab(
  database: Database,
  { id, change, version }: TabUpdate,
): Promise<AboutTab> {
  const data = given(accept(tabChanges, change));
  return changeContent(database, async (transaction) => {
    assertCurrent(await findTab(transaction, id), version, "tab");
    if (data.slug !== undefined) await assertTabSlugFree(transaction, data.slug, id);
    return transaction.aboutTab.update({
      where: { id },
      data: { ...data, version: { increment: 1 } },
    });
  });
}

/** Removes a tab with its quotes. @throws {UserFault} NOT_FOUND, STALE_VERSION. */
export function deleteTab(database: Database, id: number, version?: number): Promise<AboutTab> {
  return changeContent(database, async (transaction) => {
    assertCurrent(await findTab(transaction, id), version, "tab");
    return transaction.aboutTab.delete({ where: { id } });
  });
}

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
