const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * The first `length` characters of a text, with an ellipsis if there are more. White space is
 * collapsed.
 */
export function textPreview(text: string, length: number): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  if (characters.length <= length) return characters.join("");
  return `${characters.slice(0, length).join("").trimEnd()}…`;
}

/** The text of sanitised HTML: without tags, and with characters in place of references such as `&amp;`. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:\/(?:p|li|h3|h4|blockquote)|br)\s*\/?>/g, " ")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
      if (name) return entities[name] ?? entity;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    });
}
