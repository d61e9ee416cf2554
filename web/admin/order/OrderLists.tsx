import { useEffect } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { OrderListsQuery } from "../../__generated__/OrderListsQuery.graphql";
import { useProjectList } from "../projects/ProjectListContext";
import { HomeOrder } from "./HomeOrder";
import { WorkOrder } from "./WorkOrder";

const query = graphql`
  query OrderListsQuery @throwOnFieldError {
    ...HomeOrder_query
    ...WorkOrder_query
  }
`;

/** The order of the home page beside the order of the work grid. */
export function OrderLists({ attempt }: { attempt: number }) {
  const environment = useRelayEnvironment();
  const { onRefresh } = useProjectList();
  const data = useLazyLoadQuery<OrderListsQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network", fetchKey: attempt },
  );
  useEffect(
    () =>
      onRefresh(async () => {
        await fetchQuery<OrderListsQuery>(environment, query, {}).toPromise();
      }),
    [environment, onRefresh],
  );
  return (
    <div className="order-lists">
      <HomeOrder query={data} />
      <WorkOrder query={data} />
    </div>
  );
}
