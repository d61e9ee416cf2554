import type { Nodes, Root } from "mdast";
import { countWords, markupWords } from "../../../../markup/markup-words";
import { readMarkup } from "../../../../markup/read-markup";
import { stripBasePath } from "../../../strip-base-path";
import { onceByModule } from "../model/onceByModule";
import type { StoredFields } from "../module-types/fieldKinds";
import { type ContentModule, moduleTypes } from "../module-types/moduleTypes";

/** A paragraph or heading of a module's texts: its plain text, the number of words, and the links in it. */
export type Paragraph = { words: string; count: number; links: { url: string; words: string }[] };

/** The types of modules whose texts have no markup. */
const unmarked = new Set(["code", "embed"]);

/** The paragraphs of all texts of a module. */
export const paragraphsOf = onceByModule((module): readonly Paragraph[] => {
  if (unmarked.has(module.type)) return [];
  const markup = "markup" in module ? module.markup : undefined;
  return textsOf(module).flatMap((text) => blocksOf(readMarkup(text, markup)));
});

function textsOf(module: ContentModule): string[] {
  const fields: StoredFields = moduleTypes[module.type].fields;
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(module, name);
    const parts = Array.isArray(value)
      ? value.flatMap((row) => Object.entries(row).filter(([key]) => key !== "src"))
      : [[name, "mediaOf" in field ? undefined : value] as const];
    return parts
      .flatMap(([, part]) => part)
      .flatMap((part) => (typeof part === "string" && part ? [part] : []));
  });
}

function blocksOf(node: Nodes): Paragraph[] {
  if (node.type === "paragraph" || node.type === "heading") {
    const root: Root = { type: "root", children: [node] };
    return [{ words: markupWords(root), count: countWords(root), links: linksIn(node) }];
  }
  return "children" in node ? node.children.flatMap(blocksOf) : [];
}

function linksIn(node: Nodes): Paragraph["links"] {
  if (node.type === "link") {
    const words = markupWords({
      type: "root",
      children: [{ type: "paragraph", children: node.children }],
    });
    return [{ url: node.url, words }];
  }
  return "children" in node ? node.children.flatMap(linksIn) : [];
}

/** The path of a link within this site. Null for other links, and for anchors on the same page. */
export function ownAddress(url: string): string | null {
  if (!url.trim() || url.startsWith("#") || !URL.canParse(url, window.location.origin)) return null;
  const { origin, pathname } = new URL(url, window.location.origin);
  if (origin !== window.location.origin) return null;
  return URL.canParse(url) ? stripBasePath(pathname) : pathname;
}
