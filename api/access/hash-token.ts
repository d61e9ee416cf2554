import { createHash } from "node:crypto";

/** The hash of a random token or secret, as stored: SHA-256 in hexadecimal. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
