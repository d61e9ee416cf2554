import type { LoaderFunction } from "react-router";
import { fetchQuery } from "relay-runtime";
import type { EditPageQuery } from "../../__generated__/EditPageQuery.graphql";
import { queryLoader } from "../../relay/query-route";
import { environmentOf } from "../../relay/route-context";
import { editPageQuery } from "./EditPage";

/**
 * Loads the project whose id is in the address. After a navigation within the app, the project is always
 * fetched from the server, so that editing never starts from an outdated cached state.
 */
export const editPageLoader: LoaderFunction = async (...parameters) => {
  const [{ params, context }] = parameters;
  if (!isFirstPage()) {
    await fetchQuery<EditPageQuery>(environmentOf(context), editPageQuery, variables(params), {
      fetchPolicy: "network-only",
    }).toPromise();
  }
  return load(...parameters);
};

const load = queryLoader<EditPageQuery>({ query: editPageQuery, variables });

function variables({ id }: Readonly<Record<string, string | undefined>>) {
  return { databaseId: /^[1-9]\d{0,8}$/.test(id ?? "") ? Number(id) : 0 };
}

/**
 * Whether this is the first page of the visit: the page is being rendered on the server, or is not
 * hydrated yet. Its data is then up to date.
 */
function isFirstPage(): boolean {
  return typeof document === "undefined" || document.documentElement.dataset.hydrated === undefined;
}
