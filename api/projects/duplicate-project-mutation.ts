import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { duplicateProject } from "./duplicate-project.ts";
import { projectField } from "./project-field.ts";

builder.relayMutationField(
  "duplicateProject",
  {
    description: "Which project to copy.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "The project." }) }),
  },
  {
    description:
      "Copies a project with all it shows. The copy is a draft, not on the home page, and protected where the original is.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        project: await duplicateProject(database, databaseIdOf("Project", input.id)),
      })),
  },
  {
    description: "The copy.",
    outputFields: (t) => ({
      project: t.field(projectField("Null where there was no such one.")),
      userErrors: t.field(userErrorsField),
    }),
  },
);
