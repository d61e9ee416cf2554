import { builder } from "../builder/builder.ts";
import { userErrorsField, withSaved } from "../builder/user-errors.ts";
import { versionInput } from "../builder/version.ts";
import { givenNotNull } from "../validation/given.ts";
import { BannerType } from "./banner.ts";
import { updateBanner } from "./update-banner.ts";

builder.relayMutationField(
  "updateBanner",
  {
    description: "What is to change about the banner. What is left out stays as it is.",
    inputFields: (t) => ({
      version: versionInput(t),
      isActive: t.boolean({ description: "Whether visitors see it. At first they do not." }),
      content: t.string({ description: "Its words. The first ones cannot be left out." }),
    }),
  },
  {
    description: "Writes the strip above the home page.",
    resolve: (_root, { input: { version, ...change } }, { database }) =>
      withSaved("banner", () => updateBanner(database, givenNotNull(change), version ?? undefined)),
  },
  {
    description: "The banner as it is now.",
    outputFields: (t) => ({
      banner: t.field({
        type: BannerType,
        nullable: true,
        description:
          "The banner, also where it was changed elsewhere. Null where the change was not accepted otherwise.",
        resolve: (payload) => payload.banner,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
