import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { messageField } from "../contact/message-field.ts";
import { shareLinkField } from "../share-links/share-link.ts";
import { approveAccessRequest } from "./approve-access-request.ts";

builder.relayMutationField(
  "approveAccessRequest",
  {
    description: "Which request to approve, and what the link for it is like.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The message that asks." }),
      projectIds: t.idList({
        required: true,
        description: "The projects that the link opens, in the order that its reader sees them in.",
      }),
      greeting: t.string({ description: "What its reader is greeted with." }),
      expiresAt: t.field({
        type: "DateTime",
        description: "When it stops to work. Null for until it is revoked.",
      }),
      isMailed: t.boolean({
        required: true,
        description:
          "Whether its address is mailed to whoever asked. Otherwise it is in this response alone.",
      }),
    }),
  },
  {
    description:
      "Makes a link for whoever asked for access. A request is approved once: for one that was approved before, the link of then is returned, without its address.",
    resolve: (_root, { input }, context) =>
      withUserErrors(() =>
        approveAccessRequest(context, databaseIdOf("ContactMessage", input.id), {
          projectIds: input.projectIds.map((id) => databaseIdOf("Project", id)),
          greeting: input.greeting ?? "",
          expiresAt: input.expiresAt ?? null,
          isMailed: input.isMailed,
        }),
      ),
  },
  {
    description: "The link, and the message that asked.",
    outputFields: (t) => ({
      contactMessage: t.field(messageField),
      shareLink: t.field(shareLinkField),
      address: t.string({
        nullable: true,
        description:
          "The address for its reader, which is told here alone. Null where it is mailed, or there is none.",
        resolve: ({ address }) => address,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
