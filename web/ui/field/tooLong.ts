/**
 * The error message for a text that is too long to be stored. Undefined for other texts. Fields
 * show this message, because they do not cut pasted text.
 * @param longest the maximum length, in UTF-16 code units
 */
export function tooLong(text: string, longest: number): string | undefined {
  const excess = text.length - longest;
  if (excess <= 0) return undefined;
  const count = (number: number) => number.toLocaleString("en");
  return `At most ${count(longest)} characters: ${count(excess)} too many.`;
}
