import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "../database/client.ts";
import { deriveKey } from "./derive-key.ts";
import type { SealedText } from "./sealed-text.ts";

/** Access to protected case studies, granted for the portfolio password and ending with it. */
export type PortfolioAccess = {
  isPassword: (password: string) => Promise<boolean>;
  /** What a browser shows from now on, until the password changes. */
  grant: () => Promise<string>;
  isGranted: (proof: string) => Promise<boolean>;
};

type Options = { database: Database; secret: string; sealedText: SealedText };

export function createPortfolioAccess({ database, secret, sealedText }: Options): PortfolioAccess {
  const key = deriveKey(secret, "portfolio access");
  const readPassword = async () => {
    const colors = await database.siteColors.findFirstOrThrow({
      select: { portfolioPasswordEncrypted: true, portfolioPasswordVersion: true },
    });
    return {
      password: sealedText.open(colors.portfolioPasswordEncrypted),
      version: colors.portfolioPasswordVersion,
    };
  };
  const grant = async () => {
    const { password, version } = await readPassword();
    return sign(key, `${version}\0${password}`).toString("base64url");
  };
  return {
    isPassword: async (given) => {
      const { password } = await readPassword();
      return timingSafeEqual(sign(key, comparable(given)), sign(key, comparable(password)));
    },
    grant,
    isGranted: async (proof) => {
      const expected = await grant();
      return timingSafeEqual(sign(key, proof), sign(key, expected));
    },
  };
}

/** Keyboards write one letter in several ways, and pasted words bring blanks along. */
function comparable(password: string): string {
  return password.normalize("NFC").trim();
}

function sign(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
