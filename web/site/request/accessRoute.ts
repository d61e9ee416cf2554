import type { IEnvironment } from "relay-runtime";
import { queryLoader } from "../../relay/query-route";
import { AccessPage, accessPageQuery } from "./AccessPage";

/** Where visitors ask for access, as the router needs it: its code is one piece. */
export function accessRoute(environment: IEnvironment) {
  return {
    Component: AccessPage,
    loader: queryLoader(environment, { query: accessPageQuery }),
  };
}
