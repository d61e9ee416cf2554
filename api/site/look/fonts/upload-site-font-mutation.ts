import { builder } from "../../../builder/builder.ts";
import {
  userErrorsField,
  type WithUserErrors,
  withUserErrors,
} from "../../../builder/user-errors.ts";
import { readSiteLook, SiteLookType } from "../site-look.ts";
import { FontRoleType } from "./site-font.ts";
import { uploadSiteFont } from "./upload-site-font.ts";

const UploadSiteFontPayload = builder.objectRef<WithUserErrors>("UploadSiteFontPayload").implement({
  description: "What became of the file.",
  fields: (t) => ({
    siteLook: t.field({
      type: SiteLookType,
      description: "The look as it is now, also where the file was refused.",
      resolve: (_payload, _arguments, { database }) => readSiteLook(database),
    }),
    userErrors: t.field(userErrorsField),
  }),
});

builder.mutationField("uploadSiteFont", (t) =>
  t.field({
    type: UploadSiteFontPayload,
    description:
      "Has every page set in a WOFF2 that comes with the request itself, 2 MB at most, in the place of the one before.",
    args: {
      role: t.arg({ type: FontRoleType, required: true, description: "What it is for." }),
      allowsSubset: t.arg.boolean({
        required: true,
        description:
          "Whether its licence allows web use and subsetting. Else it is served as a whole.",
      }),
      file: t.arg({ type: "Upload", required: true, description: "The font." }),
    },
    resolve: (_root, { role, allowsSubset, file }, { database }) =>
      withUserErrors(async () => {
        await uploadSiteFont(database, { role, allowsSubset, file });
        return {};
      }),
  }),
);
