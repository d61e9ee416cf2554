import { action } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { changeContent } from "../database/content-change.ts";
import { readCountsVisits } from "./counting/read-counts-visits.ts";

/** The only object of its type; nothing is loaded for it. */
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
      description: "Whether visits are counted. Otherwise pages send nothing.",
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

// It is content, because pages change with it: without counting they send nothing.
action("setVisitCounting", {
  description:
    "Switches the counting of visits on or off. Earlier counts stay; while it is off, pages send nothing.",
  input: {
    description: "The new state of the switch.",
    fields: (t) => ({
      isOn: t.boolean({ required: true, description: "Whether visits are counted from now on." }),
    }),
  },
  run: ({ isOn: countsVisits }, { database }) =>
    changeContent(database, (transaction) =>
      transaction.siteAnalytics.upsert({
        where: { id: 1 },
        // The version counts saves of the measurement id, and none was saved.
        create: { countsVisits, version: 0 },
        update: { countsVisits },
      }),
    ),
  payload: {
    description: "Whether visits are counted now.",
    fields: (t) => ({
      visitCounting: t.field({
        type: VisitCountingType,
        description: "The switch after the change.",
        resolve: () => theSwitch,
      }),
    }),
  },
});
