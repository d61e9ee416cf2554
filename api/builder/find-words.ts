/** Finds texts that have every word of another text in them, whatever its case and accents. */
export function findWords(text: string): (said: string) => boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return (said) => {
    const read = plain(said);
    return words.every((word) => read.includes(word));
  };
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
