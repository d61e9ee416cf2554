import { useEffect, useMemo, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { commitLocalUpdate, type IEnvironment } from "relay-runtime";
import type { useRefreshableListQuery } from "../../__generated__/useRefreshableListQuery.graphql";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { filtersIn, type ProjectFilters } from "../projects/filter/projectFilters";
import type { ProjectListValue } from "../projects/ProjectListContext";

/** The maximum number of projects that the server lists for the owner. */
const max = 2_000;

const query = graphql`
  query useRefreshableListQuery(
    $count: Int!
    $visibility: Visibility
    $tag: String
    $search: String
    $orderBy: ProjectOrder!
  ) {
    ...ProjectList_query
      @arguments(
        count: $count
        visibility: $visibility
        tag: $tag
        search: $search
        orderBy: $orderBy
      )
  }
`;

/**
 * The list of projects, with the function by which the actions of the tab refresh it. A refresh reads at least
 * as many projects as are shown, so that none disappears, and invalidates all cached queries. It never rejects,
 * because it follows an action that has succeeded.
 * @param connection the id of the Relay connection that contains the projects
 * @param length the number of projects that are shown
 */
export function useRefreshableList(
  connection: string,
  length: number,
  { visibility, tag, search, orderBy }: ProjectFilters = filtersIn(new URLSearchParams()),
): ProjectListValue {
  const environment = useRelayEnvironment();
  const shown = useRef(length);
  useEffect(() => {
    shown.current = length;
  }, [length]);
  return useMemo(() => {
    const others = new Set<() => Promise<void>>();
    const readList = async (added?: string) => {
      const read = (count: number) =>
        fetchQuery<useRefreshableListQuery>(environment, query, {
          count,
          visibility,
          tag,
          search,
          orderBy,
        }).toPromise();
      await read(Math.max(shown.current + 1, 24));
      if (!added) return;
      if (!isListed(environment, connection, added)) await read(max);
      bringIntoView(added);
    };
    return {
      connections: [connection],
      refresh: async (added) => {
        clearQueryCache(environment);
        await Promise.allSettled([readList(added), ...[...others].map((read) => read())]);
      },
      onRefresh: (read) => {
        others.add(read);
        return () => others.delete(read);
      },
    };
  }, [environment, connection, visibility, tag, search, orderBy]);
}

function isListed(environment: IEnvironment, connection: string, id: string): boolean {
  let isFound = false;
  commitLocalUpdate(environment, (store) => {
    const edges = store.get(connection)?.getLinkedRecords("edges") ?? [];
    isFound = edges.some((edge) => edge.getLinkedRecord("node")?.getDataID() === id);
  });
  return isFound;
}

/** Scrolls to the card of a project. Delayed until the card is rendered and a dialog has returned the focus. */
function bringIntoView(id: string): void {
  setTimeout(() => {
    document.querySelector(`[data-project="${id}"]`)?.scrollIntoView({ block: "nearest" });
  }, 100);
}
