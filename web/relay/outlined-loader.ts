import { loadQuery } from "react-relay";
import type { LoaderFunction } from "react-router";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { queryLoader } from "./query-route";
import { environmentOf } from "./route-context";

/**
 * The loader of a page that shows a skeleton while its data loads. The server waits for the data; the browser
 * does not. From the second opening of the page on, the browser fetches the data each time, so that the page
 * shows changes from other windows.
 */
export function outlinedLoader(
  query: GraphQLTaggedNode,
  variablesOf: (url: URL) => Variables = () => ({}),
): LoaderFunction {
  const variables = (_parameters: object, url: URL) => variablesOf(url);
  const loadWhole = queryLoader({ query, variables });
  let wasOpened = false;
  return (...parameters) => {
    const [{ request, context }] = parameters;
    const environment = environmentOf(context);
    if (environment.isServer()) return loadWhole(...parameters);
    const fetchPolicy = wasOpened ? "store-and-network" : "store-or-network";
    wasOpened = true;
    const url = new URL(request.url);
    return loadQuery(environment, query, variablesOf(url), { fetchPolicy });
  };
}
