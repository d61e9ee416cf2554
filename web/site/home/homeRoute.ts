import type { HomePageQuery } from "../../__generated__/HomePageQuery.graphql";
import { queryLoader } from "../../relay/query-route";
import { loadOwnersHint } from "../layout/OwnersHint";
import { HomePage, homePageQuery } from "./HomePage";
import { HomePageError } from "./HomePageError";
import { loadHomeLayout } from "./layouts/homeLayout";

/** The route of the home page, in one module, so that its code is one chunk. */
export const homeRoute = {
  Component: HomePage,
  ErrorBoundary: HomePageError,
  loader: queryLoader<HomePageQuery>({
    query: homePageQuery,
    prepare: async ({ siteLook, siteSetup }) => {
      await Promise.all([loadHomeLayout(siteLook.homeLayout), loadOwnersHint(siteSetup)]);
    },
  }),
};
