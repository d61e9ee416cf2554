import { action } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { changeContent } from "../database/content-change.ts";
import { readCountsVisits } from "./counting/read-counts-visits.ts";

/** There is one switch, and nothing to load of it. */
const theSwitch = { id: "counting" };

const visitCountingRef = builder.objectRef<typeof theSwitch>("VisitCounting");

const VisitCountingType = builder.node(visitCountingRef, {
  id: { resolve: ({ id }) => id },
  loadOne: (id) => (id === theSwitch.id ? theSwitch : null),
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "Whether the site counts visits itself. For the owner.",
  fields: (t) => ({
    isOn: t.boolean({
      description: "Whether it does. Pages of a site that does not send nothing.",
      resolve: (_counting, _arguments, { database }) => readCountsVisits(database),
    }),
  }),
});

builder.queryField("visitCounting", (t) =>
  t.field({
    type: VisitCountingType,
    authScopes: { owner: true },
    description: "Whether the site counts visits itself. For the owner.",
    resolve: () => theSwitch,
  }),
);

// Pages change with it: those of a site that counts none send nothing.
action("setVisitCounting", {
  description:
    "Has the site count visits itself, or not. What was counted stays; while it is off, pages send nothing.",
  input: {
    description: "Whether visits are counted.",
    fields: (t) => ({
      isOn: t.boolean({ required: true, description: "Whether they are from now on." }),
    }),
  },
  run: ({ isOn: countsVisits }, { database }) =>
    changeContent(database, (transaction) =>
      transaction.siteAnalytics.upsert({
        where: { id: 1 },
        // No measurement id was saved, which its version counts.
        create: { countsVisits, version: 0 },
        update: { countsVisits },
      }),
    ),
  payload: {
    description: "Whether visits are counted now.",
    fields: (t) => ({
      visitCounting: t.field({
        type: VisitCountingType,
        description: "The switch as it is now.",
        resolve: () => theSwitch,
      }),
    }),
  },
});
