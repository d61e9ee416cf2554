import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { projectField } from "../project-field.ts";
import { keepFormerSlug } from "./keep-former-slug.ts";

builder.relayMutationField(
  "keepFormerSlug",
  {
    description: "Which address is to lead to the project.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The project." }),
      slug: t.string({
        required: true,
        description:
          "The last part of the address. One that another project has or had is refused.",
      }),
    }),
  },
  {
    description:
      "Makes an address lead to a project, as one that it had before: one that was given up, for instance.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        project: await keepFormerSlug(database, databaseIdOf("Project", input.id), input.slug),
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
