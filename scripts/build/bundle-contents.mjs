import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * The modules in each built script, with the number of characters of each before compression.
 * @typedef {Record<string, Record<string, number>>} BundleContents
 */

/**
 * Writes the contents of the scripts beside the manifest, for tests and `npm run report:bundles`.
 * @returns {import("vite").Plugin}
 */
export function bundleContents() {
  return {
    name: "vitrine:bundle-contents",
    writeBundle({ dir = "dist" }, bundle) {
      /** @type {BundleContents} */
      const contents = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        contents[chunk.fileName] = Object.fromEntries(
          Object.entries(chunk.modules).map(([id, { renderedLength }]) => [
            relative(process.cwd(), id),
            renderedLength,
          ]),
        );
      }
      const path = join(dir, ".vite/contents.json");
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(contents));
    },
  };
}
