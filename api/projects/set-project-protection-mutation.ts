import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { projectField } from "./project-field.ts";
import { setProjectProtection } from "./set-project-protection.ts";

builder.relayMutationField(
  "setProjectProtection",
  {
    description: "Whether a project is to need the portfolio password.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The project." }),
      isPasswordProtected: t.boolean({
        required: true,
        description: "Whether its case study needs the portfolio password.",
      }),
    }),
  },
  {
    description: "Puts a project behind the portfolio password, or takes it from there.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        project: await setProjectProtection(
          database,
          databaseIdOf("Project", input.id),
          input.isPasswordProtected,
        ),
      })),
  },
  {
    description: "The project as it is now.",
    outputFields: (t) => ({
      project: t.field(projectField("Null where there was no such one.")),
      userErrors: t.field(userErrorsField),
    }),
  },
);
