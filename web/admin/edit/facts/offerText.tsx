import type { MouseEvent, ReactNode } from "react";

/**
 * Offers, below a field that is empty, what another part of the form says of the same.
 * @returns undefined where there is nothing to offer
 */
export function offerText(
  field: string,
  { said, place, onTake }: { said: string; place: string; onTake: (text: string) => void },
): ReactNode {
  const text = said.trim();
  if (field !== "" || text === "") return undefined;
  const handleClick = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest(".field")?.querySelector("input")?.focus();
    onTake(text);
  };
  return (
    <button type="button" className="text-link" onClick={handleClick}>
      As in the {place}: {text}
    </button>
  );
}
