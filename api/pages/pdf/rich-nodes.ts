import type { Element, ElementContent, Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { type Direction, directionOfText } from "../lettering/visual-runs.ts";

/** A part of a text: plain text, or an element with its name `k`, such as a link or emphasis, and its parts `c`. */
type Inline = string | { k: string; href?: string; c: Inline[] };

/**
 * A block of a text: its kind `k`, the direction `dir` of its first letter, and its content. The
 * level of a heading is 3 or 4, as in HTML. The level of a paragraph is 0.
 */
export type RichNode =
  | { k: "p" | "h"; level: number; dir: Direction; c: Inline[] }
  | { k: "ul" | "ol"; start: number; dir: Direction; items: RichNode[][] }
  | { k: "quote"; dir: Direction; body: RichNode[] };

const parser = unified().use(rehypeParse, { fragment: true });

/**
 * Converts a text in the API's HTML to blocks. This HTML has only the elements that
 * markup/markup-html.ts creates.
 * @param origin the public URL of the site. If undefined, links to pages of this site become plain
 * text
 */
export function richNodes(html: string, origin: string | undefined): RichNode[] {
  if (!html) return [];
  const tree = parser.parse(html);
  resolveLinks(tree, origin);
  return blocksOf(tree);
}

/**
 * Makes links to pages of this site absolute, because a PDF has no base address. Removes such links
 * if no origin is known, and always removes links to parts of the same page.
 */
function resolveLinks({ children }: Root | Element, origin: string | undefined): void {
  for (const child of children) {
    if (child.type !== "element") continue;
    const { properties } = child;
    const href = String(properties.href ?? "");
    if (href.startsWith("/") && origin) properties.href = `${origin}${href}`;
    else if (/^[/#]/.test(href)) delete properties.href;
    resolveLinks(child, origin);
  }
}

/** Converts a text without markup to one paragraph, and an empty text to no paragraph. */
export function plainNodes(text: string): RichNode[] {
  const words = text.trim();
  return words ? [{ k: "p", level: 0, dir: directionOfText(words), c: [words] }] : [];
}

function blocksOf({ children }: Root | Element): RichNode[] {
  const blocks: RichNode[] = [];
  /** Inline nodes that are not in a block, such as in cells of tables and items of lists. */
  let loose: ElementContent[] = [];
  const close = () => {
    const c = loose.flatMap(inline);
    if (wordsOf(c).trim()) blocks.push({ k: "p", level: 0, dir: directionOfText(wordsOf(c)), c });
    loose = [];
  };
  for (const child of children) {
    if (child.type === "doctype") continue;
    const block = child.type === "element" && blockOf(child);
    if (block) {
      close();
      blocks.push(block);
    } else loose.push(child);
  }
  close();
  return blocks;
}

function blockOf(element: Element): RichNode | null {
  const { tagName, properties, children } = element;
  const c = () => children.flatMap(inline);
  switch (tagName) {
    case "p":
      return { k: "p", level: 0, dir: directionOfText(wordsOf(c())), c: c() };
    case "h3":
    case "h4":
      return { k: "h", level: Number(tagName[1]), dir: directionOfText(wordsOf(c())), c: c() };
    case "blockquote":
      return { k: "quote", dir: directionOfText(wordsOf(c())), body: blocksOf(element) };
    case "ul":
    case "ol": {
      const items = children.flatMap((item) => (item.type === "element" ? [blocksOf(item)] : []));
      const start = Number(properties.start ?? 1);
      return { k: tagName, start, dir: directionOfText(wordsOf(c())), items };
    }
    default:
      return null;
  }
}

function inline(node: ElementContent): Inline[] {
  if (node.type === "text") return [node.value];
  if (node.type !== "element") return [];
  const c = node.children.flatMap(inline);
  const { href } = node.properties;
  return [{ k: node.tagName, ...(typeof href === "string" && { href }), c }];
}

function wordsOf(parts: readonly Inline[]): string {
  return parts.map((part) => (typeof part === "string" ? part : wordsOf(part.c))).join("");
}
