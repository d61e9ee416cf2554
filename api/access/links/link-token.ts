import { randomBytes } from "node:crypto";

/** 32 characters that are not confused when read aloud or typed. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** The number of characters, of five bits each: 130 bits. */
const tokenLength = 26;

/**
 * Generates a token, the last part of a link's address. Everyone who knows the token can open the
 * link.
 */
export function makeLinkToken(): string {
  return [...randomBytes(tokenLength)].map((byte) => alphabet[byte & 31]).join("");
}

/**
 * Reads the token from a requested address. Capitals, and punctuation that a mail program has added at the
 * end, are tolerated. Null where there is no token.
 */
export function readLinkToken(text: string): string | null {
  const token = text
    .slice(0, 2 * tokenLength)
    .toLowerCase()
    .replace(/(?<![^a-z0-9])[^a-z0-9]+$/, "");
  return token.length === tokenLength && [...token].every((letter) => alphabet.includes(letter))
    ? token
    : null;
}
