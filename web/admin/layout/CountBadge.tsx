import "./CountBadge.css";

type Props = {
  count: number;
  /** What is counted, to be heard: "unread". */
  words: string;
};

/** How many things of a tab wait to be seen. Nothing where none do. */
export function CountBadge({ count, words }: Props) {
  if (count === 0) return null;
  return (
    <span className="count-badge">
      {count > 99 ? "99+" : count}
      <span className="visually-hidden"> {words}</span>
    </span>
  );
}
