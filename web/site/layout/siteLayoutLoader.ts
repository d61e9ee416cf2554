import type { LoaderFunction } from "react-router";
import type { IEnvironment } from "relay-runtime";
import { queryLoader } from "../../relay/query-route";
import { siteLayoutQuery } from "./siteLayoutQuery";

/** Loads what frames every page. Without it the site still shows, in its fallback colours: null. */
export function siteLayoutLoader(environment: IEnvironment): LoaderFunction {
  const load = queryLoader(environment, { query: siteLayoutQuery });
  return async (...parameters) => {
    try {
      return await load(...parameters);
    } catch {
      return null;
    }
  };
}
