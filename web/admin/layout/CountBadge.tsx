import "./CountBadge.css";

type Props = {
  count: number;
  /** The word for the counted items, for screen readers: "unread". */
  words: string;
};

/** The number of new items, beside the label of a tab. Renders nothing for 0. */
export function CountBadge({ count, words }: Props) {
  if (count === 0) return null;
  return (
    <span className="count-badge strong tabular">
      {count > 99 ? "99+" : count}
      <span className="visually-hidden"> {words}</span>
    </span>
  );
}
