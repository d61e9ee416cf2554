import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { discardDraft } from "./discard-draft.ts";

builder.relayMutationField(
  "discardProjectDraft",
  {
    description: "Which draft is of no use any more.",
    inputFields: (t) => ({
      projectId: t.id({ required: true, description: "The project." }),
      editor: t.string({ required: true, description: "The editor that wrote it." }),
      sequence: t.int({
        required: true,
        description: "The state that was seen last; a draft that has gone on since stays.",
      }),
    }),
  },
  {
    description: "Deletes an editor's draft, because it was saved or is not wanted.",
    resolve: (_root, { input: { projectId, ...state } }, { database }) =>
      withUserErrors(async () => ({
        isDiscarded: await discardDraft(database, {
          ...state,
          projectId: databaseIdOf("Project", projectId),
        }),
      })),
  },
  {
    description: "Whether the draft is gone.",
    outputFields: (t) => ({
      isDiscarded: t.boolean({
        nullable: true,
        description: "Whether nothing is stored of this editor. False where it has gone on since.",
        resolve: (payload) => payload.isDiscarded,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
