import { builder } from "../../builder/builder.ts";
import { userErrorsField, type WithUserErrors, withUserErrors } from "../../builder/user-errors.ts";
import type { SiteIdentity } from "../../database/__generated__/prisma/client.ts";
import { SiteIdentityType } from "../site-identity.ts";
import { uploadResume } from "./upload-resume.ts";

const UploadResumePayload = builder
  .objectRef<WithUserErrors & { siteIdentity?: SiteIdentity }>("UploadResumePayload")
  .implement({
    description: "What became of the file.",
    fields: (t) => ({
      siteIdentity: t.field({
        type: SiteIdentityType,
        nullable: true,
        description: "The identity with the résumé. Null where the file was refused.",
        resolve: ({ siteIdentity }) => siteIdentity,
      }),
      userErrors: t.field(userErrorsField),
    }),
  });

builder.mutationField("uploadResume", (t) =>
  t.field({
    type: UploadResumePayload,
    description:
      "Stores a PDF that comes with the request itself as the résumé, 20 MB at most, in the place of the one before. Everyone can read it at once.",
    args: { file: t.arg({ type: "Upload", required: true, description: "The PDF." }) },
    resolve: (_root, { file }, context) =>
      withUserErrors(async () => ({ siteIdentity: await uploadResume(context, file) })),
  }),
);
