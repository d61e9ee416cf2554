/** Whether a text is a colour of three or six hexadecimal digits after a #. */
export function isHexColor(text: string): boolean {
  return describeColorFault(text) === null;
}

/** The fault of a typed colour, in a sentence. Null for three or six hexadecimal digits after a #. */
export function describeColorFault(text: string): string | null {
  const [, sign, digits = ""] = /^(#?)(.*)$/s.exec(text.trim()) ?? [];
  const foreign = /[^0-9a-f]/iu.exec(digits)?.[0];
  if (!sign) return "It begins with #.";
  if (foreign) return `“${foreign}” is not a digit of a color: those are 0 to 9 and a to f.`;
  if (digits.length === 4 || digits.length === 8) {
    const last = digits.length === 4 ? "the last one, which makes" : "the last two, which make";
    return `It has ${digits.length} digits: leave out ${last} it transparent.`;
  }
  if (digits.length === 3 || digits.length === 6) return null;
  return `It has ${digits.length === 1 ? "1 digit" : `${digits.length} digits`} instead of 3 or 6.`;
}
