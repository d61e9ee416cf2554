import type { IEnvironment } from "relay-runtime";
import { queryLoader } from "../../relay/query-route";
import { WorkPage, workPageQuery } from "./WorkPage";

/** The Work page, as the router needs it: its code is one piece. */
export function workRoute(environment: IEnvironment) {
  return {
    Component: WorkPage,
    loader: queryLoader(environment, { query: workPageQuery }),
  };
}
