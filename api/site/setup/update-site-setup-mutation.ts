import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { givenNotNull } from "../../validation/given.ts";
import { BeginningType, SiteSetupType } from "./site-setup.ts";
import { updateSiteSetup } from "./update-site-setup.ts";

builder.relayMutationField(
  "updateSiteSetup",
  {
    description: "How far the owner is. What is left out stays as it is.",
    inputFields: (t) => ({
      beginning: t.field({ type: BeginningType, description: "What she begins with." }),
      isFinished: t.boolean({
        description:
          "Whether it is done: then visitors see nothing where a part of the site is empty.",
      }),
    }),
  },
  {
    description: "Notes what the owner began with, and whether she has made the site hers.",
    resolve: (_root, { input }, { database, clock }) =>
      withUserErrors(async () => ({
        siteSetup: await updateSiteSetup(database, givenNotNull(input), clock()),
      })),
  },
  {
    description: "How far she is now.",
    outputFields: (t) => ({
      siteSetup: t.field({
        type: SiteSetupType,
        nullable: true,
        description: "How far she is. Null where nothing was noted.",
        resolve: (payload) => payload.siteSetup,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
