/** The maximum length of a search text, in characters: normalising accents takes quadratic time. */
export const longestSearch = 200;

/** The limit as a sentence for descriptions in the schema. */
export const searchLimit = `At most ${longestSearch} characters; a longer text finds nothing.`;

/**
 * Creates a function that returns whether a text contains every word of a search text, ignoring
 * case and accents.
 */
export function findWords(text: string): (said: string) => boolean {
  if (text.length > longestSearch) return () => false;
  const words = plain(text).split(/\s+/).filter(Boolean);
  return (said) => {
    const read = plain(said);
    return words.every((word) => read.includes(word));
  };
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
