import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { ProjectDraftType } from "./project-draft.ts";
import { saveDraft } from "./save-draft.ts";

builder.relayMutationField(
  "saveProjectDraft",
  {
    description: "What an open editor holds of a project.",
    inputFields: (t) => ({
      projectId: t.id({ required: true, description: "The project." }),
      editor: t.string({
        required: true,
        description:
          "A name that the editor gives itself, the same as long as it is open: 8 to 40 letters, digits, hyphens or underscores.",
      }),
      sequence: t.int({
        required: true,
        description:
          "Higher than that of what it sent before. Something older than what is stored is ignored.",
      }),
      content: t.string({ required: true, description: "JSON of the editor's own making." }),
    }),
  },
  {
    description:
      "Stores what an open editor holds, so that a crash, another browser or another device loses nothing. Nothing of the project itself changes.",
    resolve: (_root, { input: { projectId, ...state } }, { database }) =>
      withUserErrors(async () => ({
        draft: await saveDraft(database, {
          ...state,
          projectId: databaseIdOf("Project", projectId),
        }),
      })),
  },
  {
    description: "What is stored now.",
    outputFields: (t) => ({
      draft: t.field({
        type: ProjectDraftType,
        nullable: true,
        description: "The draft of this editor. Null where it was not accepted.",
        resolve: (payload) => payload.draft,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
