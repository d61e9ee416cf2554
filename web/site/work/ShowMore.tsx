import type { MouseEvent } from "react";
import { Link } from "react-router";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { pageSize } from "./gridPages";
import { useWorkTag } from "./workTag";

type Props = {
  /** How many tiles the grid shows. */
  count: number;
  isPending: boolean;
  onPress: () => void;
};

/** Adds to the grid. Without scripts it leads to the longer grid, at the first of the new tiles. */
export function ShowMore({ count, isPending, onPress }: Props) {
  const say = useWords();
  const handleClick = (event: MouseEvent) => {
    // With a modifier it is the browser's, which opens the longer grid elsewhere.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!isPending) onPress();
  };
  return (
    <Link
      className="button"
      data-in-place
      to={paths.workGrid(count + pageSize, count + 1, useWorkTag())}
      data-pending={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={handleClick}
    >
      {say(isPending ? "work.loading" : "work.more")}
    </Link>
  );
}
