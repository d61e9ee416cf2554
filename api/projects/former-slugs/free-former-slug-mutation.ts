import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { projectField } from "../project-field.ts";
import { freeFormerSlug } from "./free-former-slug.ts";

builder.relayMutationField(
  "freeFormerSlug",
  {
    description: "Which address to give up.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The project." }),
      slug: t.string({ required: true, description: "The former address." }),
    }),
  },
  {
    description:
      "Gives up an address that a project had before: it leads nowhere from then on, and any project can have it.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        project: await freeFormerSlug(database, databaseIdOf("Project", input.id), input.slug),
      })),
  },
  {
    description: "The project with the addresses it has now.",
    outputFields: (t) => ({
      project: t.field(projectField("Null where the change was not accepted.")),
      userErrors: t.field(userErrorsField),
    }),
  },
);
