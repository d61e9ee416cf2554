import { loadQuery } from "react-relay";
import type { LoaderFunction } from "react-router";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type { siteLayoutQuery as SiteLayoutQuery } from "../../__generated__/siteLayoutQuery.graphql";
import { loadSet } from "../../words/loadedSets";
import { siteLayoutQuery } from "./siteLayoutQuery";

const fetchPolicy = "store-or-network";

/**
 * Loads what frames every page, and the texts of its language. Without it the site still shows, in its
 * fallback colours: null.
 */
export function siteLayoutLoader(environment: IEnvironment): LoaderFunction {
  return async () => {
    const read = fetchQuery<SiteLayoutQuery>(environment, siteLayoutQuery, {}, { fetchPolicy });
    const layout = await read.toPromise().catch(() => null);
    if (!layout) return null;
    await loadSet(layout.siteWords?.language ?? "en");
    return loadQuery<SiteLayoutQuery>(environment, siteLayoutQuery, {}, { fetchPolicy });
  };
}
