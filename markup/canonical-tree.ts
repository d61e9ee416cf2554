import type { BlockContent, ListItem, Root, RootContent } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { canonicalPhrasing } from "./canonical-phrasing.ts";

/** The canonical tree of a text, which does not change when it is printed and parsed again. */
export function canonicalTree(root: Root): Root {
  return { type: "root", children: blocks(root.children) };
}

function blocks(nodes: readonly RootContent[]): BlockContent[] {
  return nodes.flatMap(block);
}

function block(node: RootContent): BlockContent[] {
  switch (node.type) {
    case "heading": {
      const children = canonicalPhrasing(node.children, { breaks: false });
      return [{ type: "heading", depth: node.depth <= 2 ? 2 : 3, children }];
    }
    case "blockquote":
      return [{ type: "blockquote", children: blocks(node.children) }];
    case "list": {
      const children = node.children.map(listItem);
      const ordered = node.ordered === true;
      const start = ordered ? startOf(node.start, children.length) : null;
      return children.length > 0 ? [{ type: "list", ordered, start, spread: false, children }] : [];
    }
    case "paragraph":
      return paragraph(node.children);
    default:
      return paragraph([{ type: "text", value: wordsOf(node) }]);
  }
}

function paragraph(words: Parameters<typeof canonicalPhrasing>[0]): BlockContent[] {
  const children = canonicalPhrasing(words, { breaks: true });
  return children.length > 0 ? [{ type: "paragraph", children }] : [];
}

function listItem(item: ListItem): ListItem {
  return { type: "listItem", spread: false, checked: null, children: blocks(item.children) };
}

/** The first number of a list, limited so that no number of the list has more than Markdown's nine digits. */
function startOf(start: number | null | undefined, length: number): number {
  const last = 999_999_999 - length;
  return Math.min(Math.max(Math.trunc(start ?? 1), 0), last);
}
