import type { AboutTab, Quote } from "../../database/__generated__/prisma/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import { UserFault } from "../../validation/user-fault.ts";

/** The tab with this id. @throws {UserFault} NOT_FOUND, naming `field`. */
export async function findTab(
  transaction: Transaction,
  id: number,
  field = "id",
): Promise<AboutTab> {
  const tab = await transaction.aboutTab.findUnique({ where: { id } });
  if (!tab) {
    throw new UserFault({ field, message: "This tab does not exist any more.", code: "NOT_FOUND" });
  }
  return tab;
}

/** The quote with this id. @throws {UserFault} NOT_FOUND. */
export async function findQuote(transaction: Transaction, id: number): Promise<Quote> {
  const quote = await transaction.quote.findUnique({ where: { id } });
  if (!quote) {
    throw new UserFault({
      field: "id",
      message: "This quote does not exist any more.",
      code: "NOT_FOUND",
    });
  }
  return quote;
}

/** @throws {UserFault} SLUG_TAKEN where another tab has the slug. */
export async function assertTabSlugFree(
  transaction: Transaction,
  slug: string,
  tabId?: number,
): Promise<void> {
  const holder = await transaction.aboutTab.findUnique({ where: { slug } });
  if (holder && holder.id !== tabId) {
    throw new UserFault({
      field: "slug",
      message: "Another tab has this slug",
      code: "SLUG_TAKEN",
    });
  }
}
