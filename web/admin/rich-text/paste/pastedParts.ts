import type {
  BlockContent,
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
import { editorDocument } from "../document/editorDocument";
import { markupTree } from "../document/markupTree";
import { linkTarget } from "./linkTarget";

/** What was pasted, in its order: text, and the pictures that stood in it. */
export type PastedPart =
  | { kind: "text"; root: Root }
  | {
      kind: "picture";
      /** Where the picture is: `data:`, or an address that is never asked. */
      src: string;
      description: string;
    };

/**
 * Reduces a document to what texts here can say: two levels of headings, rows of a table as lines, code as
 * words, no styles. Pictures leave the text where they stand.
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
      if (block.type === "image") {
        endText();
        parts.push({ kind: "picture", src: block.url, description: block.alt?.trim() ?? "" });
      } else blocks.push(...reduceBlock(block, level));
    }
  }
  endText();
  return parts;
}

function levelsOf(node: Nodes): number[] {
  if (node.type === "heading") return [node.depth];
  return "children" in node ? node.children.flatMap(levelsOf) : [];
}

type Splittable = RootContent | ListItem;

/** A block, or its parts where pictures stand within it, with those between them. */
function split<Node extends Splittable>(node: Node): (Node | Image)[] {
  if (node.type === "image") return [node];
  if (!("children" in node) || !hasImage(node)) return [node];
  const parts: (Node | Image)[] = [];
  let children: Nodes[] = [];
  const end = () => {
    if (children.length > 0) parts.push({ ...node, children } as Node); // its own children, fewer
    children = [];
  };
  for (const child of (node.children as Splittable[]).flatMap((each) => split(each))) {
    if (child.type === "image") {
      end();
      parts.push(child as Image); // by the check
    } else children.push(child);
  }
  end();
  return parts;
}

function hasImage(node: Nodes): boolean {
  return node.type === "image" || ("children" in node && node.children.some(hasImage));
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
    case "code":
      return [
        {
          type: "paragraph",
          children: lines(node.value, (value) => ({ type: "inlineCode", value })),
        },
      ];
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
  const plainWeight = (node: PhrasingContent): PhrasingContent[] =>
    node.type === "strong" ? node.children : [node];
  return {
    type: "heading",
    depth: depth === topLevel ? 2 : 3,
    children: reducePhrases(children).flatMap(plainWeight),
  };
}

function reduceTable({ children: rows }: Table): Paragraph {
  const tab: PhrasingContent = { type: "text", value: "\t" };
  const written = rows.map(({ children: cells }) =>
    cells.flatMap((cell, place) => [...(place > 0 ? [tab] : []), ...reducePhrases(cell.children)]),
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
        return [{ ...node, children: reducePhrases(node.children) }];
      case "underline":
        return [{ type: "underline", children: reducePhrases(node.children) }];
      case "delete":
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
