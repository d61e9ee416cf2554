import drawings from "./card-placeholders.svg";

/**
 * The placeholder of a card without a picture. @param index the card's position: neighbours get different
 * drawings
 */
export function CardPlaceholder({ index }: { index: number }) {
  return (
    <span className="card-placeholder centered" aria-hidden="true">
      <svg width="240" height="160" fill="none" stroke="currentColor" strokeWidth="2">
        <use href={`${drawings}#drawing-${index % 3}`} />
      </svg>
    </span>
  );
}
