import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../derive-key.ts";

/** How long a browser is known after the owner signed in with it, in seconds: a year. */
export const deviceLifetime = 365 * 24 * 60 * 60;

/** The cookie of a browser in which the owner has signed in. It gives no access. */
export const deviceCookie = "vitrine-device";

/**
 * Browsers in which the owner has signed in. Their attempts to sign in are counted for each
 * browser, not for its address, so that an attacker cannot lock the owner out. A new password makes
 * all browsers unknown.
 */
export type KnownDevices = {
  /** @returns the value of the cookie */
  issue: (passwordHash: string) => string;
  /** The key by which a browser's attempts are counted. Undefined for an unknown browser. */
  find: (token: string | undefined, passwordHash: string) => string | undefined;
};

export function createKnownDevices(secret: string): KnownDevices {
  const key = deriveKey(secret, "known devices");
  const sign = (id: string, passwordHash: string) =>
    createHmac("sha256", key).update(`${id}\0${passwordHash}`).digest();
  return {
    issue: (passwordHash) => {
      const id = randomBytes(16).toString("base64url");
      return `${id}.${sign(id, passwordHash).toString("base64url")}`;
    },
    find: (token = "", passwordHash) => {
      const [id = "", signature = ""] = token.split(".", 2);
      const given = Buffer.from(signature, "base64url");
      const own = sign(id, passwordHash);
      return given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
    },
  };
}
