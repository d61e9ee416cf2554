import { queryLoader } from "../../relay/query-route";
import { ConnectPage, connectPageQuery } from "./ConnectPage";

/** The Connect page, as the router needs it: its code is one piece. */
export const connectRoute = {
  Component: ConnectPage,
  loader: queryLoader({ query: connectPageQuery }),
};
