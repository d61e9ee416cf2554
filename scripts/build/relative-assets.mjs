import { readFile } from "node:fs/promises";

/**
 * Makes built files refer to each other by relative addresses, so that the same build serves a site
 * below any path. Vite's own option for this, a relative `base`, is not used, because it adds an
 * argument to each dynamic import of a page.
 * @returns {import("vite").Plugin}
 */
export function relativeAssets() {
  return {
    name: "vitrine:relative-assets",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => readFile("scripts/build/fetch-ahead.mjs", "utf8"),
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") {
            file.code = file.code.replaceAll("new URL(`/assets/", "new URL(`./");
          } else if (file.fileName.endsWith(".css")) {
            file.source = file.source.toString().replaceAll("url(/assets/", "url(./");
          }
        }
      },
    },
  };
}
