import {
  action,
  deletedId,
  evenIfStale,
  idInput,
  idsInput,
  recordId,
  savedAs,
} from "../../builder/action.ts";
import { seenOrderInput, versionInput } from "../../builder/version.ts";
import type { Quote } from "../../database/__generated__/prisma/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { assertCurrent, givenNotNull, requireRecord } from "../../validation/accept.ts";
import { completeOrder } from "../../validation/complete-order.ts";
import { storeOrder } from "../store-order.ts";
import { findTab } from "../tabs/tab-actions.ts";
import { QuoteType, quoteSettings } from "./quote.ts";

action("createQuote", {
  description: "Adds a quote to a tab.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The new quote of a collaborator.",
    fields: (t) => ({
      tabId: idInput(t, "AboutTab", "The tab of the new quote."),
      ...quoteSettings.newInputs(t),
    }),
  },
  run: ({ tabId, ...input }, { database }) => {
    const fields = quoteSettings.acceptNew(input);
    return changeContent(database, async (transaction) => {
      await findTab(transaction, tabId, "tabId");
      return transaction.quote.create({ data: { tabId, ...fields } });
    });
  },
  payload: {
    description: "The new quote.",
    fields: savedAs("quote", QuoteType, "The quote. Null where it was not accepted."),
  },
});

action("updateQuote", {
  description: "Changes a quote.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The changes to a quote. Omitted fields stay unchanged.",
    fields: (t) => ({
      id: idInput(t, "Quote", "The quote."),
      version: versionInput(t),
      tabId: recordId("AboutTab", t.id({ description: "The tab to which the quote is moved." })),
      ...quoteSettings.inputs(t),
    }),
  },
  run: ({ id, version, tabId, ...change }, { database }) => {
    const data = quoteSettings.accept(change);
    return changeContent(database, async (transaction) => {
      assertCurrent(await findQuote(transaction, id), version, "quote");
      if (tabId != null) await findTab(transaction, tabId, "tabId");
      return transaction.quote.update({
        where: { id },
        data: { ...data, ...givenNotNull({ tabId }), version: { increment: 1 } },
      });
    });
  },
  payload: {
    description: "The quote as it is now.",
    fields: savedAs("quote", QuoteType, evenIfStale("The quote")),
  },
});

action("deleteQuote", {
  description: "Removes a quote.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "Which quote to remove.",
    fields: (t) => ({ id: idInput(t, "Quote", "The quote."), version: versionInput(t) }),
  },
  run: ({ id, version }, { database }) =>
    changeContent(database, async (transaction) => {
      assertCurrent(await findQuote(transaction, id), version, "quote");
      return transaction.quote.delete({ where: { id } });
    }),
  payload: {
    description: "The removed quote.",
    fields: (t) => ({
      deletedQuoteId: deletedId(
        t,
        "Quote",
        "The id of the removed quote. Null where no quote was removed.",
      ),
      quote: t.field({
        type: QuoteType,
        nullable: true,
        description:
          "The current quote, where it was not removed because it had been changed elsewhere. Null otherwise.",
        resolve: ({ current }) => current,
      }),
    }),
  },
});

action("setQuoteOrder", {
  description: "Sets the order of the quotes of a tab.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The order of a tab's quotes.",
    fields: (t) => ({
      tabId: idInput(t, "AboutTab", "The tab."),
      quoteIds: idsInput(
        t,
        "Quote",
        "The quotes of the tab, first to last. Quotes that are not listed follow in their present order.",
      ),
      seenIds: recordId("Quote", seenOrderInput(t)),
    }),
  },
  run: ({ tabId, quoteIds, seenIds }, { database }) =>
    changeContent(database, async (transaction) => {
      await findTab(transaction, tabId, "tabId");
      const quotes = await transaction.quote.findMany({
        where: { tabId },
        orderBy: [{ displayOrder: "asc" }, { id: "asc" }],
      });
      const sorted = completeOrder(quoteIds, quotes, "quoteIds", seenIds);
      return storeOrder(sorted, (change) => transaction.quote.update(change));
    }),
  payload: {
    description: "The quotes in their new order.",
    fields: savedAs(
      "quotes",
      [QuoteType],
      "All quotes of the tab, also where their order was changed elsewhere. Null where the order was refused for another reason.",
    ),
  },
});

/** @throws {UserFault} NOT_FOUND */
async function findQuote(transaction: Transaction, id: number): Promise<Quote> {
  return requireRecord(await transaction.quote.findUnique({ where: { id } }), "quote");
}
