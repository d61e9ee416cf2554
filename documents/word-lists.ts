import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { make, styleOf } from "./inline-styles.ts";

type Item = { list: string; level: number; marker: string; content: ElementContent[] };

/** Builds lists from Word's list paragraphs: `mso-list:l0 level2 lfo1`, with the bullet or number as text. */
export function buildWordLists(tree: Root | Element): void {
  const children: RootContent[] = [];
  let items: Item[] = [];
  const endList = () => {
    if (items.length > 0) children.push(...nest(items));
    items = [];
  };
  for (const child of tree.children) {
    const item = child.type === "element" ? readItem(child) : null;
    if (item) items.push(item);
    else if (items.length === 0 || !isSpace(child)) {
      endList();
      if (child.type === "element") buildWordLists(child);
      children.push(child);
    }
  }
  endList();
  tree.children = children as ElementContent[]; // never contains a doctype
}

function readItem(paragraph: Element): Item | null {
  const [, list, level] = /mso-list\s*:\s*(l\d+)\s+level(\d+)/.exec(styleOf(paragraph)) ?? [];
  if (paragraph.tagName === "li" || !list) return null;
  const markers: string[] = [];
  const content = withoutMarkers(paragraph.children, markers);
  return { list, level: Number(level), marker: markers.join("").trim(), content };
}

function withoutMarkers(nodes: readonly ElementContent[], markers: string[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (!/mso-list\s*:\s*ignore/.test(styleOf(node))) {
      return [{ ...node, children: withoutMarkers(node.children, markers) }];
    }
    markers.push(textOf(node));
    return [];
  });
}

function nest(items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  /** The open lists, the outermost first. */
  const open: { level: number; list: Element; name: string }[] = [];
  for (const { list: name, level, marker, content } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const isOrdered = /^\(?(?:\d+|[a-z]{1,5})[.)]/i.test(marker);
    const tagName = isOrdered ? "ol" : "ul";
    const last = open.at(-1);
    if (!last || last.level < level || last.name !== name || last.list.tagName !== tagName) {
      if (last?.level === level) open.pop();
      const list = make(tagName, []);
      const number = /^\(?(\d+)/.exec(marker)?.[1];
      if (number) list.properties.start = Number(number);
      const item = open.at(-1)?.list.children.at(-1);
      if (item?.type === "element") item.children.push(list);
      else lists.push(list);
      open.push({ level, list, name });
    }
    open.at(-1)?.list.children.push(make("li", content));
  }
  return lists;
}

function isSpace(node: RootContent): boolean {
  return node.type === "comment" || (node.type === "text" && node.value.trim() === "");
}
