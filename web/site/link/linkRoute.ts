import { queryLoader } from "../../relay/query-route";
import { LinkPage, linkPageQuery } from "./LinkPage";

/** Where links lead that do not open at once, as the router needs it: its code is one piece. */
export const linkRoute = {
  Component: LinkPage,
  loader: queryLoader({ query: linkPageQuery }),
};
