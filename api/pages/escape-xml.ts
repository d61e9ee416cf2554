/** Text as it stands in XML and HTML, in an attribute too. Characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
  );
}
