import { builder } from "../builder/builder.ts";
import { userErrorsField, withSaved } from "../builder/user-errors.ts";
import { versionInput } from "../builder/version.ts";
import { given, givenNotNull } from "../validation/given.ts";
import { SiteIdentityType } from "./site-identity.ts";
import { SocialLinkInput } from "./social-link.ts";
import { updateSiteIdentity } from "./update-site-identity.ts";

builder.relayMutationField(
  "updateSiteIdentity",
  {
    description: "Words and pictures that frame every page. What is left out stays as it is.",
    inputFields: (t) => ({
      version: versionInput(t),
      ownerName: t.string({ description: "The designer's name." }),
      tagline: t.string({ description: "What the designer does, in a few words." }),
      logo: t.string({ description: "Address of the mark in the header. Null for none." }),
      portrait: t.string({ description: "Address of the portrait. Null for none." }),
      teaserText: t.string({ description: "The words of the teaser on the home page." }),
      teaserPhoto: t.string({ description: "Address of the teaser's photo. Null for none." }),
      teaserCaption: t.string({ description: "The words under the photo of the teaser." }),
      footerText: t.string({ description: "The copyright line." }),
      searchDescription: t.string({
        description:
          "What search engines and link previews say of the site. Empty for the tagline.",
      }),
      socialImage: t.string({
        description: "Address of the picture of link previews. Null for none.",
      }),
      favicon: t.string({
        description:
          "Address of an uploaded picture, the icon of the site in browsers. Null for one that is drawn from name and colours.",
      }),
      email: t.string({ description: "Where mail reaches the designer. Empty for none." }),
      isEmailShown: t.boolean({ description: "Whether visitors read the e-mail address." }),
      takesAccessRequests: t.boolean({
        description: "Whether visitors may ask for access to what is withheld.",
      }),
      socialLinks: t.field({
        type: [SocialLinkInput],
        description: "Where else the designer is found, in order. At most 30.",
      }),
    }),
  },
  {
    description: "Writes who the site is about.",
    resolve: (_root, { input }, { database }) =>
      withSaved("siteIdentity", () => {
        const { version, logo, portrait, teaserPhoto, socialImage, favicon, ...others } = input;
        const pictures = given({ logo, portrait, teaserPhoto, socialImage, favicon });
        const change = { ...pictures, ...givenNotNull(others) };
        return updateSiteIdentity(database, change, version ?? undefined);
      }),
  },
  {
    description: "The identity as it is now.",
    outputFields: (t) => ({
      siteIdentity: t.field({
        type: SiteIdentityType,
        nullable: true,
        description:
          "The identity, also where it was changed elsewhere. Null where the change was not accepted otherwise.",
        resolve: (payload) => payload.siteIdentity,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
