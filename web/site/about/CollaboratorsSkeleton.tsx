import { Skeleton } from "../../ui/skeleton/Skeleton";
import { useWords } from "../../words/WordsContext";
import "./Collaborators.css";
import "./Quotes.css";

/** A placeholder in the shape of the collaborators while they load. */
export function CollaboratorsSkeleton() {
  const say = useWords();
  return (
    <div role="status">
      <span className="visually-hidden">{say("about.loading")}</span>
      <div className="collaborators-skeleton-tabs row">
        <Skeleton width="5rem" />
        <Skeleton width="6.5rem" />
        <Skeleton width="5.5rem" />
      </div>
      <div className="collaborator-panel">
        <div className="collaborator-words stack-wider">
          <div className="collaborators-skeleton-heading">
            <Skeleton width="62%" />
          </div>
          <Skeleton />
          <Skeleton width="96%" />
          <Skeleton width="54%" />
        </div>
        <div className="quotes">
          <div className="quotes-head bar touchable">
            <Skeleton width="7rem" />
          </div>
          <div className="quote-text">
            <Skeleton height="4lh" radius="large" />
          </div>
          <Skeleton width="10rem" />
        </div>
      </div>
    </div>
  );
}
