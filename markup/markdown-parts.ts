import type { Image, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";
import { printMarkup } from "./print-markup.ts";
import { limitNesting, parseMarkup } from "./read-markup.ts";

/** A part of a Markdown document: a heading, a text for {@link parseMarkup}, a code block or a picture. */
export type MarkdownPart =
  | { kind: "heading"; text: string }
  | { kind: "text"; content: string }
  | { kind: "code"; language: string; content: string }
  | { kind: "picture"; src: string; description: string };

/**
 * The parts of a Markdown document, in their order. Headings below the second level stay in the text. The
 * pictures of a paragraph follow its text. Thematic breaks and link definitions are left out.
 */
export function markdownParts(markdown: string): MarkdownPart[] {
  const source = limitNesting(markdown.replaceAll("\r\n", "\n"));
  const parts: MarkdownPart[] = [];
  for (const node of fromMarkdown(source).children) {
    for (const part of partsOf(node, source)) {
      const last = parts.at(-1);
      if (part.kind === "text" && last?.kind === "text") last.content += `\n\n${part.content}`;
      else parts.push(part);
    }
  }
  return parts;
}

function partsOf(node: RootContent, source: string): MarkdownPart[] {
  const { position }: { type: string; position?: Image["position"] } = node;
  const [start, end] = [position?.start.offset, position?.end.offset];
  switch (node.type) {
    case "heading":
      if (node.depth <= 2) return [{ kind: "heading", text: textOf(node) }];
      break;
    case "code":
      return [{ kind: "code", language: node.lang ?? "", content: node.value }];
    case "thematicBreak":
    case "definition":
      return [];
  }
  const pictures = node.type === "paragraph" ? node.children.filter(isImage) : [];
  let words = source.slice(start, end);
  for (const { position } of pictures.toReversed()) {
    const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0].map(
      (offset) => offset - (start ?? 0),
    );
    words = `${words.slice(0, from)}${words.slice(to)}`;
  }
  const content = printMarkup(parseMarkup(words));
  return [
    ...(content === "" ? [] : [{ kind: "text" as const, content }]),
    ...pictures.map(({ url, alt }) => ({
      kind: "picture" as const,
      src: url,
      description: alt?.trim() ?? "",
    })),
  ];
}

const isImage = (node: { type: string }): node is Image => node.type === "image";
