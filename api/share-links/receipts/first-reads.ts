import { builder } from "../../builder/builder.ts";

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
export const firstReadsField = {
  type: FirstReadsType,
  description: "The first reads, to read their count again.",
  resolve: () => theFirstReads,
};
