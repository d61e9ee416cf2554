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
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { assertCurrent, refusal, requireRecord } from "../../validation/accept.ts";
import { completeOrder } from "../../validation/complete-order.ts";
import { storeOrder } from "../store-order.ts";
import { AboutTabType, tabSettings } from "./about-tab.ts";

action("createAboutTab", {
  description: "Makes a tab of collaborators.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The new tab of collaborators.",
    fields: tabSettings.newInputs,
  },
  run: (input, { database }) => {
    const data = tabSettings.acceptNew(input);
    return changeContent(database, async (transaction) => {
      await assertSlugFree(transaction, data.slug);
      return transaction.aboutTab.create({ data });
    });
  },
  payload: {
    description: "The new tab.",
    fields: savedAs("aboutTab", AboutTabType, "The tab. Null where it was not accepted."),
  },
});

action("updateAboutTab", {
  description: "Changes a tab of collaborators.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The changes to a tab. Omitted fields stay unchanged.",
    fields: (t) => ({
      id: idInput(t, "AboutTab", "The tab."),
      version: versionInput(t),
      ...tabSettings.inputs(t),
    }),
  },
  run: ({ id, version, ...change }, { database }) => {
    const data = tabSettings.accept(change);
    return changeContent(database, async (transaction) => {
      assertCurrent(await findTab(transaction, id), version, "tab");
      if (data.slug !== undefined) await assertSlugFree(transaction, data.slug, id);
      return transaction.aboutTab.update({
        where: { id },
        data: { ...data, version: { increment: 1 } },
      });
    });
  },
  payload: {
    description: "The tab as it is now.",
    fields: savedAs("aboutTab", AboutTabType, evenIfStale("The tab")),
  },
});

action("deleteAboutTab", {
  description: "Removes a tab of collaborators with its quotes.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "Which tab to remove.",
    fields: (t) => ({ id: idInput(t, "AboutTab", "The tab."), version: versionInput(t) }),
  },
  run: ({ id, version }, { database }) =>
    changeContent(database, async (transaction) => {
      assertCurrent(await findTab(transaction, id), version, "tab");
      return transaction.aboutTab.delete({ where: { id } });
    }),
  payload: {
    description: "The removed tab.",
    fields: (t) => ({
      deletedAboutTabId: deletedId(
        t,
        "AboutTab",
        "The id of the removed tab. Null where no tab was removed.",
      ),
      aboutTab: t.field({
        type: AboutTabType,
        nullable: true,
        description:
          "The current tab, where it was not removed because it had been changed elsewhere. Null otherwise.",
        resolve: ({ current }) => current,
      }),
    }),
  },
});

action("setAboutTabOrder", {
  description: "Sets the order of the tabs of collaborators.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The order of the tabs.",
    fields: (t) => ({
      aboutTabIds: idsInput(
        t,
        "AboutTab",
        "Tabs, first to last. Tabs that are not listed follow in their present order.",
      ),
      seenIds: recordId("AboutTab", seenOrderInput(t)),
    }),
  },
  run: ({ aboutTabIds, seenIds }, { database }) =>
    changeContent(database, async (transaction) => {
      const tabs = await transaction.aboutTab.findMany({
        orderBy: [{ displayOrder: "asc" }, { id: "asc" }],
      });
      const sorted = completeOrder(aboutTabIds, tabs, "aboutTabIds", seenIds);
      return storeOrder(sorted, (change) => transaction.aboutTab.update(change));
    }),
  payload: {
    description: "The tabs in their new order.",
    fields: savedAs(
      "aboutTabs",
      [AboutTabType],
      "All tabs, also where their order was changed elsewhere. Null where the order was refused for another reason.",
    ),
  },
});

/** The tab with this id. @param field the input field that contains the id @throws {UserFault} NOT_FOUND */
export async function findTab(transaction: Transaction, id: number, field = "id") {
  return requireRecord(await transaction.aboutTab.findUnique({ where: { id } }), "tab", field);
}

/**
 * Asserts that no other tab has this slug.
 * @param tabId the id of the tab that gets the slug. Undefined for a new tab
 * @throws {UserFault} SLUG_TAKEN
 */
async function assertSlugFree(transaction: Transaction, slug: string, tabId?: number) {
  const holder = await transaction.aboutTab.findUnique({ where: { slug } });
  if (holder && holder.id !== tabId) {
    throw refusal("SLUG_TAKEN", "Another tab has this slug", "slug");
  }
}
