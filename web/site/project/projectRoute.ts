import { redirect, replace } from "react-router";
import type { ProjectPageQuery } from "../../__generated__/ProjectPageQuery.graphql";
import { loadBlocks } from "../../modules/blocks";
import { blocksOf } from "../../modules/blocksOf";
import { paths } from "../../paths";
import { queryLoader } from "../../relay/query-route";
import { readLight } from "../light/readLight";
import { computeTheme } from "../theme/knownThemes";
import { ProjectLoadError } from "./ProjectNotFound";
import { ProjectPage, projectPageQuery } from "./ProjectPage";

/** Loads a project by the slug in its address; a former slug redirects to the current one. */
const projectPageLoader = queryLoader<ProjectPageQuery>({
  query: projectPageQuery,
  variables: ({ slug = "" }) => ({ slug }),
  prepare: async ({ project, siteLook }) => {
    if (!project) return;
    const light = siteLook.hasOwnLight ? readLight(project) : null;
    await Promise.all([
      project.caseStudy && loadBlocks(blocksOf(project.caseStudy)),
      // If the theme cannot be computed, the page has the colours of the previous page.
      light && isInBrowser() && computeTheme(light).catch(() => {}),
    ]);
  },
  redirect: ({ project }, { slug }, { pathname, search }) => {
    if (!project || project.slug === slug) return undefined;
    const address = paths.project(project.slug) + search;
    return isInHistory(pathname) ? replace(address, 301) : redirect(address, 301);
  },
});

/** The route of a project's page, in one module, so that its code is one chunk. */
export const projectRoute = {
  Component: ProjectPage,
  ErrorBoundary: ProjectLoadError,
  loader: projectPageLoader,
};

/**
 * Whether Back or Forward leads to the path: they change the address before the page loads; links change it
 * afterwards.
 */
function isInHistory(pathname: string): boolean {
  return isInBrowser() && window.location.pathname === pathname;
}

function isInBrowser(): boolean {
  return typeof window !== "undefined";
}
