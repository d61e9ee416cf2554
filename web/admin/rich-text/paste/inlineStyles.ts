import type { Element, ElementContent, Root } from "hast";

const styled = new Set(["span", "font", "b", "strong", "i", "em", "u", "a", "small", "code"]);

/**
 * Converts styles to elements: bold, italic and underlined text become `strong`, `em` and `u`. Google wraps
 * everything in `<b style="font-weight:normal">`, which is ignored.
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
  const isMarkOnly = ["b", "strong", "i", "em", "u"].includes(tagName);
  // All links are underlined.
  let children: ElementContent[] =
    tagName === "a" ? element.children.flatMap(plain) : element.children;
  if (isUnderlined) children = [make("u", children)];
  if (isItalic) children = [make("em", children)];
  if (isBold) children = [make("strong", children)];
  return { ...element, tagName: isMarkOnly ? "span" : tagName, children };
}

/** Undefined where the style does not set it. */
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
