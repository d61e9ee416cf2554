import { openPaths } from "../../pages/paths.ts";
import { inlineHash } from "./inline-hash.ts";

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
