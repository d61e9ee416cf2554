import { redirect, redirectDocument } from "react-router";
import type { SlidesPageQuery } from "../../__generated__/SlidesPageQuery.graphql";
import { loadBlocks } from "../../modules/blocks";
import { blocksOf } from "../../modules/blocksOf";
import { paths } from "../../paths";
import { queryLoader } from "../../relay/query-route";
import { loadSet } from "../../words/loadedSets";
import { isPresentersWindow, SlidesPage, slidesPageQuery } from "./SlidesPage";

// The editor imports these functions to measure slides.
export { Deck } from "./Deck";
export { deckOf } from "./deckOf";

const load = queryLoader<SlidesPageQuery>({
  query: slidesPageQuery,
  variables: ({ slug }, { pathname }) => {
    const withNotes = isPresentersWindow(pathname);
    if (slug !== undefined) return { of: "PROJECT", slug, withNotes };
    const isBrief = pathname.toLowerCase().startsWith(paths.brief);
    return { of: isBrief ? "BRIEFS" : "LINK", slug: "", withNotes };
  },
  // The address of slides has the present slug, as that of the project's page: a former slug, or one in
  // capital letters, is redirected.
  redirect: ({ presentation: [project] }, { slug }, { pathname, search }) => {
    if (slug === undefined || !project || project.slug === slug) return undefined;
    const notes = isPresentersWindow(pathname) ? "/notes" : "";
    return redirect(`${paths.slides(project.slug)}${notes}${search}`, 301);
  },
  prepare: async ({ presentation }) => {
    await Promise.all([
      loadBlocks(presentation.flatMap(({ caseStudy }) => (caseStudy ? blocksOf(caseStudy) : []))),
      ...presentation.map(({ language }) => loadSet(language)),
    ]);
  },
});

/** Whether this document has shown its slides: a document shows them only once. */
let isLoaded = false;

/**
 * The route of slides, in one module, so that its code is one chunk. Slides are loaded as a document, which
 * the server renders for the audience that the owner has chosen, such as visitors. So the document does not
 * contain data that only the owner may see, which her browser has loaded before.
 */
export const slidesRoute = {
  Component: SlidesPage,
  loader: ((call, context) => {
    if (typeof document !== "undefined") {
      if (isLoaded || !document.querySelector("script[data-slides]")) {
        return redirectDocument(call.request.url);
      }
      isLoaded = true;
    }
    return load(call, context);
  }) as typeof load,
};
