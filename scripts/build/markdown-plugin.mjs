import { readFile } from "node:fs/promises";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

const processor = unified().use(remarkParse).use(remarkRehype);

/** @typedef {{ type: string, tagName?: string, value?: string, children?: Node[] }} Node */

/** @param {Node} node @returns {string} the text of the node and its children */
function textOf(node) {
  return node.value ?? (node.children ?? []).map(textOf).join(" ");
}

/**
 * The code of a module for a Markdown file. It exports `title`, the text of the first heading of
 * level 1; `text`, all words without markup; and `tree`, the HTML as a hast tree.
 * @param {string} source
 */
export async function markdownModule(source) {
  /** @type {Node} */
  const tree = await processor.run(processor.parse(source));
  const title = (tree.children ?? []).find(({ tagName }) => tagName === "h1");
  const page = {
    title: title ? textOf(title) : "",
    text: textOf(tree).replace(/\s+/g, " ").trim(),
    tree,
  };
  return Object.entries(page)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, withoutPlaces)};`)
    .join("\n");
}

/**
 * A replacer for JSON.stringify that leaves out the nodes' positions in the Markdown file, which
 * pages do not need.
 * @param {string} key
 * @param {unknown} value
 */
function withoutPlaces(key, value) {
  return key === "position" ? undefined : value;
}

/** A Vite plugin that lets code import Markdown files. */
export function markdown() {
  return {
    name: "markdown",
    /** @param {string} id */
    async load(id) {
      const [path = ""] = id.split("?");
      return path.endsWith(".md") ? markdownModule(await readFile(path, "utf8")) : undefined;
    },
  };
}
