import { slideRoom } from "../../modules/SlidePart";

/** A tag, or the text up to the next tag. */
const tokens = /<[^<>]*>|[^<]+|</g;

const isVoid = (tag: string) => /^<(?:br|hr|img|wbr)\b|\/>$/.test(tag);

/** The outermost elements of HTML, and the texts between them. */
function elementsOf(html: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let current = "";
  for (const [token] of html.matchAll(tokens)) {
    current += token;
    if (token.startsWith("</")) depth -= 1;
    else if (token.startsWith("<") && !isVoid(token)) depth += 1;
    if (depth === 0) {
      found.push(current);
      current = "";
    }
  }
  return current ? [...found, current] : found;
}

/** The space that a new paragraph takes, in characters. */
const perBlock = 40;

const lengthOf = (html: string) =>
  html.replace(/<[^<>]*>|&\w+;/g, (tag) => (tag[0] === "&" ? "x" : "")).length;

/**
 * Joins entries, with `between` between them, into groups of at most `max` characters. `each` is added to the
 * length of each entry. A heading stays with the entry after it.
 */
function grouped(entries: readonly string[], max: number, between: string, each: number): string[] {
  const groups: string[][] = [];
  let room = 0;
  for (const entry of entries) {
    const length = lengthOf(entry) + each;
    const last = groups.at(-1);
    const isUnderHeading = /^<h\d/.test(last?.at(-1) ?? "") && last?.length === 1;
    if (last && (length <= room || isUnderHeading)) last.push(entry);
    else {
      const heading =
        last && last.length > 1 && /^<h\d/.test(last.at(-1) ?? "") ? last.pop() : undefined;
      groups.push(heading === undefined ? [entry] : [heading, entry]);
      room = max;
    }
    room -= length;
  }
  return groups.map((group) => group.join(between));
}

/** Splits a list between its entries, and a paragraph between its sentences. Any other block stays whole. */
function split(block: string, max: number): string[] {
  if (lengthOf(block) <= max) return [block];
  const [, tag = "", attributes = "", inner = ""] =
    /^<(ul|ol|p)\b([^>]*)>([\s\S]*)<\/\1>$/.exec(block) ?? [];
  if (tag === "") return [block];
  if (tag === "p") {
    const sentences = elementsOf(inner).flatMap((part) =>
      part.startsWith("<") ? [part] : part.split(/(?<=[.!?…。！？]["”’»)]?\s)/),
    );
    return grouped(sentences, max, "", 0).map((part) => `<p${attributes}>${part.trim()}</p>`);
  }
  const entries = elementsOf(inner).filter((entry) => entry.startsWith("<"));
  let start = 1;
  return grouped(entries, max, "", perBlock).map((part) => {
    const number = tag === "ol" && start > 1 ? ` start="${start}"` : "";
    start += elementsOf(part).length;
    return `<${tag}${attributes}${number}>${part}</${tag}>`;
  });
}

/** The parts of the last text that was split, for each `max`. */
const latest = new Map<number, { html: string; parts: string[] }>();

/**
 * Splits a rich text as HTML into parts of about the same number of characters, and of `max` at most: between
 * its blocks and, in blocks that are too long, between sentences or the entries of a list. A block that
 * cannot be split may be longer. The parts of the last text are stored, because each slide of a text needs
 * them again.
 */
export function splitText(html: string, max: number): string[] {
  const known = latest.get(max);
  if (known?.html === html) return known.parts;
  const parts = partsOf(html, max);
  latest.set(max, { html, parts });
  return parts;
}

function partsOf(html: string, max: number): string[] {
  const length = lengthOf(html);
  if (length <= max) return [html];
  const blocks = elementsOf(html).flatMap((block) => split(block, max));
  const parts = grouped(blocks, max, "", perBlock);
  const each = Math.ceil(length / Math.max(parts.length, 1)) + perBlock;
  const even = grouped(blocks, Math.min(each, max), "", perBlock);
  if (even.length > 0 && even.length === parts.length) return even;
  return parts.length > 0 ? parts : [html];
}

/** Whether a part of a text, which is alone on its slide, is so short that it is shown in a larger size. */
export function isShortText(html: string, part: number): boolean {
  const text = splitText(html, slideRoom.text)[part] ?? "";
  return text !== "" && lengthOf(text) <= slideRoom.shortText;
}
