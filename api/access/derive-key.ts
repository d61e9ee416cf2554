import { hkdfSync } from "node:crypto";

/** A 32-byte key from the site's secret for one purpose, so that no two uses share a key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `vitrine ${purpose}`, 32));
}
