import type { Element, ElementContent, Root as ElementRoot, Properties } from "hast";
import { toHtml } from "hast-util-to-html";
import type { List, ListItem, PhrasingContent, Root, RootContent } from "mdast";
import { markTags } from "./tag-syntax.ts";

/** The HTML of a text. It has only the elements and attributes that this file creates. */
export function markupHtml(root: Root): string {
  return toHtml(markupElements(root));
}

/** The HTML of the text of a table's cell, without a `<p>` around it. */
export function cellHtml({ children }: Root): string {
  const words = children.flatMap((block) => (block.type === "paragraph" ? block.children : []));
  return toHtml({ type: "root", children: inlines(words) });
}

/** The HTML of a text as a tree of elements. */
export function markupElements(root: Root): ElementRoot {
  return { type: "root", children: root.children.flatMap(block) };
}

/** Each block takes its writing direction from its own text. */
const ownSide = { dir: "auto" };

function block(node: RootContent): Element[] {
  switch (node.type) {
    case "paragraph":
      return [element("p", ownSide, inlines(node.children))];
    case "heading":
      // An h3, because the title of a section of a case study is an h2.
      return [element(node.depth <= 2 ? "h3" : "h4", ownSide, inlines(node.children))];
    case "blockquote":
      return [element("blockquote", ownSide, node.children.flatMap(block))];
    case "list":
      return [list(node)];
    default:
      return [];
  }
}

function list({ ordered, start, children }: List): Element {
  const first = ordered && typeof start === "number" && start !== 1 ? { start } : {};
  return element(ordered ? "ol" : "ul", { ...ownSide, ...first }, children.map(listItem));
}

/** The first paragraph of an item has no `<p>` where only lists follow it. */
function listItem({ children }: ListItem): Element {
  const [words, ...rest] = children;
  if (words?.type !== "paragraph" || !rest.every(({ type }) => type === "list")) {
    return element("li", {}, children.flatMap(block));
  }
  return element("li", {}, [...inlines(words.children), ...rest.flatMap(block)]);
}

const tags = { strong: "strong", emphasis: "em", ...markTags };

function inlines(nodes: readonly PhrasingContent[]): ElementContent[] {
  return nodes.flatMap(inline);
}

function inline(node: PhrasingContent): ElementContent[] {
  switch (node.type) {
    case "text":
      return [node];
    case "strong":
    case "emphasis":
    case "underline":
    case "delete":
    case "superscript":
    case "subscript":
      return [element(tags[node.type], {}, inlines(node.children))];
    case "link":
      return [element("a", { href: node.url }, inlines(node.children))];
    case "inlineCode":
      return [element("code", {}, [{ type: "text", value: node.value }])];
    case "break":
      return [element("br", {}, [])];
    default:
      return [];
  }
}

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}
