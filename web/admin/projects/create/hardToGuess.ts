import { cutSlug, longestSlug } from "../../../../words/cut-slug";

/** Without what is taken for something else; 32 of them, so that each comes up as often. */
const signs = "abcdefghijkmnpqrstuvwxyz23456789";
const length = 10;

/** Ten letters and digits that nobody guesses, a digit among them. */
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

/** The slug with a random ending; another one where it has one already. */
export function hardToGuess(slug: string): string {
  return withEnding(slug.replace(randomEndingOf, ""), randomEnding());
}
