/** What no text is stored with: control characters except for line breaks and tabs, and single surrogates. */
export const unstorable = /[^\P{Cc}\n\r\t]|\p{Surrogate}/u;

/** Line breaks as programs write them into clipboards; PowerPoint and Word write the first. */
const otherBreaks = /[\v\f\u0085\u2028\u2029]/g;

/** Whether {@link storableText} changes it. */
export function isStorable(text: string): boolean {
  return !unstorable.test(text) && text.search(otherBreaks) < 0;
}

/**
 * A text as it can be stored: what breaks lines elsewhere is a line break, what nobody sees is left out.
 * @param lineBreak what stands for a break
 */
export function storableText(text: string, lineBreak = "\n"): string {
  return text.replaceAll(otherBreaks, lineBreak).replaceAll(new RegExp(unstorable, "gu"), "");
}
