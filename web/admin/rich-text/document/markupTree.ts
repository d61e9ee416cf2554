import type { JSONContent } from "@tiptap/react";
import type { BlockContent, Root, RootContent } from "mdast";
import { canonicalTree } from "../../../../markup/canonical-tree";
import { phrases } from "./phrases";

/** What is stored of what the editor shows. Headings, items and quotations without words are left out. */
export function markupTree({ content = [] }: JSONContent): Root {
  const { children } = canonicalTree({ type: "root", children: content.flatMap(readBlock) });
  return { type: "root", children: children.flatMap(withWords) };
}

function readBlock({ type, attrs, content = [] }: JSONContent): BlockContent[] {
  switch (type) {
    case "paragraph":
      return [{ type: "paragraph", children: phrases(content) }];
    case "heading":
      return [{ type: "heading", depth: attrs?.level === 3 ? 3 : 2, children: phrases(content) }];
    case "blockquote":
      return [{ type: "blockquote", children: content.flatMap(readBlock) }];
    case "bulletList":
    case "orderedList": {
      const start: unknown = attrs?.start;
      return [
        {
          type: "list",
          ordered: type === "orderedList",
          start: typeof start === "number" ? start : null,
          children: content.map((item) => ({
            type: "listItem",
            children: (item.content ?? []).flatMap(readBlock),
          })),
        },
      ];
    }
    default:
      return [];
  }
}

function withWords<Node extends RootContent>(node: Node): Node[] {
  if (node.type !== "list" && node.type !== "listItem" && node.type !== "blockquote") {
    return "children" in node && node.children.length === 0 ? [] : [node];
  }
  const children = (node.children as RootContent[]).flatMap(withWords);
  return children.length > 0 ? [{ ...node, children }] : [];
}
