import { readFile } from "node:fs/promises";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

const processor = unified().use(remarkParse).use(remarkRehype);

/** @typedef {{ type: string, tagName?: string, value?: string, children?: Node[] }} Node */

/** @param {Node} node @returns {string} its words */
function textOf(node) {
  return node.value ?? (node.children ?? []).map(textOf).join(" ");
}

/**
 * A Markdown file as a module: its title, its words without markup, and the tree of its HTML.
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

/** Leaves out positions in the file, which pages do not need. @param {string} key @param {unknown} value */
function withoutPlaces(key, value) {
  return key === "position" ? undefined : value;
}

/** Lets Markdown files be imported. */
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
