import type { Element, ElementContent, RootContent as HtmlContent, Root } from "hast";
import { type Handle, toMdast } from "hast-util-to-mdast";
import { toString as textOf } from "hast-util-to-string";
import type { Root as Markup, PhrasingContent, RootContent, TableCell } from "mdast";
import { markTags } from "../markup/tag-syntax.ts";
import { type PastedPart, pastedParts } from "./document-parts.ts";
import { applyInlineStyles, make, styleOf } from "./inline-styles.ts";
import { pictureSource, takeSources } from "./picture-source.ts";
import { buildWordLists } from "./word-lists.ts";

/** The content of HTML from a clipboard or an imported document, without its styles. */
export function pastedHtml(tree: Root): PastedPart[] {
  const prepared = structuredClone(tree);
  tidy(prepared);
  buildWordLists(prepared);
  applyInlineStyles(prepared);
  const markup = toMdast(prepared, { newlines: false, handlers });
  return pastedParts(markup as Markup); // the tree is a whole document
}

function marked(type: "underline" | "superscript" | "subscript"): Handle {
  return (state, node) => ({
    type,
    children: state.all(node) as PhrasingContent[], // an inline element has inline content
    // Because of this name, the library treats the node as inline content.
    data: { hName: markTags[type] },
  });
}

/** A picture. An emoji that the page shows as a picture becomes a character; a placeholder is dropped. */
const picture: Handle = (_state, { properties }) => {
  const alt = String(properties.alt ?? "").trim();
  if (/^\p{Extended_Pictographic}\S{0,8}$/u.test(alt)) return { type: "text", value: alt };
  const isSpacer = [properties.width, properties.height].some((size) => Number(size ?? 99) <= 2);
  const url = isSpacer ? undefined : pictureSource(properties);
  return url === undefined ? undefined : { type: "image", url, alt };
};

/** An embedded page, such as a player, a form or a map, as an image node with the mark `isFrame`. */
const frame: Handle = (_state, { properties }) => {
  const url = String(properties.src || properties.dataSrc || "");
  return url ? { type: "image", url, alt: "", data: { isFrame: true } } : undefined;
};

/** Code without the name of its language and the line numbers that pages write beside it. */
const code: Handle = (_state, node) => {
  const [inner = node] = elementsIn(node, "code");
  const value = linesOf(inner).replace(/\n$/, "");
  return value.trim() === "" ? undefined : { type: "code", lang: languageOf(inner, node), value };
};

