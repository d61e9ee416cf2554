import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { log } from "../log.ts";
import { deriveKey } from "./derive-key.ts";

const nonceLength = 12;
const tagLength = 16;

/** Encrypts short texts for the database with AES-256-GCM, under a key derived from the site's secret. */
export type SealedText = {
  /** @returns nonce, tag and ciphertext as one base64url string. */
  seal: (text: string) => string;
  /** Throws where the text was encrypted with another secret or was altered. */
  open: (sealed: string) => string;
};

export function createSealedText(secret: string): SealedText {
  const key = deriveKey(secret, "sealed text");
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString("base64url");
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceLength));
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      return (
        decipher.update(bytes.subarray(nonceLength + tagLength), undefined, "utf8") +
        decipher.final("utf8")
      );
    },
  };
}

/** As `open`, but returns null, and logs, where the text was encrypted with another secret or was altered. */
export function openOrNull(sealedText: SealedText, sealed: string): string | null {
  try {
    return sealedText.open(sealed);
  } catch (error) {
    log.error({ err: error }, "a sealed text cannot be opened with this secret");
    return null;
  }
}
