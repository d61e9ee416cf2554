/** A text as searches compare it: in lower case, without accents. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a search, folded. */
export function searchWords(typed: string): string[] {
  return foldText(typed).split(/\s+/).filter(Boolean);
}
