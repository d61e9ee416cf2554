import type { MouseEvent, ReactNode } from "react";

/**
 * Offers, below an empty field, the text that another part of the form has for the same fact.
 * @param field the text of the field
 * @returns undefined if the field has text, or the other part has no text
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
