import type { IEnvironment } from "relay-runtime";
import { queryLoader } from "../../relay/query-route";
import { HomePage, homePageQuery } from "./HomePage";
import { HomePageError } from "./HomePageError";

/** The home page, as the router needs it: its code is one piece. */
export function homeRoute(environment: IEnvironment) {
  return {
    Component: HomePage,
    ErrorBoundary: HomePageError,
    loader: queryLoader(environment, { query: homePageQuery }),
  };
}
