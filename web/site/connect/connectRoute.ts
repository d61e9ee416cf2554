import type { IEnvironment } from "relay-runtime";
import { queryLoader } from "../../relay/query-route";
import { ConnectPage, connectPageQuery } from "./ConnectPage";

/** The Connect page, as the router needs it: its code is one piece. */
export function connectRoute(environment: IEnvironment) {
  return {
    Component: ConnectPage,
    loader: queryLoader(environment, { query: connectPageQuery }),
  };
}
