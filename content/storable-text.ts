/** Characters that are never stored: control characters except for line breaks and tabs, and single surrogates. */
const unstorable = /[^\P{Cc}\n\r\t]|\p{Surrogate}/gu;

/** Line breaks in clipboards of other programs; PowerPoint and Word write the vertical tab. */
const otherBreaks = /[\v\f\u0085\u2028\u2029]/g;

/** Whether a text has only characters that can be stored. */
export function canBeStored(text: string): boolean {
  return text.search(unstorable) < 0;
}

/** Whether {@link storableText} returns the text unchanged. */
export function isStorable(text: string): boolean {
  return canBeStored(text) && text.search(otherBreaks) < 0;
}

/** The first `max` UTF-16 units of a text. A character of two units is not cut in half. */
export function cutTo(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
}

/**
 * A storable text: other line breaks are replaced, and characters that are never stored are removed.
 * @param lineBreak the replacement of a line break
 */
export function storableText(text: string, lineBreak = "\n"): string {
  return text.replaceAll(otherBreaks, lineBreak).replaceAll(unstorable, "");
}
