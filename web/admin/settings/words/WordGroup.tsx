import { type ReactNode, useId } from "react";
import { ChevronDownIcon } from "../../../ui/icon/icons";
import "./WordGroup.css";

type Props = {
  title: string;
  /** The number of texts in the group, and of those that the owner has changed. */
  count: number;
  changedCount: number;
  isOpen: boolean;
  /** Undefined while the group has to stay open, as during a search. */
  onToggle: (() => void) | undefined;
  /** Rendered only while the group is open. */
  children: () => ReactNode;
};

/** A group that can be expanded: the texts of one part of the site. */
export function WordGroup({ title, count, changedCount, isOpen, onToggle, children }: Props) {
  const id = useId();
  return (
    <section className="word-group" aria-labelledby={`${id}-title`}>
      <h3>
        <button
          type="button"
          className="word-group-title row fill touchable"
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-disabled={onToggle ? undefined : true}
          aria-controls={`${id}-rows`}
          onClick={onToggle}
        >
          <span>{title}</span>
          <span className="word-group-count quiet tabular">
            {changedCount > 0 ? `${changedCount} of ${count} changed` : count}
          </span>
          <ChevronDownIcon />
        </button>
      </h3>
      <div className="word-group-rows" id={`${id}-rows`} hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </section>
  );
}
