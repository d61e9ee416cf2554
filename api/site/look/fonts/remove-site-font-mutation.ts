import { builder } from "../../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../../builder/user-errors.ts";
import { readSiteLook, SiteLookType } from "../site-look.ts";
import { removeSiteFont } from "./remove-site-font.ts";
import { FontRoleType } from "./site-font.ts";

builder.relayMutationField(
  "removeSiteFont",
  {
    description: "Which font of the owner's is to go.",
    inputFields: (t) => ({
      role: t.field({ type: FontRoleType, required: true, description: "What it is for." }),
    }),
  },
  {
    description: "Has every page set in the voice's own face again.",
    resolve: (_root, { input: { role } }, { database }) =>
      withUserErrors(async () => {
        await removeSiteFont(database, role);
        return {};
      }),
  },
  {
    description: "The look without it.",
    outputFields: (t) => ({
      siteLook: t.field({
        type: SiteLookType,
        description: "The look as it is now.",
        resolve: (_payload, _arguments, { database }) => readSiteLook(database),
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
