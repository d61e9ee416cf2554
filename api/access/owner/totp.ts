import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** How long a code is shown, in seconds: the value that every app assumes. */
const period = 30;
const digits = 6;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Generates a secret of 160 bits for an authenticator app, in base32. */
export function createTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte % alphabet.length]).join("");
}

export function isTotpSecret(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}

/**
 * The code of a period, by RFC 6238 with SHA-1.
 * @param secret in base32
 * @param counter the number of the period, counted from 1970
 * @param length the number of digits
 */
export function totpCodeOf(secret: string, counter: number, length = digits): string {
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(counter));
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const hash = createHmac("sha1", key).update(moment).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** length).padStart(length, "0");
}

/**
 * Finds the period of a typed code: the present period, or, because clocks differ, the previous or
 * next one.
 * @returns the number of the period; undefined where the code is of none of these periods
 */
export function findTotpPeriod(secret: string, typed: string, now: Date): number | undefined {
  const code = Buffer.from(typed.replaceAll(" ", ""));
  const present = Math.floor(now.getTime() / 1_000 / period);
  return [present, present - 1, present + 1].find((counter) => {
    const expected = Buffer.from(totpCodeOf(secret, counter));
    return expected.length === code.length && timingSafeEqual(expected, code);
  });
}
