import type { PhrasingContent } from "mdast";
import { linkTarget } from "./link-target.ts";

/**
 * Reduces inline content to what texts of the site can contain: no styles, and no links that cannot
 * be opened.
 */
export function reducePhrases(nodes: readonly PhrasingContent[]): PhrasingContent[] {
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

/** A text as nodes, with a break wherever a line ends. */
export function lines(
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
