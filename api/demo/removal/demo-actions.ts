import { action, saved } from "../../builder/action.ts";
import { DemoType, readDemo } from "./demo.ts";
import { removeDemo } from "./remove-demo.ts";
import { restoreDemo } from "./restore-demo.ts";

action("removeDemo", {
  description:
    "Removes what the demo portfolio wrote: projects, About content, tabs, quotes, banner, name and words of the site. What the owner wrote stays. For thirty days restoreDemo brings it back.",
  run: async (_none, { database, clock }) => {
    await removeDemo(database, clock());
    return readDemo(database);
  },
  payload: {
    description: "What of the demo is in the site now.",
    fields: (t) => ({
      demo: t.field(saved(DemoType, "The demo as it is now. Null where nothing was done.")),
    }),
  },
});

action("restoreDemo", {
  description:
    "Brings the removed demo portfolio back, within thirty days, wherever nothing else was written since.",
  run: async (_none, { database }) => {
    await restoreDemo(database);
    return readDemo(database);
  },
  payload: {
    description: "What of the demo is in the site now.",
    fields: (t) => ({
      demo: t.field(saved(DemoType, "The demo as it is now. Null where nothing was done.")),
    }),
  },
});
