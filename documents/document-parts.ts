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
import { playerOf } from "../players/players.ts";
import { editorDocument } from "./editor-document.ts";
import { linkTarget } from "./link-target.ts";
import { markupTree } from "./markup-tree.ts";
import { lines, reducePhrases } from "./phrases.ts";
import { linesOf, type PastedTable, tablesOf, widthOf, withoutWeight } from "./tables.ts";

declare module "mdast" {
  interface ImageData {
    /** Whether the node represents an embedded page (an iframe) instead of a picture. */
    isFrame?: boolean;
  }
}

/** A part of pasted content: a text, or a picture, code, a table or a player that was in it. */
export type PastedPart =
  | { kind: "text"; root: Root }
  | { kind: "code"; language: string; content: string }
  | ({ kind: "table" } & PastedTable)
  | {
      kind: "embed";
      /** The address of the page with the played content, on a site whose players can be embedded. */
      url: string;
    }
  | {
      kind: "picture";
      /**
       * The address of the picture as in the given document, which may be a `data:` address. It is never
       * requested.
       */
      src: string;
      description: string;
    };

/**
 * Reduces a document to the content that texts of the site can have: two levels of headings, no
 * styles. Pictures, code, tables of texts and players split the text, and become parts of their
 * own. Other tables become lines of text.
 */
export function pastedParts(root: Root): PastedPart[] {
  const level = Math.min(...levelsOf(root));
  const parts: PastedPart[] = [];
  let blocks: BlockContent[] = [];
  const endText = () => {
    // Converted to the editor's document and back, so that white space and empty blocks are as in the editor.
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

/**
 * The parts of a node. Empty if the node stays in the text: a frame that cannot be embedded becomes a link.
 */
function partsOf(node: Apart): PastedPart[] {
  if (node.type === "table") return tablesOf(node).map((part) => ({ kind: "table", ...part }));
  if (node.type === "code") {
    return [{ kind: "code", language: node.lang ?? "", content: node.value }];
  }
  if (!node.data?.isFrame) {
    return [{ kind: "picture", src: node.url, description: node.alt?.trim() ?? "" }];
  }
  const player = playerOf(addressOf(node.url));
  return player ? [{ kind: "embed", url: player.page }] : [];
}

/** The address of a frame with its protocol, which some pages omit. */
const addressOf = (url: string) => (url.startsWith("//") ? `https:${url}` : url);

/** A part as text, for fields that accept only text. Pictures have no text. */
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

/** The nodes that split a text, and become parts of the document by themselves. */
type Apart = Image | Code | Table;

function isApart(node: Nodes): node is Apart {
  return node.type === "image" || node.type === "code" || isTable(node);
}

/** Whether a node is a table of texts. Pages arrange pictures and other content in tables, too. */
function isTable(node: Nodes): node is Table {
  if (node.type !== "table") return false;
  return node.children.length > 1 && widthOf(node) > 1 && !node.children.some(hasApart);
}

/** Splits a block at the pictures, code and tables in it. The text between them stays in blocks of the same kind. */
function split<Node extends Splittable>(node: Node): (Node | Apart)[] {
  if (isApart(node)) return [node];
  if (!("children" in node) || !hasApart(node)) return [node];
  const parts: (Node | Apart)[] = [];
  let children: Nodes[] = [];
  const end = () => {
    if (children.length > 0) parts.push({ ...node, children } as Node); // a subset of its children
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
      return [{ type: "paragraph", children: reducePhrases([node as PhrasingContent]) }]; // all other nodes are inline
  }
}

/**
 * The highest level of headings in the pasted content becomes the first level; all lower levels become the
 * second.
 */
function reduceHeading({ depth, children }: Heading, topLevel: number): Heading {
  return {
    type: "heading",
    depth: depth === topLevel ? 2 : 3,
    children: withoutWeight(reducePhrases(children)),
  };
}

function reduceTable({ children }: Table): Paragraph {
  return linesOf(children.map((row) => row.children.map((cell) => reducePhrases(cell.children))));
}
