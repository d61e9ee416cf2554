import { useWords } from "../../words/WordsContext";

type Props = { direction: "previous" | "next"; onPress: () => void };

export function QuoteButton({ direction, onPress }: Props) {
  const say = useWords();
  return (
    <button
      type="button"
      className="quote-button"
      aria-label={say(direction === "previous" ? "quote.previous" : "quote.next")}
      onClick={onPress}
    >
      <svg
        className="mirrored"
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden="true"
      >
        <path
          d={direction === "previous" ? "M10 3 5 8l5 5" : "m6 3 5 5-5 5"}
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
