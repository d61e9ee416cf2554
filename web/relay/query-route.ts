import { loadQuery, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { type LoaderFunction, useLoaderData } from "react-router";
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from "relay-runtime";
import { environmentOf } from "./route-context";

type RouteParameters = Readonly<Record<string, string | undefined>>;

type RouteQuery<Query extends OperationType> = {
  query: GraphQLTaggedNode;
  variables?: (parameters: RouteParameters, url: URL) => Query["variables"];
  /** A redirect that depends on the data. Undefined for none. */
  redirect?: (
    data: Query["response"],
    parameters: RouteParameters,
    url: URL,
  ) => Response | undefined;
  /** Loads what the page needs besides its data, such as the code of its modules. */
  prepare?: (data: Query["response"]) => Promise<void>;
};

/**
 * A route loader that loads a page's data into the store before the page is shown, and passes the page a
 * reference to the data. Data in the store is not fetched again.
 */
export function queryLoader<Query extends OperationType>({
  query,
  variables = () => ({}),
  redirect,
  prepare,
}: RouteQuery<Query>): LoaderFunction {
  return async ({ params, request, context }) => {
    const environment = environmentOf(context);
    const url = new URL(request.url);
    const values = variables(params, url);
    const data = await fetchQuery<Query>(environment, query, values, {
      fetchPolicy: "store-or-network",
    }).toPromise();
    const elsewhere = data && redirect?.(data, params, url);
    if (elsewhere) return elsewhere;
    if (data) await prepare?.(data);
    return loadQuery<Query>(environment, query, values, { fetchPolicy: "store-or-network" });
  };
}

/** The data of the page's query, loaded by its route. */
export function useRouteQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
): Query["response"] {
  const reference = useLoaderData<PreloadedQuery<Query>>();
  return usePreloadedQuery<Query>(query, reference);
}
