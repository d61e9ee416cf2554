/**
 * What is wrong with a text that is longer than may be stored; nothing with others. Fields say so rather than
 * cut what is pasted.
 */
export function tooLong(text: string, longest: number): string | undefined {
  const excess = text.length - longest;
  if (excess <= 0) return undefined;
  const count = (number: number) => number.toLocaleString("en");
  return `At most ${count(longest)} characters: ${count(excess)} too many.`;
}
