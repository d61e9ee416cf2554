import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { projectField } from "../project-field.ts";
import { restoreRevision } from "./restore-revision.ts";

builder.relayMutationField(
  "restoreRevision",
  {
    description: "Which revision to bring back.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The revision." }),
      version: t.int({
        required: true,
        description:
          "The project's version as it was seen last. Where it has another one by now, nothing changes and the code is STALE_VERSION.",
      }),
      keepSlug: t.boolean({
        defaultValue: false,
        description:
          "Whether the project stays at the address it has now. Where not, and the former one belongs to another project, the code is SLUG_TAKEN.",
      }),
    }),
  },
  {
    description:
      "Makes a project what it was in one of its revisions. What it was before stays a revision, too, so that this can be undone.",
    resolve: (_root, { input: { id, version, keepSlug } }, { database }) =>
      withUserErrors(async () => ({
        project: await restoreRevision(database, {
          revisionId: databaseIdOf("ProjectRevision", id),
          version,
          keepSlug: keepSlug ?? false,
        }),
      })),
  },
  {
    description: "The project as it is now.",
    outputFields: (t) => ({
      project: t.field(projectField("Null where nothing was changed.")),
      userErrors: t.field(userErrorsField),
    }),
  },
);
