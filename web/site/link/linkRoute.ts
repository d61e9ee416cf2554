import type { IEnvironment } from "relay-runtime";
import { queryLoader } from "../../relay/query-route";
import { LinkPage, linkPageQuery } from "./LinkPage";

/** Where links lead that do not open at once, as the router needs it: its code is one piece. */
export function linkRoute(environment: IEnvironment) {
  return {
    Component: LinkPage,
    loader: queryLoader(environment, { query: linkPageQuery }),
  };
}
