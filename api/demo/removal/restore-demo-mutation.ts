import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { DemoType, readDemo } from "./demo.ts";
import { restoreDemo } from "./restore-demo.ts";

builder.relayMutationField(
  "restoreDemo",
  null,
  {
    description:
      "Brings the removed demo portfolio back, within thirty days, wherever nothing else was written since.",
    resolve: (_root, _input, { database }) =>
      withUserErrors(async () => {
        await restoreDemo(database);
        return { demo: await readDemo(database) };
      }),
  },
  {
    description: "What of the demo is in the site now.",
    outputFields: (t) => ({
      demo: t.field({
        type: DemoType,
        nullable: true,
        description: "The demo as it is now. Null where nothing was done.",
        resolve: (payload) => payload.demo,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
