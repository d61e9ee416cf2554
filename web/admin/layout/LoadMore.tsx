import { useLayoutEffect, useRef, useState } from "react";
import type { LoadMoreFn } from "react-relay";
import type { OperationType } from "relay-runtime";
import { Button } from "../../ui/button/Button";
import { reasonOf, showFailure } from "../showFailure";
import "./LoadMore.css";

type Props<Query extends OperationType> = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<Query>;
  /** How many items are fetched at once. */
  size: number;
  shown: number;
  /** The number of all items. Undefined if the server does not count them. */
  total?: number;
  /** The items in the plural, as in "30 of 64 projects". */
  things: string;
};

/** The foot of a paginated list. After the last page, the count takes the focus of the removed button. */
export function LoadMore<Query extends OperationType>({
  hasNext,
  isLoadingNext,
  loadNext,
  size,
  shown,
  total,
  things,
}: Props<Query>) {
  const foot = useRef<HTMLParagraphElement>(null);
  const [wasAsked, setAsked] = useState(false);
  const isWhole = !hasNext;
  const count = total === undefined ? shown : `${shown} of ${Math.max(total, shown)}`;
  // A layout effect: it runs before a dialog around the list moves the lost focus to its first control.
  useLayoutEffect(() => {
    if (wasAsked && isWhole && document.activeElement === document.body) foot.current?.focus();
  }, [wasAsked, isWhole]);

  const handlePress = () => {
    setAsked(true);
    loadNext(size, {
      onComplete: (error) => error && showFailure("More could not be loaded", reasonOf(error)),
    });
  };
  if (isWhole && !wasAsked) return null;
  return (
    <div className="load-more quiet row tabular">
      <p ref={foot} tabIndex={-1} role="status">
        {isWhole ? `All ${shown}` : count} {things}
      </p>
      {!isWhole && (
        <Button size="small" isPending={isLoadingNext} onClick={handlePress}>
          {isLoadingNext ? "Loading..." : "Show more"}
        </Button>
      )}
    </div>
  );
}
