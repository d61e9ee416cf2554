import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../derive-key.ts";

/** How long a browser is known after the owner signed in with it, in seconds: a year. */
export const deviceLifetime = 365 * 24 * 60 * 60;

/** Name of the cookie that tells a browser which the owner has signed in with. It opens nothing. */
export const deviceCookie = "vitrine-device";

/**
 * Browsers that the owner has signed in with. Their tries are counted by browser, so that nobody elsewhere
 * can use them up. A new password makes strangers of them all.
 */
export type KnownDevices = {
  /** @returns what a browser shows from now on */
  issue: (passwordHash: string) => string;
  /** What the tries of a browser are counted by. Undefined for a stranger. */
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
