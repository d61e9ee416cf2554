import { z } from "zod";
import { identity } from "../../content/settings/identity.ts";
import { builder } from "../builder/builder.ts";
import { enumOf } from "../builder/enum-of.ts";
import { byNumber } from "../builder/expose.ts";
import { versionDescription } from "../builder/version.ts";
import { CompanyField } from "../database/__generated__/prisma/client.ts";
import { serveSettings } from "../fields/settings.ts";
import { hyphenate } from "../hyphenate.ts";
import { lineLengths } from "./line-lengths.ts";
import { ResumeType } from "./resume/resume.ts";

const emailAddress = z
  .string()
  .trim()
  .max(254, "Enter a valid e-mail address")
  .pipe(z.union([z.literal(""), z.email()], "Enter a valid e-mail address"));

const CompanyFieldType = enumOf(
  "CompanyField",
  "Whether the contact form asks for whom somebody writes.",
  {
    required: "A message without it is refused.",
    optional: "It may be empty.",
    hidden: "The form does not ask for it; it may be empty.",
  },
);

export const identitySettings = serveSettings(
  identity,
  { email: emailAddress, companyField: z.enum(CompanyField) },
  { companyField: CompanyFieldType },
);

export const SiteIdentityType = builder.prismaNode("SiteIdentity", {
  ...byNumber,
  description: "Who the site is about, and the words and pictures that frame every page.",
  fields: (t) => ({
    version: t.exposeInt("version", { description: versionDescription }),
    hyphenatedTagline: t.string({
      description: "The tagline with soft hyphens in its long words, by the language of the site.",
      resolve: ({ tagline }, _arguments, context) => hyphenate(tagline, context),
    }),
    headlineLines: t.floatList({
      description:
        "How long a line of the headline, which is the tagline or else the name, is where it runs from edge to edge in the voice poster, in multiples of its size: in wide windows and on phones. Empty where it cannot be computed.",
      resolve: async ({ tagline, ownerName }, _arguments, context) =>
        lineLengths(await hyphenate(tagline || ownerName, context)),
    }),
    resume: t.field({
      type: ResumeType,
      nullable: true,
      description: "The designer's résumé. Null while there is none.",
      resolve: (identity) => (identity.resume ? identity : null),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was first saved." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last saved." }),
  }),
});

identitySettings.addOutputs(SiteIdentityType, {
  email: ({ email, isEmailShown }, { viewer }) => (isEmailShown || viewer.isOwner ? email : ""),
});

builder.queryField("siteIdentity", (t) =>
  t.prismaField({
    type: SiteIdentityType,
    description: "Who the site is about.",
    resolve: (query, _root, _arguments, { database }) =>
      database.siteIdentity.findFirstOrThrow(query),
  }),
);
