import { builder } from "../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { createProject } from "./create-project.ts";
import { newProjectInputs, projectChangesOf, sectionChangesOf } from "./fields/project-inputs.ts";
import { projectField } from "./project-field.ts";

builder.relayMutationField(
  "createProject",
  {
    description: "What the new project is to be.",
    inputFields: newProjectInputs,
  },
  {
    description: "Makes a project.",
    resolve: (_root, { input }, { database, clock }) =>
      withUserErrors(async () => {
        const { name, slug, sections, sectionTexts, ...fields } = input;
        return {
          project: await createProject(
            database,
            { ...projectChangesOf(fields), name, slug },
            sectionChangesOf({ sections, sectionTexts }),
            clock(),
          ),
        };
      }),
  },
  {
    description: "The project that was made.",
    outputFields: (t) => ({
      project: t.field(projectField("Null where it was not accepted.")),
      userErrors: t.field(userErrorsField),
    }),
  },
);
