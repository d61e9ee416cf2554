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
      description: "Whether visits are counted. If false, pages send no messages about visits.",
      resolve: (_counting, _arguments, { database }) => readCountsVisits(database),
    }),
  }),
});

// The switch is written with `changeContent`, so that cached pages become outdated: it decides whether pages
// send messages about visits.
action("setVisitCounting", {
  description:
    "Switches the counting of visits on or off. Earlier counts stay. While counting is off, pages send no messages about visits.",
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
        // `version` counts the saves of the measurement id of Google Analytics. No id was saved yet.
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