/** The language of code, as pages write it in a class or in attributes. Null if no element names it. */
function languageOf(...elements: Element[]): string | null {
  for (const { properties } of elements) {
    const said = [properties.className ?? []].flat().join(" ");
    const [, name] = /(?:^|\s)(?:language|lang|highlight-source)-([\w+#-]+)/.exec(said) ?? [];
    const language = name ?? properties.dataLang ?? properties.dataLanguage;
    if (typeof language === "string") return language;
  }
  return null;
}

function linesOf(node: Element | ElementContent): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  if (node.tagName === "br") return "\n";
  return node.children.map(linesOf).join("");
}

/**
 * The rows of a table, each with the words of its cells. A cell over several columns or rows is followed by
 * empty cells.
 */
const table: Handle = (state, node) => {
  const rows = elementsIn(node, "tr").map((row) => elementsIn(row, "td", "th"));
  const grid = rows.map((): TableCell[] => []);
  const isHead = new Map<TableCell | undefined, boolean>();
  for (const [top, cells] of rows.entries()) {
    for (const cell of cells) {
      const row = grid[top] ?? [];
      const free = Array.from({ length: row.length + 1 }, (_, place) => place).find((p) => !row[p]);
      const left = free ?? 0;
      const children = linesIn(state.toFlow(state.all(cell)));
      for (const below of grid.slice(top, top + spanOf(cell.properties.rowSpan, maxSpan))) {
        const width = spanOf(cell.properties.colSpan, maxSpan - left);
        for (let place = 0; place < width; place++) {
          const isFirst = below === row && place === 0;
          const part: TableCell = { type: "tableCell", children: isFirst ? children : [] };
          below[left + place] = part;
          isHead.set(part, cell.tagName === "th");
        }
      }
    }
  }
  const isRow = grid[0]?.every((part) => isHead.get(part));
  const isColumn = grid.slice(1).every(([first]) => isHead.get(first));
  const headers = isRow && isColumn ? "both" : isRow ? "row" : isColumn ? "column" : undefined;
  const body = rows.slice(isRow ? 1 : 0);
  return {
    type: "table",
    align: Array.from(grid[0] ?? [], (_, column) => {
      const [first, ...others] = body.map((cells) => cells[column] && alignmentOf(cells[column]));
      return first && others.every((other) => other === first) ? first : null;
    }),
    // A cell over several rows can leave holes in the rows below it. They become empty cells.
    children: grid.map((cells) => ({
      type: "tableRow" as const,
      children: Array.from(cells, (cell) => cell ?? { type: "tableCell", children: [] }),
    })),
    ...(headers && { data: { headers } }),
  };
};

/** The alignment of a cell, which some programs set on the paragraph in the cell. Null if none is set. */
function alignmentOf(cell: Element): "left" | "center" | "right" | null {
  for (const element of [cell, ...elementsIn(cell, "p")]) {
    const said = element.properties.align ?? /text-align\s*:\s*(\w+)/.exec(styleOf(element))?.[1];
    if (said === "left" || said === "center" || said === "right") return said;
  }
  return null;
}

/**
 * The number of rows that a cell can cover, and the last column that a cell over several columns can reach, so
 * that a short document cannot make millions of cells.
 */
const maxSpan = 100;

function spanOf(span: unknown, max: number): number {
  return Math.max(Math.min(Math.trunc(Number(span ?? 1)) || 1, max), 1);
}

const handlers = {
  ...{ u: marked("underline"), ins: marked("underline") },
  ...{ sup: marked("superscript"), sub: marked("subscript") },
  ...{ img: picture, iframe: frame, pre: code, table },
};

/** The elements with these names. An element inside another one with such a name is left out. */
function elementsIn({ children }: Element, ...names: string[]): Element[] {
  return children
    .filter(isElement)
    .flatMap((child) => (names.includes(child.tagName) ? [child] : elementsIn(child, ...names)));
}

/** The words of the blocks in a cell, a line for each block. */
function linesIn(blocks: readonly RootContent[]): PhrasingContent[] {
  return blocks.flatMap((block, place) => [
    ...(place > 0 ? [{ type: "break" as const }] : []),
    ...(block.type === "listItem" ? [{ type: "text" as const, value: "• " }] : []),
    ...wordsOf(block),
  ]);
}

function wordsOf(block: RootContent): PhrasingContent[] {
  if (block.type === "paragraph" || block.type === "heading" || block.type === "tableCell") {
    return block.children;
  }
  return "children" in block ? linesIn(block.children) : [];
}

const nameless = new Set([
  ...["head", "style", "script", "title", "meta", "link", "o:p", "xml"],
  // Controls of pages, such as "Copy code" and "Share", are not content.
  ...["button", "svg"],
]);

/** Removes content that is not for reading, and moves lists that are directly in lists into the item before them. */
function tidy(node: Root | Element): void {
  const children: ElementContent[] = [];
  for (const child of node.children) {
    if (child.type === "text") children.push(...linesOfText(child.value, isPreformatted(node)));
    if (!isElement(child)) continue;
    if (nameless.has(child.tagName) || child.properties.ariaHidden === "true") continue;
    if (child.properties.role === "button") continue;
    const last = children.findLast(isElement);
    // A noscript element after a picture contains the same picture, for browsers without scripts.
    if (child.tagName === "noscript" && last && elementsIn(last, "img").length > 0) continue;
    if (child.tagName === "noscript" && last?.tagName === "img") continue;
    if (child.tagName === "picture") takeSources(child);
    tidy(child);
    if (holdsCode(child) && last && isLabelOf(child, last)) children.splice(children.indexOf(last));
    if (isList(node) && isList(child) && last?.tagName === "li") last.children.push(child);
    else children.push(child);
  }
  node.children = children;
}

function holdsCode(element: Element): boolean {
  return element.tagName === "pre" || elementsIn(element, "pre").length === 1;
}

/** Whether words before code are the name of its language. */
function isLabelOf(element: Element, before: Element): boolean {
  const [pre = element] = elementsIn(element, "pre");
  const [inner = pre] = elementsIn(pre, "code");
  const words = textOf(before).trim().toLowerCase();
  const language = languageOf(inner, pre, element)?.toLowerCase() ?? "";
  return language !== "" && [words, shortNames.get(words)].includes(language);
}

/** Short names of languages, as in `class="language-js"`, by the names that labels above code show. */
const shortNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ javascript: "js", typescript: "ts", python: "py", ruby: "rb", shell: "sh" },
    ...{ markdown: "md", yaml: "yml", "c++": "cpp", "c#": "cs" },
  }),
);

function isElement(node: HtmlContent): node is Element {
  return node.type === "element";
}

function isList(node: Root | Element): boolean {
  return node.type === "element" && (node.tagName === "ul" || node.tagName === "ol");
}

function linesOfText(text: string, hasLines: boolean): ElementContent[] {
  const lines = hasLines ? text.split("\n") : [text];
  return lines.flatMap((line, place) => [
    ...(place > 0 ? [make("br", [])] : []),
    { type: "text" as const, value: plainSpaces(line) },
  ]);
}

/** Whether a newline in the source is a line break on the page. The library handles `pre` itself. */
function isPreformatted(node: Root | Element): boolean {
  return node.type === "element" && /white-space\s*:\s*pre(?:-wrap)?\s*(?:;|$)/.test(styleOf(node));
}

/**
 * Replaces sequences of spaces with a non-breaking space in them, as programs write them, by one
 * space. A single non-breaking space between words stays.
 */
function plainSpaces(text: string): string {
  const plain = text.replaceAll(/[ \u00a0\t]{2,}/g, (row) => (row.includes("\u00a0") ? " " : row));
  return plain.trim() === "" ? plain.replaceAll("\u00a0", " ") : plain;
}

/** Whether a document contains text. */
export function hasWords(tree: Root): boolean {
  const prepared = structuredClone(tree);
  tidy(prepared);
  return textOf(prepared).trim() !== "";
}
