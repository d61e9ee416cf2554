import { createHash } from "node:crypto";
import { openPaths } from "../../pages/paths.ts";

/**
 * The hash of an inline script, for the content security policy, which allows only inline scripts
 * whose hashes it contains.
 */
export function inlineHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/**
 * The only inline JavaScript: it decodes the inlined fonts before the first layout. Without it, browsers that
 * decode fonts on demand draw the first frame in another font, and the layout shifts.
 */
export const fontScript =
  'for(const font of document.currentScript.dataset.fonts.split(","))document.fonts.load(font,"a1")';

export const fontScriptHash = inlineHash(fontScript);

/**
 * Matches links to pages that everyone may read. Excludes links with a query string, which only set the state
 * of a page, and links that open in another window or change a part of the page (`data-in-place`).
 */
const pagesBelow = (basePath: string) => ({
  and: [
    {
      href_matches: [...Object.values(openPaths), "/project/*"].map((path) => basePath + path),
    },
    { not: { href_matches: "/*\\?(.+)" } },
    { not: { selector_matches: "[target], [data-in-place]" } },
  ],
});

/**
 * Speculation rules: browsers may prefetch and prerender the target of a link that is pointed at or
 * pressed. Rendering these pages changes nothing on the server.
 */
export function speculationRules(basePath: string): string {
  return JSON.stringify({
    prerender: [{ where: pagesBelow(basePath), eagerness: "moderate" }],
  });
}
