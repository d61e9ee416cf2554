import { createHash, randomBytes } from "node:crypto";

/** 32 of them, none of which is taken for another when it is read aloud or typed. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** How many letters a token has, of five bits each: 130 bits. */
const tokenLength = 26;

/** The last part of the address of a link. Whoever knows it is its reader. */
export function makeLinkToken(): string {
  return [...randomBytes(tokenLength)].map((byte) => alphabet[byte & 31]).join("");
}

/** The token in what was asked for, as mail programs and people write it. Null where there is none. */
export function readLinkToken(text: string): string | null {
  const token = text
    .slice(0, 2 * tokenLength)
    .toLowerCase()
    .replace(/(?<![^a-z0-9])[^a-z0-9]+$/, "");
  return token.length === tokenLength && [...token].every((letter) => alphabet.includes(letter))
    ? token
    : null;
}

/** As stored in ShareLink: SHA-256 in hexadecimal, which is enough for what nobody can guess. */
export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
