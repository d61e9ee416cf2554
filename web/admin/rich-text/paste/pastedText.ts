import type { PhrasingContent, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { type PastedPart, pastedParts } from "./pastedParts";
import { plainBullets } from "./plainBullets";

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
