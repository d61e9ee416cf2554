import { createElement, type ReactNode } from "react";
import { type Block, type Inline, parseRichText } from "./parseRichText";
import "./RichText.css";

/** Rich text as elements. Whatever else stands in the source is shown as it is written. */
export function RichText({ source }: { source: string }) {
  return createElement(
    "div",
    { className: "rich-text" },
    ...parseRichText(source).map(renderBlock),
  );
}

function renderBlock({ kind, lines }: Block): ReactNode {
  if (kind === "list") {
    return block(
      "ul",
      lines.map((line) => element("li", line.map(renderInline))),
    );
  }
  const parts = lines.flatMap((line) => [element("br", []), ...line.map(renderInline)]);
  return block("p", parts.slice(1));
}

const tags = { bold: "strong", italic: "em", underline: "u" } as const;

function renderInline(inline: Inline): ReactNode {
  return inline.kind === "text"
    ? inline.text
    : element(tags[inline.kind], inline.children.map(renderInline));
}

/** A paragraph or list, which runs from the side on which its own language begins. */
function block(tag: "p" | "ul", parts: ReactNode[]): ReactNode {
  return createElement(tag, { dir: "auto" }, ...parts);
}

/** Parts of a text have no identity but their place, so they are given as arguments, without keys. */
function element(tag: string, parts: ReactNode[]): ReactNode {
  return createElement(tag, null, ...parts);
}
