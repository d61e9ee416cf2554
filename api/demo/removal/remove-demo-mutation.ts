import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { DemoType, readDemo } from "./demo.ts";
import { removeDemo } from "./remove-demo.ts";

builder.relayMutationField(
  "removeDemo",
  null,
  {
    description:
      "Removes what the demo portfolio wrote: projects, About content, tabs, quotes, banner, name and words of the site. What the owner wrote stays. For thirty days restoreDemo brings it back.",
    resolve: (_root, _input, { database, clock }) =>
      withUserErrors(async () => {
        await removeDemo(database, clock());
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
