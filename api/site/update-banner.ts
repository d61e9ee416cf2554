import { builder } from "../graphql/builder.ts";
import { userErrorsField, withUserErrors } from "../graphql/user-errors.ts";
import { givenNotNull } from "../validation/given.ts";
import { BannerType } from "./banner.ts";
import { saveBanner } from "./save-banner.ts";

builder.relayMutationField(
  "updateBanner",
  {
    description: "What is to change about the banner. What is left out stays as it is.",
    inputFields: (t) => ({
      isActive: t.boolean({ description: "Whether visitors see it. At first they do not." }),
      content: t.string({ description: "Its words. The first ones cannot be left out." }),
    }),
  },
  {
    description: "Writes the strip above the home page.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({ banner: await saveBanner(database, givenNotNull(input)) })),
  },
  {
    description: "The banner as it is now.",
    outputFields: (t) => ({
      banner: t.field({
        type: BannerType,
        nullable: true,
        description: "The banner. Null where it was not accepted.",
        resolve: (payload) => payload.banner,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
