import type { RouteObject, ShouldRevalidateFunction } from "react-router";
import type { IEnvironment } from "relay-runtime";
import { createAdminRoutes } from "./admin-routes";
import { paths } from "./paths";
import { queryLoader } from "./relay/query-route";
import { Document } from "./site/layout/Document";
import { DocumentError } from "./site/layout/DocumentError";
import { PageError } from "./site/layout/PageError";
import { SiteLayout } from "./site/layout/SiteLayout";
import { siteLayoutLoader } from "./site/layout/siteLayoutLoader";

/** For pages that read their query string themselves: a new one asks for no new data. */
const whenPathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * The pages of the site. The id of a lazy route is the path of its module below web/, from which the
 * server knows what code and styles its page needs.
 */
export function createRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: "document",
      Component: Document,
      ErrorBoundary: DocumentError,
      loader: siteLayoutLoader(environment),
      shouldRevalidate: () => false,
      children: [
        {
          id: "site",
          Component: SiteLayout,
          children: [
            {
              ErrorBoundary: PageError,
              children: [
                {
                  id: "site/home/HomePage.tsx",
                  index: true,
                  lazy: async () => {
                    const { HomePage, homePageQuery } = await import("./site/home/HomePage");
                    const { HomePageError } = await import("./site/home/HomePageError");
                    return {
                      Component: HomePage,
                      ErrorBoundary: HomePageError,
                      loader: queryLoader(environment, { query: homePageQuery }),
                    };
                  },
                },
                {
                  id: "site/work/WorkPage.tsx",
                  path: paths.work,
                  shouldRevalidate: whenPathChanges,
                  lazy: async () => {
                    const { WorkPage, workPageQuery } = await import("./site/work/WorkPage");
                    return {
                      Component: WorkPage,
                      loader: queryLoader(environment, { query: workPageQuery }),
                    };
                  },
                },
                {
                  id: "site/about/AboutPage.tsx",
                  path: paths.about,
                  shouldRevalidate: whenPathChanges,
                  lazy: async () => {
                    const { AboutPage } = await import("./site/about/AboutPage");
                    const { aboutLoader } = await import("./site/about/aboutLoader");
                    return { Component: AboutPage, loader: aboutLoader(environment) };
                  },
                },
                {
                  id: "site/connect/ConnectPage.tsx",
                  path: paths.connect,
                  lazy: async () => {
                    const { ConnectPage, connectPageQuery } = await import(
                      "./site/connect/ConnectPage"
                    );
                    return {
                      Component: ConnectPage,
                      loader: queryLoader(environment, { query: connectPageQuery }),
                    };
                  },
                },
                {
                  id: "site/project/ProjectPage.tsx",
                  path: "project/:slug",
                  lazy: async () => {
                    const { ProjectPage } = await import("./site/project/ProjectPage");
                    const { ProjectNotFound } = await import("./site/project/ProjectNotFound");
                    const { projectPageLoader } = await import("./site/project/projectPageLoader");
                    return {
                      Component: ProjectPage,
                      ErrorBoundary: ProjectNotFound,
                      loader: projectPageLoader(environment),
                    };
                  },
                },
                {
                  id: "site/not-found/NotFoundPage.tsx",
                  path: "*",
                  lazy: async () => {
                    const { NotFoundPage } = await import("./site/not-found/NotFoundPage");
                    return { Component: NotFoundPage };
                  },
                },
              ],
            },
          ],
        },
        ...createAdminRoutes(environment),
      ],
    },
  ];
}
