const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Whether a text is a colour of three or six hexadecimal digits after a #. */
export function isHexColor(text: string): boolean {
  return hexPattern.test(text.trim());
}
