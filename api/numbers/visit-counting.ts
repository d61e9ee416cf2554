import { action } from "../builder/action.ts";
import { onlyObject } from "../builder/expose.ts";
import { changeContent } from "../database/content-change.ts";
import { readCountsVisits } from "./counting/read-counts-visits.ts";

const visitCounting = onlyObject("VisitCounting", {
  id: "counting",
  scopes: ["READ"],
  description: "Whether the site counts visits itself. Not available to visitors.",
  fields: (t) => ({
    isOn: t.boolean({
      description: "Whether visits are counted. Otherwise pages send nothing.",
      resolve: (_counting, _arguments, { database }) => readCountsVisits(database),
    }),
  }),
});

// The switch is written as content, because cached pages depend on it: without counting, they send
// nothing.
action("setVisitCounting", {
  description:
    "Switches the counting of visits on or off. Earlier counts stay; while it is off, pages send nothing.",
  scopes: ["SETTINGS", "PUBLISH"],
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
        // `version` counts the saves of the measurement id of Google Analytics. None was saved yet.
        create: { countsVisits, version: 0 },
        update: { countsVisits },
      }),
    ),
  payload: {
    description: "Whether visits are counted now.",
    fields: (t) => ({
      visitCounting: t.field({ ...visitCounting, description: "The switch after the change." }),
    }),
  },
});
