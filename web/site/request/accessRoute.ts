import { queryLoader } from "../../relay/query-route";
import { AccessPage, accessPageQuery } from "./AccessPage";

/** Where visitors ask for access, as the router needs it: its code is one piece. */
export const accessRoute = {
  Component: AccessPage,
  loader: queryLoader({ query: accessPageQuery }),
};
