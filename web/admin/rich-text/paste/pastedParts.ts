import type {
  BlockContent,
  Code,
  Heading,
  Image,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { table } from "../../../../content/modules/table";
import { playerOf } from "../../../../players/players";
import { areFigures } from "../../../modules/table/alignColumns";
import { editorDocument } from "../document/editorDocument";
import { markupTree } from "../document/markupTree";
import { linkTarget } from "./linkTarget";

declare module "mdast" {
  interface ImageData {
    /** Whether it is a page within the page. */
    isFrame?: boolean;
  }
  interface TableData {
    /** Where it is known which cells are headings. */
    headers?: PastedTable["headers"];
  }
}

type PastedTable = {
  headers: "row" | "column" | "both" | "none";
  columns: { align: "start" | "center" | "end" | "" }[];
  /** The words of each cell. */
  rows: PhrasingContent[][][];
};

/** What was pasted, in its order: text, and the pictures, code and players that stood in it. */
export type PastedPart =
  | { kind: "text"; root: Root }
  | { kind: "code"; language: string; content: string }
  | ({ kind: "table" } & PastedTable)
  | {
      kind: "embed";
      /** The page of what plays, on a site whose players can be shown. */
      url: string;
    }
  | {
      kind: "picture";
      /** Where the picture is: `data:`, or an address that is never asked. */
      src: string;
      description: string;
    };

/**
 * Reduces a document to what texts here can say: two levels of headings, rows of a table as lines, no styles.
 * Pictures, code and players leave the text where they stand.
 */
export function pastedParts(root: Root): PastedPart[] {
  const level = Math.min(...levelsOf(root));
  const parts: PastedPart[] = [];
  let blocks: BlockContent[] = [];
  const endText = () => {
    // Through the editor's form, so that white space and empty blocks are as there.
    const text = markupTree(editorDocument({ type: "root", children: blocks }));
    if (text.children.length > 0) parts.push({ kind: "text", root: text });
    blocks = [];
  };
  for (const node of root.children) {
    for (const block of split(node)) {
      const apart = isApart(block) ? partsOf(block) : [];
      if (apart.length > 0) {
        endText();
        parts.push(...apart);
      } else blocks.push(...reduceBlock(block, level));
    }
  }
  endText();
  return parts;
}

/** None where it stays in the text: a page that cannot be shown in another is a link. */
function partsOf(node: Apart): PastedPart[] {
  if (node.type === "table") return tablesOf(node);
  if (node.type === "code") {
    return [{ kind: "code", language: node.lang ?? "", content: node.value }];
  }
  if (!node.data?.isFrame) {
    return [{ kind: "picture", src: node.url, description: node.alt?.trim() ?? "" }];
  }
  const player = playerOf(addressOf(node.url));
  return player ? [{ kind: "embed", url: player.page }] : [];
}

/** Pages name the address of a frame without the protocol, too. */
const addressOf = (url: string) => (url.startsWith("//") ? `https:${url}` : url);

/** What a part is where there is room for text alone. Nothing for a picture. */
export function textOfPart(part: Exclude<PastedPart, { kind: "picture" }>): RootContent[] {
  if (part.kind === "text") return part.root.children;
  if (part.kind === "table") return [linesOf(part.rows)];
  const children: PhrasingContent[] =
    part.kind === "code"
      ? lines(part.content, (value) => ({ type: "inlineCode", value }))
      : linkTo(part.url);
  return [{ type: "paragraph", children }];
}

function linkTo(address: string): PhrasingContent[] {
  const url = linkTarget(address);
  return url === null ? [] : [{ type: "link", url, children: [{ type: "text", value: url }] }];
}

function levelsOf(node: Nodes): number[] {
  if (node.type === "heading") return [node.depth];
  return "children" in node ? node.children.flatMap(levelsOf) : [];
}

type Splittable = RootContent | ListItem;

/** What stands between texts. */
type Apart = Image | Code | Table;

function isApart(node: Nodes): node is Apart {
  return node.type === "image" || node.type === "code" || isTable(node);
}

/** Whether it is a table of words: pages arrange other things in tables, too. */
function isTable(node: Nodes): node is Table {
  if (node.type !== "table") return false;
  return node.children.length > 1 && widthOf(node) > 1 && !node.children.some(hasApart);
}

const { max: maxRows } = table.fields.rows;

const widthOf = ({ children }: Table) => Math.max(0, ...children.map((row) => row.children.length));

/** Words at the left are where they are by themselves. */
const alignments = { left: "", center: "center", right: "end" } as const;

/** A long table becomes several, each with the headings. */
function tablesOf(node: Table): PastedPart[] {
  const width = widthOf(node);
  const rows = node.children.map(({ children }) =>
    Array.from({ length: width }, (_, place) => inCell(children[place]?.children ?? [])),
  );
  const columns = Array.from({ length: width }, (_, place) => {
    const align = node.align?.[place];
    return { align: align ? alignments[align] : ("" as const) };
  });
  const headers = node.data?.headers ?? (beginsWithHeadings(rows) ? "row" : "none");
  const hasHead = headers === "row" || headers === "both";
  const head = hasHead ? rows.slice(0, 1).map((cells) => cells.map(withoutWeight)) : [];
  const body = rows.slice(head.length);
  const size = maxRows - head.length;
  return Array.from({ length: Math.ceil(body.length / size) }, (_, place) => ({
    kind: "table",
    headers,
    columns,
    rows: [...head, ...body.slice(place * size, (place + 1) * size)],
  }));
}

/** Whether all of the first row is bold, or words stand above figures. */
function beginsWithHeadings([head = [], ...body]: PastedTable["rows"]): boolean {
  const isBold = (words: PhrasingContent[]) => words.length === 1 && words[0]?.type === "strong";
  if (head.some(isBold) && head.every((words) => words.length === 0 || isBold(words))) return true;
  const valid = (words: PhrasingContent[] = []) =>
    textOf(words.filter(({ type }) => type !== "delete"));
  return head.some(
    (words, place) =>
      words.length > 0 &&
      !areFigures([valid(words)]) &&
      areFigures(body.map((cells) => valid(cells[place]))),
  );
}

/** As the editor has the words of a paragraph. */
function inCell(words: readonly PhrasingContent[]): PhrasingContent[] {
  const paragraph: Paragraph = { type: "paragraph", children: reducePhrases(words) };
  const { children } = markupTree(editorDocument({ type: "root", children: [paragraph] }));
  return children.flatMap((block) => (block.type === "paragraph" ? block.children : []));
}

/** A block, or its parts where something that stands apart is within it, with what is between. */
function split<Node extends Splittable>(node: Node): (Node | Apart)[] {
  if (isApart(node)) return [node];
  if (!("children" in node) || !hasApart(node)) return [node];
  const parts: (Node | Apart)[] = [];
  let children: Nodes[] = [];
  const end = () => {
    if (children.length > 0) parts.push({ ...node, children } as Node); // its own children, fewer
    children = [];
  };
  for (const child of (node.children as Splittable[]).flatMap((each) => split(each))) {
    if (isApart(child)) {
      end();
      parts.push(child);
    } else children.push(child);
  }
  end();
  return parts;
}

function hasApart(node: Nodes): boolean {
  return isApart(node) || ("children" in node && node.children.some(hasApart));
}

function reduceBlock(node: RootContent, topLevel: number): BlockContent[] {
  const reduceAll = (nodes: readonly RootContent[]) =>
    nodes.flatMap((child) => reduceBlock(child, topLevel));
  switch (node.type) {
    case "paragraph":
      return [{ type: "paragraph", children: reducePhrases(node.children) }];
    case "heading":
      return [reduceHeading(node, topLevel)];
    case "blockquote":
      return [{ type: "blockquote", children: reduceAll(node.children) }];
    case "list": {
      const children = node.children.map(
        (item): ListItem => ({ type: "listItem", children: reduceAll(item.children) }),
      );
      const { ordered, start } = node;
      return [{ type: "list", ordered: ordered ?? false, start: start ?? null, children }];
    }
    case "table":
      return [reduceTable(node)];
    case "image":
      return [{ type: "paragraph", children: linkTo(addressOf(node.url)) }];
    case "thematicBreak":
    case "definition":
    case "yaml":
      return [];
    case "html":
      return [{ type: "paragraph", children: lines(node.value) }];
    case "footnoteDefinition":
      return reduceAll(node.children);
    case "listItem":
    case "tableRow":
    case "tableCell":
      return [];
    default:
      return [{ type: "paragraph", children: reducePhrases([node as PhrasingContent]) }]; // all that is left
  }
}

/** The highest headings of what was pasted are the first level, all below them the second. */
function reduceHeading({ depth, children }: Heading, topLevel: number): Heading {
  return {
    type: "heading",
    depth: depth === topLevel ? 2 : 3,
    children: withoutWeight(reducePhrases(children)),
  };
}

function withoutWeight(words: readonly PhrasingContent[]): PhrasingContent[] {
  return words.flatMap((node) => (node.type === "strong" ? node.children : [node]));
}

function reduceTable({ children }: Table): Paragraph {
  return linesOf(children.map((row) => row.children.map((cell) => reducePhrases(cell.children))));
}

/** Rows as lines, with a tab between cells. */
function linesOf(rows: PastedTable["rows"]): Paragraph {
  const tab: PhrasingContent = { type: "text", value: "\t" };
  const space: PhrasingContent = { type: "text", value: " " };
  const written = rows.map((cells) =>
    cells.flatMap((words, place) => [
      ...(place > 0 ? [tab] : []),
      ...words.map((word) => (word.type === "break" ? space : word)),
    ]),
  );
  return {
    type: "paragraph",
    children: written.flatMap((row, place) => [
      ...(place > 0 ? [{ type: "break" as const }] : []),
      ...row,
    ]),
  };
}

function reducePhrases(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case "text":
        return lines(node.value);
      case "inlineCode":
      case "break":
        return [node];
      case "strong":
      case "emphasis":
      case "delete":
      case "underline":
      case "superscript":
      case "subscript":
        return [{ type: node.type, children: reducePhrases(node.children) }];
      case "linkReference":
        return reducePhrases(node.children);
      case "link": {
        const url = linkTarget(node.url);
        const children = reducePhrases(node.children);
        return url === null ? children : [{ type: "link", url, children }];
      }
      case "html":
        return lines(node.value);
      default:
        return [];
    }
  });
}

/** Words with a break wherever a line ends. */
function lines(
  text: string,
  make: (value: string) => PhrasingContent = (value) => ({ type: "text", value }),
): PhrasingContent[] {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line, place) => [
      ...(place > 0 ? [{ type: "break" as const }] : []),
      ...(line ? [make(line)] : []),
    ]);
}
