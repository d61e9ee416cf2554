import type { LoaderFunction } from "react-router";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type { EditPageQuery } from "../../__generated__/EditPageQuery.graphql";
import { queryLoader } from "../../relay/query-route";
import { editPageQuery } from "./EditPage";

/** Loads the project by the number in its address: as it is now, so that no edit starts from the past. */
export function editPageLoader(environment: IEnvironment): LoaderFunction {
  const variables = ({ id }: Readonly<Record<string, string | undefined>>) => ({
    databaseId: /^[1-9]\d{0,8}$/.test(id ?? "") ? Number(id) : 0,
  });
  const load = queryLoader<EditPageQuery>(environment, { query: editPageQuery, variables });
  return async (...parameters) => {
    const [{ params }] = parameters;
    if (!isFirstPage()) {
      await fetchQuery<EditPageQuery>(environment, editPageQuery, variables(params), {
        fetchPolicy: "network-only",
      }).toPromise();
    }
    return load(...parameters);
  };
}

/** Whether the page is being rendered on the server, or taken over from it. */
function isFirstPage(): boolean {
  return typeof document === "undefined" || document.documentElement.dataset.hydrated === undefined;
}
