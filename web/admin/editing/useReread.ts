import { useCallback } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";

/** Returns a function that fetches a query without variables from the server again. Failures are not shown. */
export function useReread(query: GraphQLTaggedNode): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    const options = { networkCacheConfig: { force: true } };
    fetchQuery(environment, query, {}, options).subscribe({ error: () => {} });
  }, [environment, query]);
}
