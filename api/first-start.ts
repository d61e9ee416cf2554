import { generatePassword, hashPassword } from "./access/passwords.ts";
import type { SealedText } from "./access/sealed-text.ts";
import type { Database } from "./database/client.ts";
import type { Environment } from "./environment.ts";
import { log } from "./log.ts";
import type { Storage } from "./media/storage.ts";

type Services = { database: Database; storage: Storage; sealedText: SealedText };

/** Passwords that were made up now and are shown this once. */
export type GeneratedPasswords = { owner?: string; portfolio?: string };

/**
 * Gives an empty database what the site cannot do without: an owner, colours, words for every page,
 * and, unless told otherwise, the demo portfolio. Where these exist nothing is changed.
 */
export async function completeFirstStart(
  environment: Environment,
  { database, storage, sealedText }: Services,
): Promise<GeneratedPasswords> {
  const generated: GeneratedPasswords = {};

  if ((await database.user.count()) === 0) {
    const password = environment.ownerPassword ?? generatePassword();
    if (!environment.ownerPassword) generated.owner = password;
    await database.user.create({
      data: { username: "owner", passwordHash: await hashPassword(password) },
    });
  }

  if ((await database.siteColors.count()) > 0) return generated;

  if (environment.demoContent) {
    log.info("filling the empty database with the demo portfolio");
    // Later starts do without the code that draws it.
    const { fillWithDemoPortfolio } = await import("./demo/fill.ts");
    await fillWithDemoPortfolio(database, storage);
  }
  const portfolioPassword = environment.portfolioPassword ?? generatePassword();
  if (!environment.portfolioPassword) generated.portfolio = portfolioPassword;
  await database.$transaction([
    database.banner.upsert({
      where: { id: 1 },
      create: {
        content: "This site is a work in progress. Thank you for your patience while it grows.",
      },
      update: {},
    }),
    database.siteIdentity.upsert({ where: { id: 1 }, create: {}, update: {} }),
    database.aboutContent.upsert({ where: { id: 1 }, create: {}, update: {} }),
    database.contentRevision.upsert({ where: { id: 1 }, create: {}, update: {} }),
    database.siteColors.create({
      data: { portfolioPasswordEncrypted: sealedText.seal(portfolioPassword) },
    }),
  ]);
  return generated;
}
