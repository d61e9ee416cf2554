import { action } from "../builder/action.ts";
import { changeContent } from "../database/content-change.ts";
import { visitCountingField } from "./numbers-type.ts";

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
    fields: (t) => ({ visitCounting: t.field(visitCountingField) }),
  },
});
