import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { SiteIdentityType } from "../site-identity.ts";
import { removeResume } from "./remove-resume.ts";

builder.relayMutationField(
  "removeResume",
  null,
  {
    description: "Removes the résumé; its address leads nowhere at once.",
    resolve: (_root, _arguments, { database, media }) =>
      withUserErrors(async () => ({
        siteIdentity: await removeResume({ database, storage: media.storage }),
      })),
  },
  {
    description: "The site without it.",
    outputFields: (t) => ({
      siteIdentity: t.field({
        type: SiteIdentityType,
        nullable: true,
        description: "The identity as it is now.",
        resolve: (payload) => payload.siteIdentity,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
