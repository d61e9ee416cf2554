import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { renewShareLinkAddress } from "./renew-share-link-address.ts";
import { shareLinkField } from "./share-link.ts";

builder.relayMutationField(
  "renewShareLinkAddress",
  {
    description: "Which link is to have another address.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "The link." }) }),
  },
  {
    description:
      "Gives a link another address, which is in this response alone. The old one ends at once, in every browser that came by it.",
    resolve: (_root, { input }, context) =>
      withUserErrors(() => renewShareLinkAddress(context, databaseIdOf("ShareLink", input.id))),
  },
  {
    description: "The link, and its new address.",
    outputFields: (t) => ({
      shareLink: t.field(shareLinkField),
      address: t.string({
        nullable: true,
        description:
          "The address for its reader, which is told here alone. Null where there is none.",
        resolve: ({ address }) => address,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
