import { randomInt } from "node:crypto";
import argon2 from "@node-rs/argon2";

/** argon2id with 19 MiB, two passes, one lane: the minimum that OWASP recommends. */
const options = {
  algorithm: 2 /* Algorithm.Argon2id, a const enum */,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** The characters of generated passwords, without those that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password's hash in PHC form, as stored in User. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, options);
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return argon2.verify(passwordHash, password);
}

/** A password of four groups of four characters, about 79 bits, that can be read aloud. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
