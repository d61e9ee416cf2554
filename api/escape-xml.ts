/**
 * Matches characters that XML cannot contain: unpaired surrogates, noncharacters, and control
 * characters except for white space.
 */
const unwritable = /[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu;

/** Matches texts that need no escaping, as most do. */
const plain = /^[\w\-.%/: ]*$/;

/** Escapes a text for XML and HTML, attributes included. Characters that XML cannot contain are dropped. */
export function escapeXml(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(unwritable, "")
    .replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
