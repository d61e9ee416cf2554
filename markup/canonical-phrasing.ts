import type { Break, PhrasingContent, Text } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { isLinkAddress } from "./link-address.ts";
import { markTags } from "./tag-syntax.ts";
import type { TaggedType } from "./tree.ts";

type Mark = "strong" | "emphasis" | "link" | TaggedType;
type Marked = Extract<PhrasingContent, { type: Mark }>;

/** The marks around a node, and whether its block may contain line breaks. */
type Place = { marks: readonly Mark[]; breaks: boolean };

/**
 * The canonical inline content of a block: adjacent texts joined, no mark inside the same mark, no space at
 * line ends.
 */
export function canonicalPhrasing(
  children: readonly PhrasingContent[],
  { breaks }: { breaks: boolean },
): PhrasingContent[] {
  return withoutEdges(canonicalList(children, { marks: [], breaks })).inner;
}

function canonicalList(children: readonly PhrasingContent[], place: Place): PhrasingContent[] {
  return trimLines(joined(pairTags(children).flatMap((child) => canonicalNode(child, place))));
}

function canonicalNode(node: PhrasingContent, place: Place): PhrasingContent[] {
  switch (node.type) {
    case "break":
      return [place.breaks ? { type: "break" } : text(" ")];
    case "inlineCode": {
      const value = node.value.replaceAll(lineEnding, " ");
      return value ? [{ type: "inlineCode", value }] : [];
    }
    case "strong":
    case "emphasis":
      return marked(node, place, (children) => {
        const { before, inner, after } = withoutEdges(children);
        // Markdown does not parse a mark whose content begins or ends with a space.
        return [
          ...before,
          ...(inner.length > 0 ? [{ type: node.type, children: inner }] : []),
          ...after,
        ];
      });
    case "underline":
    case "delete":
    case "superscript":
    case "subscript":
      return marked(node, place, (children) => [{ type: node.type, children }]);
    case "link":
      return canonicalLink(node, place);
    default:
      return lines(wordsOf(node), place);
  }
}

const lineEnding = /\r\n|\r|\n/g;

const text = (value: string): Text => ({ type: "text", value });

function lines(value: string, place: Place): PhrasingContent[] {
  return value
    .split(lineEnding)
    .flatMap((line) => [...canonicalNode({ type: "break" }, place), ...(line ? [text(line)] : [])])
    .slice(1);
}

/** Wraps content in a mark, unless the content is already inside the same mark. */
function marked(
  { type, children }: Marked,
  place: Place,
  mark: (children: PhrasingContent[]) => PhrasingContent[],
): PhrasingContent[] {
  if (place.marks.includes(type)) return canonicalList(children, place);
  const inner = canonicalList(children, { ...place, marks: [...place.marks, type] });
  return inner.length > 0 ? mark(inner) : [];
}

/**
 * A link without text shows its address. A link to a forbidden address becomes its Markdown as text:
 * `[words](address)`.
 */
function canonicalLink(
  link: Extract<PhrasingContent, { type: "link" }>,
  place: Place,
): PhrasingContent[] {
  const { url } = link;
  if (!isLinkAddress(url)) {
    return [text("["), ...canonicalList(link.children, place), ...lines(`](${url})`, place)];
  }
  const children = link.children.length > 0 ? link.children : [text(url)];
  return marked({ ...link, children }, place, (words) => [
    { type: "link", url, title: null, children: words },
  ]);
}

/** Joins adjacent nodes of the same type, except those that `join` keeps apart, such as links. */
function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const previous = result.at(-1);
    const both = previous && join(previous, node);
    if (both) result.splice(-1, 1, both);
    else result.push(node);
  }
  return result;
}

function join(left: PhrasingContent, right: PhrasingContent): PhrasingContent | undefined {
  if (left.type === "text" && right.type === "text") return text(left.value + right.value);
  if (left.type === "inlineCode" && right.type === "inlineCode") {
    return { type: "inlineCode", value: left.value + right.value };
  }
  if (left.type !== right.type || !isMark(left)) return undefined;
  const children = "children" in right ? [...left.children, ...right.children] : left.children;
  return { type: left.type, children: trimLines(joined(children)) };
}

/**
 * Whether adjacent nodes of the node's type are joined. Adjacent links stay separate: two links to one
 * address may be intended.
 */
function isMark(node: PhrasingContent): node is Exclude<Marked, { type: "link" }> {
  return node.type === "strong" || node.type === "emphasis" || node.type in markTags;
}

/** Spaces around a line break are not visible, so they are not stored. */
function trimLines(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (node.type !== "text") return [node];
    let { value } = node;
    if (nodes[index - 1]?.type === "break") value = value.replace(/^[ \t]+/, "");
    if (nodes[index + 1]?.type === "break") value = value.replace(/(?<![ \t])[ \t]+$/, "");
    return value ? [text(value)] : [];
  });
}

/** Separates leading and trailing spaces and line breaks from the content between them. */
function withoutEdges(nodes: readonly PhrasingContent[]) {
  const parts = nodes.flatMap((node): PhrasingContent[] =>
    node.type === "text"
      ? node.value
          .split(/^([ \t]+)|(?<![ \t])([ \t]+)$/)
          .filter(Boolean)
          .map(text)
      : [node],
  );
  const start = parts.findIndex((part) => !isSpace(part));
  const end = parts.findLastIndex((part) => !isSpace(part)) + 1;
  if (end === 0) return { before: parts, inner: [], after: [] };
  return {
    before: parts.slice(0, start),
    inner: joined(parts.slice(start, end)),
    after: parts.slice(end),
  };
}

function isSpace(node: PhrasingContent): node is Text | Break {
  return node.type === "break" || (node.type === "text" && /^[ \t]+$/.test(node.value));
}

/** Converts pairs of tags, such as `<u>` and `</u>`, to marks. An unpaired tag is unchanged. */
function pairTags(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const type = node.type === "html" ? typesByClosing.get(node.value) : undefined;
    const opening = type
      ? result.findLastIndex(
          (before) => before.type === "html" && before.value === `<${markTags[type]}>`,
        )
      : -1;
    if (!type || opening === -1) result.push(node);
    else result.push({ type, children: result.splice(opening).slice(1) });
  }
  return result;
}

const typesByClosing = new Map(
  (["underline", "delete", "superscript", "subscript"] as const).map((type) => [
    `</${markTags[type]}>`,
    type,
  ]),
);
