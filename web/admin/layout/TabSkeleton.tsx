import { Skeleton } from "../../ui/skeleton/Skeleton";
import "./TabSkeleton.css";

/** The outline of a tab whose content is loading. */
export function TabSkeleton() {
  return (
    <div className="tab-skeleton" role="status">
      <span className="visually-hidden">Loading</span>
      <Skeleton width="260px" height="28px" />
      <div className="tab-skeleton-cards stack-wide">
        {["one", "two", "three", "four", "five", "six"].map((card) => (
          <Skeleton key={card} height="190px" radius="large" />
        ))}
      </div>
    </div>
  );
}
