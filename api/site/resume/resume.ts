import { builder } from "../../builder/builder.ts";
import type { SiteIdentity } from "../../database/__generated__/prisma/client.ts";

/** The path of the résumé. */
export const resumeAddress = "/resume.pdf";

export const ResumeType = builder.objectRef<SiteIdentity>("Resume").implement({
  description: "The designer's résumé, a PDF.",
  fields: (t) => ({
    url: t.string({
      description:
        "The address of the PDF. A new file gets a new address, which no cache has stored.",
      resolve: ({ resumeChecksum }) => `${resumeAddress}?v=${resumeChecksum?.slice(0, 12)}`,
    }),
    byteSize: t.int({
      description: "The size of the PDF in bytes.",
      resolve: ({ resumeByteSize }) => resumeByteSize ?? 0,
    }),
  }),
});
