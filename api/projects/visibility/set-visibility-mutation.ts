import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { projectField } from "../project-field.ts";
import { setVisibility } from "./set-visibility.ts";
import { VisibilityType } from "./visibility-type.ts";

builder.relayMutationField(
  "setVisibility",
  {
    description: "Who is to find a project.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The project." }),
      visibility: t.field({
        type: VisibilityType,
        required: true,
        description: "Who finds it from now on.",
      }),
    }),
  },
  {
    description:
      "Publishes a project at once, unlists it, or makes it a draft. What was scheduled is cancelled.",
    resolve: (_root, { input }, { database, clock }) =>
      withUserErrors(async () => ({
        project: await setVisibility(
          database,
          databaseIdOf("Project", input.id),
          input.visibility,
          clock(),
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
