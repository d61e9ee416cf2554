import type { Statements } from "../statements.ts";

/**
 * Reads whether the first start of the site has written all its data (`isStarted`), and whether in addition
 * the owner's password is not a generated one (`isComplete`).
 */
export async function readFirstStart(
  reads: Statements,
): Promise<{ isStarted: boolean; isComplete: boolean }> {
  const [found] = await reads.all<{ isStarted: number; isKnown: number | null }>(`
    SELECT EXISTS (SELECT 1 FROM "SiteColors") AS "isStarted",
      (SELECT NOT "hasGeneratedPassword" FROM "User" ORDER BY "id" LIMIT 1) AS "isKnown"`);
  const isStarted = found?.isStarted === 1;
  return { isStarted, isComplete: isStarted && found.isKnown === 1 };
}

type Sealed = string | null | undefined;

/**
 * The encrypted passwords of the portfolio and of the mail account, and the encrypted key of the owner's
 * authenticator app. Undefined or null if none is stored.
 */
export async function readSealedPasswords(
  reads: Statements,
): Promise<{ portfolio: Sealed; mail: Sealed; authenticator: Sealed }> {
  const [colors] = await reads.all<{ portfolioPasswordEncrypted: string }>(
    'SELECT "portfolioPasswordEncrypted" FROM "SiteColors"',
  );
  const [mail] = await reads.all<{ passwordEncrypted: string | null }>(
    'SELECT "passwordEncrypted" FROM "MailSettings"',
  );
  const [user] = await reads.all<{ totpSealed: string | null }>('SELECT "totpSealed" FROM "User"');
  return {
    portfolio: colors?.portfolioPasswordEncrypted,
    mail: mail?.passwordEncrypted,
    authenticator: user?.totpSealed,
  };
}

/** The language of the site, and the texts by which the owner replaces those of the product, as JSON. */
export type SiteWordsRow = { language: string; wordings: string };

/** Reads the stored language and texts. Undefined before they are first stored. */
export async function readSiteWordsRow(reads: Statements): Promise<SiteWordsRow | undefined> {
  const [row] = await reads.all<SiteWordsRow>('SELECT "language", "wordings" FROM "SiteWords"');
  return row;
}

/** The owner's measurement id for third-party analytics. Empty or undefined for none. */
export async function readMeasurementId(reads: Statements): Promise<string | undefined> {
  const [analytics] = await reads.all<{ measurementId: string }>(
    'SELECT "measurementId" FROM "SiteAnalytics"',
  );
  return analytics?.measurementId;
}

/**
 * The file that pages load first of each of the owner's fonts: the subset with the most used
 * characters, or else the whole font. `size` is in bytes.
 */
export function readFirstFontFiles(
  reads: Statements,
): Promise<{ checksum: string; size: number }[]> {
  return reads.all(`
    SELECT coalesce("firstChecksum", "checksum") AS "checksum",
      length(coalesce("firstBytes", "bytes")) AS "size"
    FROM "SiteFont" ORDER BY "role"`);
}
