import { builder } from "../../builder/builder.ts";
import { databaseIdOf, globalIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { momentInput, versionInput } from "../../builder/version.ts";
import { ProjectType } from "../project.ts";
import { deleteProject } from "./delete-project.ts";

builder.relayMutationField(
  "deleteProject",
  {
    description: "Which project to lay in the trash.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The project." }),
      version: versionInput(t),
      updatedAt: momentInput(t),
    }),
  },
  {
    description:
      "Lays a project in the trash, from where it can be restored for 30 days. Its slug is free from then on.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        trashedProject: await deleteProject(
          database,
          databaseIdOf("Project", input.id),
          input.version ?? undefined,
          input.updatedAt ?? undefined,
        ),
      })),
  },
  {
    description: "The project that lies in the trash now.",
    outputFields: (t) => ({
      deletedProjectId: t.id({
        nullable: true,
        description: "Its id, to take it out of lists. Null where there was no such project.",
        resolve: ({ trashedProject }) => trashedProject && globalIdOf("Project", trashedProject.id),
      }),
      trashedProject: t.field({
        type: ProjectType,
        nullable: true,
        description: "The project in the trash. Null where there was no such project.",
        resolve: (payload) => payload.trashedProject,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
