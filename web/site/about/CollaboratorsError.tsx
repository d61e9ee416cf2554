import type { MouseEvent } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import { useWords } from "../../words/WordsContext";

/**
 * Replaces collaborators that could not be loaded. Its button loads them again; without scripts it reloads
 * the page.
 */
export function CollaboratorsError() {
  const location = useLocation();
  const say = useWords();
  const { revalidate, state } = useRevalidator();
  const isPending = state === "loading";
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    if (!isPending) revalidate();
  };
  return (
    <div className="collaborators-error stack-wider" role="alert">
      <p>{say("about.failed")}</p>
      <Link
        className="button"
        to={location}
        data-pending={isPending || undefined}
        aria-disabled={isPending || undefined}
        onClick={handleClick}
      >
        {say("site.retry")}
      </Link>
    </div>
  );
}
