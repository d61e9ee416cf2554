import type { RouteObject } from "react-router";
import { slidePaths } from "../pages/paths";
import { adminRoutes } from "./admin-routes";
import { paths } from "./paths";
import { watchAccess, watchPage } from "./relay/access-watch";
import { whenPathChanges } from "./relay/when-path-changes";
import { Document } from "./site/layout/Document";
import { DocumentError } from "./site/layout/DocumentError";
import { PageError } from "./site/layout/PageError";
import { SiteLayout } from "./site/layout/SiteLayout";
import { siteLayoutLoader } from "./site/layout/siteLayoutLoader";
import { whenTagChanges } from "./site/work/workTag";

/**
 * The pages of the site. The id of a lazy route is the path of its module below web/, by which the server
 * finds the code and styles of the page.
 */
export const routes: RouteObject[] = [
  {
    id: "document",
    Component: Document,
    ErrorBoundary: DocumentError,
    loader: siteLayoutLoader,
    shouldRevalidate: () => false,
    children: [
      {
        id: "site",
        Component: SiteLayout,
        children: [
          {
            id: "pages",
            ErrorBoundary: PageError,
            loader: watchAccess,
            shouldRevalidate: whenPathChanges,
            children: [
              {
                id: "site/home/homeRoute.ts",
                index: true,
                lazy: async () => (await import("./site/home/homeRoute")).homeRoute,
              },
              {
                id: "site/work/workRoute.ts",
                path: paths.work,
                shouldRevalidate: whenTagChanges,
                lazy: async () => (await import("./site/work/workRoute")).workRoute,
              },
              {
                id: "site/about/aboutRoute.ts",
                path: paths.about,
                shouldRevalidate: whenPathChanges,
                lazy: async () => (await import("./site/about/aboutRoute")).aboutRoute,
              },
              {
                id: "site/connect/ConnectPage.tsx",
                path: paths.connect,
                lazy: async () => (await import("./site/connect/ConnectPage")).connectRoute,
              },
              {
                id: "site/brief/BriefPage.tsx",
                path: paths.brief,
                lazy: async () => (await import("./site/brief/BriefPage")).briefRoute,
              },
              {
                id: "site/project/projectRoute.ts",
                path: "project/:slug",
                lazy: async () => (await import("./site/project/projectRoute")).projectRoute,
              },
              {
                id: "site/request/AccessPage.tsx",
                path: paths.access,
                lazy: async () => (await import("./site/request/AccessPage")).accessRoute,
              },
              {
                id: "site/access/signInRoute.ts",
                path: paths.signIn,
                lazy: async () => (await import("./site/access/signInRoute")).signInRoute,
              },
              {
                id: "site/link/LinkPage.tsx",
                path: paths.link,
                lazy: async () => (await import("./site/link/LinkPage")).linkRoute,
              },
              {
                id: "site/not-found/NotFoundPage.tsx",
                path: "*",
                lazy: async () => {
                  const { NotFoundPage } = await import("./site/not-found/NotFoundPage");
                  return { Component: NotFoundPage };
                },
              },
            ].map(watchPage),
          },
        ],
      },
      {
        id: "site/slides/slidesRoute.ts",
        ErrorBoundary: PageError,
        shouldRevalidate: () => false,
        lazy: async () => (await import("./site/slides/slidesRoute")).slidesRoute,
        children: Object.values(slidePaths).flatMap((path) => [
          { path },
          { path: `${path}/notes` },
        ]),
      },
      ...adminRoutes,
    ],
  },
];
