import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { OrderPanelQuery } from "../../__generated__/OrderPanelQuery.graphql";
import { Skeleton } from "../../ui/skeleton/Skeleton";
import { lazyByAttempt } from "../layout/lazyByAttempt";
import { PanelBoundary } from "../layout/PanelBoundary";
import { useProjectList } from "../projects/ProjectListContext";
import "./OrderPanel.css";

const loadLists = () => import("./OrderLists");
const listsOf = lazyByAttempt(async () => (await loadLists()).OrderLists);

/**
 * Whether the lists were loaded before in this window. If so, they are rendered at once, so that Back can
 * restore the scroll position.
 */
let hasBeenNear = false;

/** The panel in which the owner orders projects and work images. It loads its lists when it is nearly visible. */
export function OrderPanel() {
  const panel = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(hasBeenNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        hasBeenNear = true;
        setNear(true);
        // Loads the code in parallel with the query. If that fails, rendering the lists reports the
        // failure.
        loadLists().catch(() => {});
      },
      { rootMargin: "600px" },
    );
    if (panel.current) observer.observe(panel.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={panel} className="order-panel stack-wider" aria-labelledby="order-panel-title">
      <header>
        <h2 className="order-panel-title" id="order-panel-title">
          Project Order Management
        </h2>
        <p className="order-panel-words muted">
          Drag to reorder; on a touch screen, by the handle. By keyboard: arrow keys to choose, Tab
          to its handle, Enter to pick it up, arrow keys to the place, Enter to drop it there.
        </p>
      </header>
      {isNear ? (
        <PanelBoundary message="The order could not be loaded." fallback={<OrderSkeleton />}>
          {(attempt) => <QueriedLists attempt={attempt} />}
        </PanelBoundary>
      ) : (
        <OrderSkeleton />
      )}
    </section>
  );
}

/** The outline of the lists while they are loading. */
function OrderSkeleton() {
  return (
    <div className="order-lists stack-widest" aria-hidden="true">
      <Skeleton height="360px" radius="large" />
      <Skeleton height="360px" radius="large" />
    </div>
  );
}

const query = graphql`
  query OrderPanelQuery @throwOnFieldError {
    ...BriefOrder_query
    ...HomeOrder_query
    ...WorkOrder_query
  }
`;

function QueriedLists({ attempt }: { attempt: number }) {
  const environment = useRelayEnvironment();
  const { onRefresh } = useProjectList();
  const data = useLazyLoadQuery<OrderPanelQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network", fetchKey: attempt },
  );
  useEffect(
    () =>
      onRefresh(async () => {
        await fetchQuery<OrderPanelQuery>(environment, query, {}).toPromise();
      }),
    [environment, onRefresh],
  );
  const OrderLists = listsOf(attempt);
  return <OrderLists query={data} />;
}
