import type { Element, ElementContent, Root } from "hast";

const struck = new Set(["s", "del", "strike"]);

/** Elements that only format their text. */
const marks = new Set(["b", "strong", "i", "em", "u", "sup", "sub", ...struck]);

const styled = new Set(["span", "font", "a", "small", "code", ...marks]);

/**
 * Converts styles to elements: bold text becomes `strong`, and so on. Google Docs wraps everything
 * in `<b style="font-weight:normal">`, which is ignored.
 */
export function applyInlineStyles(tree: Root | Element): void {
  for (const [place, child] of tree.children.entries()) {
    if (child.type !== "element") continue;
    applyInlineStyles(child);
    if (styled.has(child.tagName)) tree.children[place] = restyle(child);
  }
}

function restyle(element: Element): Element {
  const style = styleOf(element);
  const { tagName } = element;
  const isBold = weightOf(style) ?? (tagName === "b" || tagName === "strong");
  const slant = /font-style\s*:\s*(\w+)/.exec(style)?.[1];
  const isItalic = slant ? slant !== "normal" : tagName === "i" || tagName === "em";
  const line = /text-decoration(?:-line)?\s*:\s*([^;]*)/.exec(style)?.[1];
  const isUnderlined = tagName !== "a" && (line ? line.includes("underline") : tagName === "u");
  const isStruck = line ? line.includes("line-through") : struck.has(tagName);
  const height = /vertical-align\s*:\s*(baseline|super|sub)/.exec(style)?.[1] ?? tagName;
  // Pages underline all links, so underlines in links are dropped.
  let children: ElementContent[] =
    tagName === "a" ? element.children.flatMap(plain) : element.children;
  if (height === "super" || height === "sup") children = [make("sup", children)];
  if (height === "sub") children = [make("sub", children)];
  if (isStruck) children = [make("s", children)];
  if (isUnderlined) children = [make("u", children)];
  if (isItalic) children = [make("em", children)];
  if (isBold) children = [make("strong", children)];
  return { ...element, tagName: marks.has(tagName) ? "span" : tagName, children };
}

/** Whether a style is bold. Undefined if it sets no weight. */
function weightOf(style: string): boolean | undefined {
  const weight = /font-weight\s*:\s*(\w+)/.exec(style)?.[1];
  if (weight === undefined) return undefined;
  return weight === "bold" || weight === "bolder" || Number(weight) >= 600;
}

export function styleOf({ properties }: Element): string {
  return typeof properties.style === "string" ? properties.style.toLowerCase() : "";
}

function plain(node: ElementContent): ElementContent[] {
  if (node.type !== "element") return [node];
  const children = node.children.flatMap(plain);
  return node.tagName === "u" ? children : [{ ...node, children }];
}

export function make(tagName: string, children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}
