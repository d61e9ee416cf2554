import { useRef } from "react";

/** Keeps the focus near when the card it was in goes: on the next one, the last one, or the heading. */
export function useFocusAfterRemoval() {
  const cards = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNeighbourOf = (id: string) => {
    const card = cards.current?.querySelector(`[data-project="${id}"]`);
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
    const target = neighbour?.querySelector<HTMLElement>("a[href]") ?? heading.current;
    // After the dialog has tried to give the focus back to where it was.
    setTimeout(() => target?.focus(), 50);
  };
  return { cards, heading, focusNeighbourOf };
}
