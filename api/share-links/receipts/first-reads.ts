import { z } from "zod";
import { action, idsInput } from "../../builder/action.ts";
import { onlyObject } from "../../builder/expose.ts";
import { accept } from "../../validation/accept.ts";
import { maxShareLinks, ShareLinkType } from "../share-link.ts";

const firstReads = onlyObject("FirstReads", {
  id: "first-reads",
  description:
    "The share links that were read for the first time, as news for the owner. Not available to visitors.",
  queryDescription: "Share links that were read for the first time. Not available to visitors.",
  fields: (t) => ({
    unseenCount: t.int({
      description: "The number of links whose first read the owner has not seen yet.",
      resolve: (_firstReads, _arguments, { database }) =>
        database.shareLink.count({ where: { firstReadAt: { not: null }, firstReadSeenAt: null } }),
    }),
  }),
});

/** Options of the field `firstReads` of a mutation's payload, by which clients update the count. */
const firstReadsField = {
  ...firstReads,
  description: "The first reads with their new unseenCount.",
};

const listed = z.object({
  ids: z.array(z.int()).max(maxShareLinks, "There are not so many links"),
});

action("markShareLinksSeen", {
  description:
    "Marks the first reads of links as seen by the owner, so that the links are no longer shown as newly read.",
  isUnlogged: true,
  input: {
    description: "The links whose first read the owner has seen in the list of links.",
    fields: (t) => ({
      ids: idsInput(
        t,
        "ShareLink",
        "The links. Links by which their readers have not read a page yet are ignored.",
      ),
    }),
  },
  // Links that are unread or removed are ignored.
  run: async (input, { database }) => {
    const where = { id: { in: accept(listed, input).ids } };
    await database.shareLink.updateMany({
      where: { ...where, firstReadAt: { not: null }, firstReadSeenAt: null },
      data: { firstReadSeenAt: new Date() },
    });
    return database.shareLink.findMany({ where });
  },
  payload: {
    description: "The links, and the first reads that are still unseen.",
    fields: (t) => ({
      shareLinks: t.field({
        type: [ShareLinkType],
        description: "The links that exist.",
        resolve: ({ result }) => result ?? [],
      }),
      firstReads: t.field(firstReadsField),
    }),
  },
});
