/** A line that begins with a bullet that is none in Markdown. Word's deeper ones are `o` and `§`. */
const bullet = /^([ \t]*)(?:([•●·∙◦○‣⁃▪▫■□➢–])[ \t\u00a0]*|([o§])\t[ \t\u00a0]*)(?=\S)/u;

/**
 * Writes odd bullets (`•⇥`, `·`, `●`) as Markdown has them. An item is below another where it stands
 * further in, or where it follows it with another bullet at the same place.
 */
export function plainBullets(text: string): string {
  let open: { indent: number; sign: string }[] = [];
  let isApart = false;
  return text
    .split("\n")
    .map((line) => {
      const [head, space = "", glyph, letter] = bullet.exec(line) ?? [];
      if (head === undefined) {
        isApart = line.trim() === "";
        if (!isApart) open = [];
        return line;
      }
      const item = { indent: space.replaceAll("\t", "    ").length, sign: glyph ?? letter ?? "" };
      const known = open.findIndex(
        ({ indent, sign }) => indent === item.indent && sign === item.sign,
      );
      const isNew = isApart && item.indent <= (open[0]?.indent ?? 0);
      isApart = false;
      if (known >= 0) open = open.slice(0, known + 1);
      else if (isNew) open = [item];
      else open = [...open.filter(({ indent }) => indent <= item.indent), item];
      return `${"  ".repeat(open.length - 1)}- ${line.slice(head.length)}`;
    })
    .join("\n");
}
