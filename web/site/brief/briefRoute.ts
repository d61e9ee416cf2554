import { queryLoader } from "../../relay/query-route";
import { BriefPage, briefPageQuery } from "./BriefPage";

/** The page of briefs, as the router needs it: its code is one piece. */
export const briefRoute = {
  Component: BriefPage,
  loader: queryLoader({ query: briefPageQuery }),
};
