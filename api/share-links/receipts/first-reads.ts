import { z } from "zod";
import { action, idsInput } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { accept } from "../../validation/accept.ts";
import { maxShareLinks } from "../share-link.ts";

/** There is one of it, and nothing to load. */
const theFirstReads = { id: "first-reads" };

const firstReadsRef = builder.objectRef<typeof theFirstReads>("FirstReads");

const FirstReadsType = builder.node(firstReadsRef, {
  id: { resolve: ({ id }) => id },
  loadOne: (id) => (id === theFirstReads.id ? theFirstReads : null),
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "What the owner is told when links are read for the first time. For the owner.",
  fields: (t) => ({
    unseenCount: t.int({
      description: "How many links were read, and the owner has not seen that in her list yet.",
      resolve: (_firstReads, _arguments, { database }) =>
        database.shareLink.count({ where: { firstReadAt: { not: null }, firstReadSeenAt: null } }),
    }),
  }),
});

builder.queryField("firstReads", (t) =>
  t.field({
    type: FirstReadsType,
    authScopes: { owner: true },
    description: "Links that were read for the first time. For the owner.",
    resolve: () => theFirstReads,
  }),
);

/** Options of a payload's `firstReads` field, by which the count follows. */
const firstReadsField = {
  type: FirstReadsType,
  description: "The first reads, to read their count again.",
  resolve: () => theFirstReads,
};

const listed = z.object({
  ids: z.array(z.int()).max(maxShareLinks, "There are not so many links"),
});

action("markShareLinksSeen", {
  description:
    "Notes that the owner has seen that links were read, so that they are not new any more.",
  input: {
    description: "Which links the owner has seen in her list as read.",
    fields: (t) => ({
      ids: idsInput(t, "ShareLink", "The links, those that were read alone."),
    }),
  },
  // Of a link that nobody has read, or that is gone, nothing changes.
  run: (input, { database }) => {
    const { ids } = accept(listed, input);
    return database.shareLink.updateMany({
      where: { id: { in: ids }, firstReadAt: { not: null }, firstReadSeenAt: null },
      data: { firstReadSeenAt: new Date() },
    });
  },
  payload: {
    description: "What is still unseen.",
    fields: (t) => ({ firstReads: t.field(firstReadsField) }),
  },
});
