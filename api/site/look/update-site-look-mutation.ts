import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { versionInput } from "../../builder/version.ts";
import { givenNotNull } from "../../validation/given.ts";
import { HomeLayoutType, readSiteLook, SiteLookType, VoiceType } from "./site-look.ts";
import { updateSiteLook } from "./update-site-look.ts";

builder.relayMutationField(
  "updateSiteLook",
  {
    description:
      "What the site is to look like besides its colours. What is left out stays as it is.",
    inputFields: (t) => ({
      version: versionInput(t),
      voice: t.field({ type: VoiceType, description: "The type direction." }),
      homeLayout: t.field({
        type: HomeLayoutType,
        description: "How the home page shows its projects.",
      }),
      hasOwnLight: t.boolean({ description: "Whether projects have a light of their own." }),
      cropsWork: t.boolean({
        description: "Whether the pictures of the Work page are cut to squares.",
      }),
      fillsLargeScreens: t.boolean({
        description: "Whether pages grow in windows wider than 1440 px.",
      }),
    }),
  },
  {
    description: "Has every page of the site, and its social cards, look like this from now on.",
    resolve: (_root, { input: { version, ...change } }, { database }) =>
      withUserErrors(async () => {
        await updateSiteLook(database, givenNotNull(change), version ?? undefined);
        return {};
      }),
  },
  {
    description: "The look as it is now.",
    outputFields: (t) => ({
      siteLook: t.field({
        type: SiteLookType,
        description: "The look, also where it was changed elsewhere.",
        resolve: (_payload, _arguments, { database }) => readSiteLook(database),
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
