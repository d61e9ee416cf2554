import { createHash } from "node:crypto";
import { openPaths } from "../../pages/paths.ts";

/** Names a script within a page in the security policy, which allows no other. */
export function inlineHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/**
 * The one script within pages: decodes the fonts that come with them before anything is laid out. A
 * browser that does so only when it needs them draws its first frame in another font, and moves.
 */
export const fontScript =
  'for(const font of document.currentScript.dataset.fonts.split(","))document.fonts.load(font,"a1")';

export const fontScriptHash = inlineHash(fontScript);

/** The pages that anyone may read. What they read from a query string is a state of theirs. */
const pages = {
  and: [
    { href_matches: [...Object.values(openPaths), "/project/*"] },
    { not: { href_matches: "/*\\?(.+)" } },
    { not: { selector_matches: "[target], [data-in-place]" } },
  ],
};

/**
 * What browsers may fetch and lay out before it is asked for: the page that a link leads to which is
 * pointed at or being pressed. They do so for reading alone: the pages change nothing.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: pages, eagerness: "moderate" }],
});

export const speculationRulesHash = inlineHash(speculationRules);
