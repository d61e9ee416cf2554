import { cutSlug, longestSlug } from "../../../../words/cut-slug";

/** 32 letters and digits that do not look alike. A random byte modulo 32 chooses each equally often. */
const signs = "abcdefghijkmnpqrstuvwxyz23456789";
const length = 10;

/** Ten random letters and digits that are hard to guess, with at least one digit. */
export function randomEnding(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(length));
  const ending = Array.from(numbers, (number) => signs[number % signs.length]).join("");
  return /\d/.test(ending) ? ending : randomEnding();
}

export function withEnding(slug: string, ending: string): string {
  const start = cutSlug(slug, longestSlug - ending.length - 1);
  return start === "" ? ending : `${start}-${ending}`;
}

const randomEndingOf = /-(?=[a-z]*\d)[a-km-np-z2-9]{10}$/;

export function isHardToGuess(slug: string): boolean {
  return randomEndingOf.test(slug);
}

/** The slug with a new random ending, in place of the random ending that it may have. */
export function hardToGuess(slug: string): string {
  return withEnding(slug.replace(randomEndingOf, ""), randomEnding());
}
