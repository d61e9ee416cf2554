/** The maximum length of a description that search engines show, in characters. */
const longestDescription = 160;

/** The first sentence of a text, as a description of its page, shortened if it is too long. */
export function firstSentence(text: string): string {
  const [sentence = ""] = /^.+?(?:[.!?…](?=\s|$)|[。！？]|$)/s.exec(text.trim()) ?? [];
  return shorten(sentence.replace(/\s+/g, " "));
}

/** Shortens a description after a whole word; a text without spaces, after a whole character. */
export function shorten(text: string): string {
  if (text.length <= longestDescription) return text;
  const words = text.slice(0, longestDescription - 1);
  const end = words.lastIndexOf(" ");
  const whole = words.slice(0, end === -1 ? undefined : end).replace(/[\ud800-\udbff]$/, "");
  return `${whole.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, "")}…`;
}
