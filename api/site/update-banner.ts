import { builder } from "../graphql/builder.ts";
import { userErrorsField, withUserErrors } from "../graphql/user-errors.ts";
import { BannerType } from "./banner.ts";
import { saveBanner } from "./save-banner.ts";

builder.relayMutationField(
  "updateBanner",
  {
    description: "What the banner is to say.",
    inputFields: (t) => ({
      isActive: t.boolean({ required: true, description: "Whether visitors see it." }),
      content: t.string({ required: true, description: "Its words." }),
    }),
  },
  {
    description: "Writes the strip above the home page.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({ banner: await saveBanner(database, input) })),
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
