import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { versionInput } from "../../builder/version.ts";
import { readSiteLook, SiteLookType, VoiceType } from "./site-look.ts";
import { updateSiteLook } from "./update-site-look.ts";

builder.relayMutationField(
  "updateSiteLook",
  {
    description: "What the site is to look like besides its colours.",
    inputFields: (t) => ({
      version: versionInput(t),
      voice: t.field({ type: VoiceType, required: true, description: "The type direction." }),
    }),
  },
  {
    description: "Has every page of the site, and its social cards, look like this from now on.",
    resolve: (_root, { input: { version, ...change } }, { database }) =>
      withUserErrors(async () => {
        await updateSiteLook(database, change, version ?? undefined);
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
