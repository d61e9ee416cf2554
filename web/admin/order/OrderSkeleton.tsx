import { Skeleton } from "../../ui/skeleton/Skeleton";

/** The outline of the two lists while they are on their way. */
export function OrderSkeleton() {
  return (
    <div className="order-lists" aria-hidden="true">
      <Skeleton height="360px" radius="large" />
      <Skeleton height="360px" radius="large" />
    </div>
  );
}
