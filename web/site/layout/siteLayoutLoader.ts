import { loadQuery } from "react-relay";
import type { LoaderFunction } from "react-router";
import { fetchQuery } from "relay-runtime";
import type { siteLayoutQuery as SiteLayoutQuery } from "../../__generated__/siteLayoutQuery.graphql";
import { environmentOf } from "../../relay/route-context";
import { loadSet } from "../../words/loadedSets";
import { siteLayoutQuery } from "../siteLayoutQuery";

const fetchPolicy = "store-or-network";

/**
 * Loads the data of the layout of all pages, and the texts of the site's language. Null if the data cannot be
 * loaded: then the site is shown in its fallback colours.
 */
export const siteLayoutLoader: LoaderFunction = async ({ context }) => {
  const environment = environmentOf(context);
  const read = fetchQuery<SiteLayoutQuery>(environment, siteLayoutQuery, {}, { fetchPolicy });
  const layout = await read.toPromise().catch(() => null);
  if (!layout) return null;
  await loadSet(layout.siteWords?.language ?? "en");
  return loadQuery<SiteLayoutQuery>(environment, siteLayoutQuery, {}, { fetchPolicy });
};
