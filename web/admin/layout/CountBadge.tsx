import "./CountBadge.css";

type Props = {
  count: number;
  /** What is counted, for screen readers: "unread". */
  words: string;
};

/** The number of new things in a tab. Nothing for none. */
export function CountBadge({ count, words }: Props) {
  if (count === 0) return null;
  return (
    <span className="count-badge strong tabular">
      {count > 99 ? "99+" : count}
      <span className="visually-hidden"> {words}</span>
    </span>
  );
}
