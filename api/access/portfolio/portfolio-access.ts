import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "../../database/client.ts";
import { deriveKey } from "../derive-key.ts";
import { comparablePassword } from "../links/enter-by-link.ts";
import { openOrNull, type SealedText } from "../sealed-text.ts";

/**
 * Access to protected case studies. A browser gets it with the portfolio password, and loses it when that
 * password changes.
 */
export type PortfolioAccess = {
  /**
   * Checks a password.
   * @returns the proof of access, for a cookie; it is valid until the password changes. Null for a
   * wrong password
   */
  grant: (password: string) => Promise<string | null>;
  isGranted: (proof: string) => Promise<boolean>;
};

type Options = { database: Database; secret: string; sealedText: SealedText };

export function createPortfolioAccess({ database, secret, sealedText }: Options): PortfolioAccess {
  const key = deriveKey(secret, "portfolio access");
  /**
   * The portfolio password. Null where it was encrypted with another secret, so that nobody gets
   * access until the owner sets a new password.
   */
  const readPassword = async () => {
    const colors = await database.siteColors.findFirstOrThrow({
      select: { portfolioPasswordEncrypted: true, portfolioPasswordVersion: true },
    });
    const password = openOrNull(sealedText, colors.portfolioPasswordEncrypted);
    return password === null ? null : { password, version: colors.portfolioPasswordVersion };
  };
  const proofOf = ({ password, version }: { password: string; version: number }) =>
    sign(key, `${version}\0${password}`).toString("base64url");
  return {
    grant: async (given) => {
      const current = await readPassword();
      const isRight =
        current !== null &&
        timingSafeEqual(
          sign(key, comparablePassword(given)),
          sign(key, comparablePassword(current.password)),
        );
      return isRight ? proofOf(current) : null;
    },
    isGranted: async (proof) => {
      const current = await readPassword();
      return current !== null && timingSafeEqual(sign(key, proof), sign(key, proofOf(current)));
    },
  };
}

function sign(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
