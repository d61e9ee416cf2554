import { builder } from "../builder/builder.ts";
import { databaseNumber } from "../builder/global-id.ts";
import { versionDescription } from "../builder/version.ts";
import { MediaType } from "../media/media-type.ts";
import { ResumeType } from "./resume/resume.ts";
import { readSocialLinks, SocialLinkType } from "./social-link.ts";

export const SiteIdentityType = builder.prismaNode("SiteIdentity", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: databaseNumber(id) }),
  description: "Who the site is about, and the words and pictures that frame every page.",
  fields: (t) => ({
    version: t.exposeInt("version", { description: versionDescription }),
    ownerName: t.exposeString("ownerName", { description: "The designer's name." }),
    tagline: t.exposeString("tagline", { description: "What the designer does, in a few words." }),
    logo: t.field({
      type: MediaType,
      nullable: true,
      description: "The mark in the header. Null for the name in type.",
      resolve: (identity) => identity.logo || null,
    }),
    portrait: t.field({
      type: MediaType,
      nullable: true,
      description: "The designer's portrait. Null while none is chosen.",
      resolve: (identity) => identity.portrait || null,
    }),
    teaserText: t.exposeString("teaserText", {
      description: "The words of the teaser on the home page.",
    }),
    teaserPhoto: t.field({
      type: MediaType,
      nullable: true,
      description: "The photo of the teaser. Null while none is chosen.",
      resolve: (identity) => identity.teaserPhoto || null,
    }),
    teaserCaption: t.exposeString("teaserCaption", {
      description: "The words under the photo of the teaser.",
    }),
    footerText: t.exposeString("footerText", { description: "The copyright line." }),
    searchDescription: t.exposeString("searchDescription", {
      description: "What search engines and link previews say of the site. Empty for the tagline.",
    }),
    socialImage: t.field({
      type: MediaType,
      nullable: true,
      description:
        "The picture of link previews, of pages without one of their own. Null while none is chosen.",
      resolve: (identity) => identity.socialImage || null,
    }),
    favicon: t.field({
      type: MediaType,
      nullable: true,
      description:
        "The icon of the site in browsers. Null for one that is drawn from name and colours.",
      resolve: (identity) => identity.favicon || null,
    }),
    resume: t.field({
      type: ResumeType,
      nullable: true,
      description: "The designer's résumé. Null while there is none.",
      resolve: (identity) => (identity.resume ? identity : null),
    }),
    email: t.string({
      description:
        "Where mail reaches the designer. Empty for everyone but the owner while it is not shown.",
      resolve: ({ email, isEmailShown }, _arguments, { viewer }) =>
        isEmailShown || viewer.isOwner ? email : "",
    }),
    isEmailShown: t.exposeBoolean("isEmailShown", {
      description: "Whether visitors read the e-mail address.",
    }),
    takesAccessRequests: t.exposeBoolean("takesAccessRequests", {
      description: "Whether visitors may ask for access to what is withheld.",
    }),
    socialLinks: t.field({
      type: [SocialLinkType],
      description: "Where else the designer is found, in order.",
      resolve: ({ socialLinks }) => readSocialLinks(socialLinks),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was first saved." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last saved." }),
  }),
});

builder.queryField("siteIdentity", (t) =>
  t.prismaField({
    type: SiteIdentityType,
    description: "Who the site is about.",
    resolve: (query, _root, _arguments, { database }) =>
      database.siteIdentity.findFirstOrThrow(query),
  }),
);
