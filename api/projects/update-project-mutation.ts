import { builder } from "../builder/builder.ts";
import { databaseIdOf, globalIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { momentInput, versionInput } from "../builder/version.ts";
import { projectChangesOf, projectInputs, sectionChangesOf } from "./fields/project-inputs.ts";
import { projectField } from "./project-field.ts";
import { updateProject } from "./update-project.ts";

export const { inputType: UpdateProjectInput } = builder.relayMutationField(
  "updateProject",
  {
    description: "What is to change about a project. What is left out stays as it is.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The project." }),
      version: versionInput(t),
      updatedAt: momentInput(t),
      ...projectInputs(t),
      overwriteUnreadable: t.boolean({
        defaultValue: false,
        description:
          "Whether a section whose stored text cannot be read may be replaced. Where not, the code is UNREADABLE_SECTION.",
      }),
    }),
  },
  {
    description: "Changes a project.",
    resolve: (_root, { input }, { database, clock }) =>
      withUserErrors(async () => {
        const { id, version, updatedAt, overwriteUnreadable, sections, sectionTexts, ...fields } =
          input;
        return updateProject(database, {
          id: databaseIdOf("Project", id),
          fields: projectChangesOf(fields),
          sections: sectionChangesOf({ sections, sectionTexts }),
          version: version ?? undefined,
          updatedAt: updatedAt ?? undefined,
          overwriteUnreadable: overwriteUnreadable ?? false,
          now: clock(),
        });
      }),
  },
  {
    description: "The project as it is now.",
    outputFields: (t) => ({
      project: t.field(projectField("Null where the change was not accepted.")),
      removedWorkImageIds: t.idList({
        nullable: true,
        description: "Work images that are gone. Null where the change was not accepted.",
        resolve: (payload) => payload.removedWorkImageIds?.map((id) => globalIdOf("WorkImage", id)),
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
