import { z } from "zod";
import type { SiteIdentity } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import { assetPath } from "../media/media-asset-loader.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
import { given } from "../validation/given.ts";
import { linkList } from "../validation/link-list.ts";
import { optionalMedia } from "../validation/media-address.ts";
import { text } from "../validation/text.ts";
import { UserFault } from "../validation/user-fault.ts";

const mostLinks = 30;

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
    socialLinks: linkList("Social links", mostLinks).transform((links) => JSON.stringify(links)),
  })
  .partial();

export type SiteIdentityChange = z.input<typeof siteIdentityChange>;

/** Writes what is given of the site's identity. @throws {UserFault} by field, STALE_VERSION among them. */
export async function updateSiteIdentity(
  database: Database,
  change: SiteIdentityChange,
  version?: number,
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
