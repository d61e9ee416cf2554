import type { HomePageQuery } from "../../__generated__/HomePageQuery.graphql";
import { queryLoader } from "../../relay/query-route";
import { loadOwnersHint } from "../layout/OwnersHint";
import { HomePage, homePageQuery } from "./HomePage";
import { HomePageError } from "./HomePageError";
import { loadHomeLayout } from "./layouts/homeLayout";

/** The home page, as the router needs it: its code is one piece. */
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
