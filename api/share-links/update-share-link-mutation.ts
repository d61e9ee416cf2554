import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withSaved } from "../builder/user-errors.ts";
import { versionInput } from "../builder/version.ts";
import { shareLinkField } from "./share-link.ts";
import { readOpenedProjects, shareLinkInputs } from "./share-link-input.ts";
import { updateShareLink } from "./update-share-link.ts";

builder.relayMutationField(
  "updateShareLink",
  {
    description: "What is to change about a link. What is left out stays as it is.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The link." }),
      version: versionInput(t),
      recipient: t.string({ description: "Whom it is for. The owner's alone." }),
      ...shareLinkInputs(t),
    }),
  },
  {
    description:
      "Changes a link. Its reader notices with the next request; a new password asks for itself.",
    resolve: (_root, { input: { id, version, expiresAt, ...input } }, context) =>
      withSaved("shareLink", () =>
        updateShareLink(
          context,
          databaseIdOf("ShareLink", id),
          {
            recipient: input.recipient ?? undefined,
            note: input.note ?? undefined,
            greeting: input.greeting ?? undefined,
            projects: input.projects ? readOpenedProjects(input.projects) : undefined,
            expiresAt,
            password: input.password ?? undefined,
            mailsFirstRead: input.mailsFirstRead ?? undefined,
          },
          version ?? undefined,
        ),
      ),
  },
  {
    description: "The link as it is now.",
    outputFields: (t) => ({
      shareLink: t.field(shareLinkField),
      userErrors: t.field(userErrorsField),
    }),
  },
);
