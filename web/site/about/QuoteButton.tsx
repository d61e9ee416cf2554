type Props = { direction: "previous" | "next"; onPress: () => void };

export function QuoteButton({ direction, onPress }: Props) {
  return (
    <button
      type="button"
      className="quote-button"
      aria-label={direction === "previous" ? "Previous quote" : "Next quote"}
      onClick={onPress}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
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
