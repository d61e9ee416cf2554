import { builder } from "../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { visitCountingField } from "./numbers-type.ts";
import { setVisitCounting } from "./set-visit-counting.ts";

builder.relayMutationField(
  "setVisitCounting",
  {
    description: "Whether visits are counted.",
    inputFields: (t) => ({
      isOn: t.boolean({ required: true, description: "Whether they are from now on." }),
    }),
  },
  {
    description:
      "Has the site count visits itself, or not. What was counted stays; while it is off, pages send nothing.",
    resolve: (_root, { input: { isOn } }, { database }) =>
      withUserErrors(async () => {
        await setVisitCounting(database, isOn);
        return {};
      }),
  },
  {
    description: "Whether visits are counted now.",
    outputFields: (t) => ({
      visitCounting: t.field(visitCountingField),
      userErrors: t.field(userErrorsField),
    }),
  },
);
