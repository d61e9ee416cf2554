import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { projectField } from "../project-field.ts";
import { restoreProject } from "./restore-project.ts";

builder.relayMutationField(
  "restoreProject",
  {
    description: "Which project to take out of the trash.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "The project." }) }),
  },
  {
    description:
      "Takes a project out of the trash, at its old address, or at one beside it where that is taken.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        project: await restoreProject(database, databaseIdOf("Project", input.id)),
      })),
  },
  {
    description: "The project, back in its place.",
    outputFields: (t) => ({
      project: t.field(projectField("Null where there was no such one.")),
      userErrors: t.field(userErrorsField),
    }),
  },
);
