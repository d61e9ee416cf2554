import { useEffect, useMemo, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRefreshableListQuery } from "../../__generated__/useRefreshableListQuery.graphql";
import type { ProjectListValue } from "./ProjectListContext";

const query = graphql`
  query useRefreshableListQuery($count: Int!) {
    ...ProjectList_query @arguments(count: $count)
  }
`;

/**
 * What the actions of the tab need of its list. A refresh reads as many projects as are shown, so that
 * none leaves the view. It never fails: an action that went through stays one.
 */
export function useRefreshableList(connection: string, length: number): ProjectListValue {
  const environment = useRelayEnvironment();
  const shown = useRef(length);
  useEffect(() => {
    shown.current = length;
  }, [length]);
  return useMemo(() => {
    const others = new Set<() => Promise<void>>();
    const readList = async () => {
      const count = Math.max(shown.current + 1, 24);
      await fetchQuery<useRefreshableListQuery>(environment, query, { count }).toPromise();
    };
    return {
      connections: [connection],
      refresh: async () => {
        await Promise.allSettled([readList(), ...[...others].map((read) => read())]);
      },
      onRefresh: (read) => {
        others.add(read);
        return () => others.delete(read);
      },
    };
  }, [environment, connection]);
}
