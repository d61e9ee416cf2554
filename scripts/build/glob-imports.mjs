import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const pattern = /@import "([^"*]+)\/\*\/([^"*]+)";/g;

/**
 * Lets a style sheet import all files of one name from the folders that contain such a file:
 * `@import "../modules/*\/poster.css";`.
 * @returns {import("vite").Plugin}
 */
export function globImports() {
  return {
    name: "vitrine:glob-imports",
    enforce: "pre",
    transform: {
      filter: { id: /\.css$/ },
      handler: (source, id) => expandImports(source, dirname(id)),
    },
  };
}

/**
 * Replaces each import with a star by imports of the same file from every folder that has it,
 * sorted by the folders' names.
 * @param {string} source
 * @param {string} folder of the style sheet
 * @throws if no folder has the file
 */
export function expandImports(source, folder) {
  return source.replace(pattern, (rule, parent, file) => {
    const names = readdirSync(join(folder, parent))
      .filter((name) => existsSync(join(folder, parent, name, file)))
      .sort();
    if (names.length === 0) throw new Error(`${rule} finds nothing`);
    return names.map((name) => `@import "${parent}/${name}/${file}";`).join("\n");
  });
}
