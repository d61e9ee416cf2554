import { generatePassword } from "../access/owner/passwords.ts";
import { provideOwner } from "../access/owner/provide-owner.ts";
import type { SealedText } from "../access/sealed-text.ts";
import type { Database } from "../database/client.ts";
import type { Environment } from "../environment.ts";
import { log } from "../log.ts";
import type { Storage } from "../media/storage/storage.ts";
import { defaultBanner } from "../site/default-banner.ts";

type Services = { database: Database; storage: Storage; sealedText: SealedText };

/** Passwords that were made up now. */
export type GeneratedPasswords = {
  owner: string | undefined;
  portfolio?: string;
};

/**
 * Gives an empty database what the site cannot do without: an owner, colours, words for every page,
 * and, unless told otherwise, the demo portfolio. Where these exist nothing is changed, but for a
 * password that was made up and never used (see provide-owner.ts).
 */
export async function completeFirstStart(
  environment: Environment,
  { database, storage, sealedText }: Services,
): Promise<GeneratedPasswords> {
  const generated: GeneratedPasswords = {
    owner: await provideOwner(database, environment.ownerPassword),
  };

  if ((await database.siteColors.count()) > 0) return generated;

  if (environment.demoContent) {
    log.info("filling the empty database with the demo portfolio");
    // Later starts do without the code that draws it.
    const { fillWithDemoPortfolio } = await import("../demo/fill.ts");
    await fillWithDemoPortfolio(database, storage);
  }
  const portfolioPassword = environment.portfolioPassword ?? generatePassword();
  if (!environment.portfolioPassword) generated.portfolio = portfolioPassword;
  await database.$transaction([
    database.banner.upsert({
      where: { id: 1 },
      create: defaultBanner,
      update: {},
    }),
    database.siteIdentity.upsert({ where: { id: 1 }, create: {}, update: {} }),
    database.aboutContent.upsert({ where: { id: 1 }, create: {}, update: {} }),
    // Sites from before it stay as they are; a new one begins with what is best.
    database.siteLook.upsert({ where: { id: 1 }, create: { hasOwnLight: true }, update: {} }),
    database.siteSetup.upsert({ where: { id: 1 }, create: {}, update: {} }),
    // Nothing is begun behind an owner's back: sites from before it count none until she says so.
    database.siteAnalytics.upsert({
      where: { id: 1 },
      create: { countsVisits: true, version: 0 },
      update: {},
    }),
    database.contentRevision.upsert({ where: { id: 1 }, create: {}, update: {} }),
    database.siteColors.create({
      data: { portfolioPasswordEncrypted: sealedText.seal(portfolioPassword) },
    }),
  ]);
  return generated;
}
