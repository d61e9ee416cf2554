import { generatePassword } from "../access/owner/passwords.ts";
import { provideOwner } from "../access/owner/provide-owner.ts";
import type { SealedText } from "../access/sealed-text.ts";
import type { Database } from "../database/client.ts";
import type { Environment } from "../environment.ts";
import { log } from "../log.ts";
import type { Storage } from "../media/storage/storage.ts";
import { newSite } from "../site/new-site.ts";

type Services = { database: Database; storage: Storage; sealedText: SealedText };

/** The passwords that this start has generated. Undefined where it has generated none. */
export type GeneratedPasswords = {
  owner: string | undefined;
  portfolio?: string;
};

/**
 * Fills an empty database with what the site needs: an owner, colours, texts for every page and,
 * unless disabled, the demo portfolio. Changes nothing that exists, except for a generated password
 * of the owner that was never used (see provide-owner.ts).
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
    // Imported on demand, because later starts do not need it.
    const { fillWithDemoPortfolio } = await import("../demo/fill.ts");
    await fillWithDemoPortfolio(database, storage);
  }
  const portfolioPassword = environment.portfolioPassword ?? generatePassword();
  if (!environment.portfolioPassword) generated.portfolio = portfolioPassword;
  await database.$transaction([
    database.banner.upsert({ where: { id: 1 }, create: newSite.Banner, update: {} }),
    database.siteIdentity.upsert({ where: { id: 1 }, create: {}, update: {} }),
    database.aboutContent.upsert({ where: { id: 1 }, create: {}, update: {} }),
    database.siteLook.upsert({ where: { id: 1 }, create: newSite.SiteLook, update: {} }),
    database.siteRobots.upsert({ where: { id: 1 }, create: newSite.SiteRobots, update: {} }),
    database.siteSetup.upsert({ where: { id: 1 }, create: {}, update: {} }),
    // New sites count visits. On older sites the owner has to enable this.
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
