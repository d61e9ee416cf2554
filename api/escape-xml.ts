/** What XML cannot hold: half a character, two that are none, and control characters but white space. */
const unwritable = /[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu;

/** What most texts are made of alone. */
const plain = /^[\w\-.%/: ]*$/;

/** Text as it stands in XML and HTML, in an attribute too. Characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(unwritable, "")
    .replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
