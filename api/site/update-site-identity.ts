import { z } from "zod";
import { action, saved } from "../builder/action.ts";
import { versionInput } from "../builder/version.ts";
import type { SiteIdentity } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import { assetPath } from "../media/media-asset-loader.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
import { given, givenNotNull } from "../validation/given.ts";
import { linkList } from "../validation/link-list.ts";
import { optionalMedia } from "../validation/media-address.ts";
import { text } from "../validation/text.ts";
import { UserFault } from "../validation/user-fault.ts";
import { SiteIdentityType } from "./site-identity.ts";
import { SocialLinkInput } from "./social-link.ts";

const maxLinks = 30;

const emailAddress = z
  .string()
  .trim()
  .max(254, "Enter a valid e-mail address")
  .pipe(z.union([z.literal(""), z.email()], "Enter a valid e-mail address"));

const siteIdentityChange = z
  .object({
    ownerName: text("Name", 120),
    tagline: text("Tagline", 200),
    logo: optionalMedia("Logo"),
    portrait: optionalMedia("Portrait"),
    teaserText: text("Teaser", 1_000),
    teaserPhoto: optionalMedia("Teaser photo"),
    teaserCaption: text("Caption", 200),
    footerText: text("Footer", 200),
    searchDescription: text("Site description", 300),
    socialImage: optionalMedia("Social picture"),
    favicon: optionalMedia("Favicon"),
    email: emailAddress,
    isEmailShown: z.boolean(),
    takesAccessRequests: z.boolean(),
    socialLinks: linkList("Social links", maxLinks).transform((links) => JSON.stringify(links)),
  })
  .partial();

export type SiteIdentityChange = z.input<typeof siteIdentityChange>;

action("updateSiteIdentity", {
  description: "Writes who the site is about.",
  input: {
    description: "Words and pictures that frame every page. What is left out stays as it is.",
    fields: (t) => ({
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
  run: ({ version, ...input }, { database }) => {
    const { logo, portrait, teaserPhoto, socialImage, favicon, ...others } = input;
    const pictures = given({ logo, portrait, teaserPhoto, socialImage, favicon });
    return updateSiteIdentity(database, { ...pictures, ...givenNotNull(others) }, version);
  },
  payload: {
    description: "The identity as it is now.",
    fields: (t) => ({
      siteIdentity: t.field(
        saved(
          SiteIdentityType,
          "The identity, also where it was changed elsewhere. Null where the change was not accepted otherwise.",
        ),
      ),
    }),
  },
});

/** Writes what is given of the site's identity. @throws {UserFault} by field, STALE_VERSION among them. */
export async function updateSiteIdentity(
  database: Database,
  change: SiteIdentityChange,
  version?: number | null,
): Promise<SiteIdentity> {
  const data = given(accept(siteIdentityChange, change));
  return changeContent(database, async (transaction) => {
    const before = await transaction.siteIdentity.findUnique({ where: { id: 1 } });
    assertCurrent(before, version, "site identity");
    if (data.favicon) await assertPicture(transaction, data.favicon);
    return transaction.siteIdentity.upsert({
      where: { id: 1 },
      create: data,
      update: { ...data, version: { increment: 1 } },
    });
  });
}

/** An icon is made of the picture's bytes, so they have to be here. @throws {UserFault} */
async function assertPicture(transaction: Transaction, favicon: string): Promise<void> {
  const path = assetPath(favicon);
  const asset = await transaction.mediaAsset.findUnique({ where: { path } });
  if (asset?.kind === "image") return;
  throw new UserFault({
    field: "favicon",
    message: "The favicon must be a picture that was uploaded here",
    code: "INVALID",
  });
}
