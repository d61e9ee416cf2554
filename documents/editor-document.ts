import type { JSONContent } from "@tiptap/react";
import type { BlockContent, ListItem, PhrasingContent, Root, RootContent } from "mdast";

type Mark = NonNullable<JSONContent["marks"]>[number];

/** Converts a text to the editor's document. An empty text is one empty paragraph. */
export function editorDocument({ children }: Root): JSONContent {
  return { type: "doc", content: filled(children.flatMap(showBlock)) };
}

function showBlock(node: RootContent): JSONContent[] {
  switch (node.type) {
    case "paragraph":
      return [{ type: "paragraph", content: showAll(node.children, []) }];
    case "heading":
      return [
        {
          type: "heading",
          attrs: { level: node.depth },
          content: showAll(node.children, []),
        },
      ];
    case "blockquote":
      return [{ type: "blockquote", content: filled(node.children.flatMap(showBlock)) }];
    case "list": {
      const content = node.children.map(showItem);
      return node.ordered
        ? [{ type: "orderedList", attrs: { start: node.start ?? 1 }, content }]
        : [{ type: "bulletList", content }];
    }
    default:
      return [];
  }
}

/** Converts an item of a list. In the editor, every item begins with a paragraph. */
function showItem({ children }: ListItem): JSONContent {
  const content = (children as BlockContent[]).flatMap(showBlock); // other content shows nothing
  const hasLine = content[0]?.type === "paragraph";
  return { type: "listItem", content: hasLine ? content : [{ type: "paragraph" }, ...content] };
}

function filled(content: JSONContent[]): JSONContent[] {
  return content.length > 0 ? content : [{ type: "paragraph" }];
}

function showAll(nodes: readonly PhrasingContent[], marks: Mark[]): JSONContent[] {
  return nodes.flatMap((node) => showPhrase(node, marks));
}

function showPhrase(node: PhrasingContent, marks: Mark[]): JSONContent[] {
  switch (node.type) {
    case "text":
      return node.value ? [{ type: "text", text: node.value, marks }] : [];
    case "inlineCode":
      return [{ type: "text", text: node.value, marks: [...marks, { type: "code" }] }];
    case "break":
      return [{ type: "hardBreak", marks }];
    case "strong":
      return showAll(node.children, [...marks, { type: "bold" }]);
    case "emphasis":
      return showAll(node.children, [...marks, { type: "italic" }]);
    case "underline":
    case "superscript":
    case "subscript":
      return showAll(node.children, [...marks, { type: node.type }]);
    case "delete":
      return showAll(node.children, [...marks, { type: "strike" }]);
    case "link":
      return showAll(node.children, [...marks, { type: "link", attrs: { href: node.url } }]);
    default:
      return [];
  }
}
