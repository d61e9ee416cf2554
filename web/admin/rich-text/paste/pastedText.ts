import type { PhrasingContent, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { type PastedPart, pastedParts } from "./pastedParts";

/** Markdown that is not supported: indented lines are no code, underlined ones no headings. */
const others = ["codeIndented", "setextUnderline", "htmlFlow"];

/** The parts of plain text, which is Markdown or has lists with other bullets. */
export function pastedText(text: string): PastedPart[] {
  const tree = fromMarkdown(plainBullets(text.replaceAll(/\r\n?/g, "\n")), {
    extensions: [{ disable: { null: others } }, gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  underlineWithin(tree);
  return pastedParts(tree);
}

/** Text between `<u>` and `</u>` is underlined; other tags are text. */
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

/** A line with a bullet that Markdown does not have. Word's nested ones are `o` and `§`. */
const bullet = /^([ \t]*)(?:([•●·∙◦○‣⁃▪▫■□➢–])[ \t\u00a0]*|([o§])\t[ \t\u00a0]*)(?=\S)/u;

/**
 * Converts other bullets (`•⇥`, `·`, `●`) to Markdown. An item is nested where it is indented further, or
 * follows one with another bullet at the same indentation.
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
