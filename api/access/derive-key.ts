import { hkdfSync } from "node:crypto";

/** Derives a 32-byte key for one purpose from the site's secret, so that no two purposes share a key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `vitrine ${purpose}`, 32));
}
