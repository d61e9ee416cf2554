import type { PhrasingContent, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { type PastedPart, pastedParts } from "./pastedParts";

/** What is no markup here: a line that begins with spaces is no code, one above dashes no heading. */
const others = ["codeIndented", "setextUnderline", "htmlFlow"];

/** What plain text says, whose markup is Markdown or whose lists are made of odd bullets. */
export function pastedText(text: string): PastedPart[] {
  const tree = fromMarkdown(plainBullets(text.replaceAll(/\r\n?/g, "\n")), {
    extensions: [{ disable: { null: others } }, gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  underlineWithin(tree);
  return pastedParts(tree);
}

/** Words between `<u>` and `</u>` are underlined; any other tag is text. */
function underlineWithin(node: Root | PhrasingContent | Root["children"][number]): void {
  if (!("children" in node)) return;
  const children: unknown[] = [];
  for (const child of node.children) {
    underlineWithin(child);
    const isEnd = child.type === "html" && child.value.toLowerCase() === "</u>";
    const start = isEnd ? children.findLastIndex(isOpening) : -1;
    if (start < 0) children.push(child);
    else {
      const words = children.splice(start).slice(1) as PhrasingContent[]; // tags stand within a line
      children.push({ type: "underline", children: words });
    }
  }
  node.children = children as typeof node.children; // with underlined words among them
}

function isOpening(node: unknown): boolean {
  const { type, value } = node as { type: string; value?: string };
  return type === "html" && value?.toLowerCase() === "<u>";
}

/** A line that begins with a bullet that is none in Markdown. Word's deeper ones are `o` and `§`. */
const bullet = /^([ \t]*)(?:([•●·∙◦○‣⁃▪▫■□➢–])[ \t\u00a0]*|([o§])\t[ \t\u00a0]*)(?=\S)/u;

/**
 * Writes odd bullets (`•⇥`, `·`, `●`) as Markdown has them. An item is below another where it stands
 * further in, or where it follows it with another bullet at the same place.
 */
function plainBullets(text: string): string {
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
