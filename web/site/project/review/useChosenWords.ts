import { useEffect, useEffectEvent, useState } from "react";
import type { ModuleSpot } from "./useModuleSpots";

/** A module, and the words that were selected in it. `quote` is empty for the whole module. */
export type Subject = { moduleId: string; quote: string };

/** The maximum length of a quote, in characters, as on the server. */
const maxQuote = 1_000;

/**
 * How long selected words are remembered after the selection has ended, in milliseconds: a press on the button
 * that quotes the words may end the selection.
 */
const pause = 400;

/**
 * The words that are selected on the page, up to the end of the module in which they begin. Null if no words
 * are selected.
 */
export function useChosenWords(spots: readonly ModuleSpot[]): Subject | null {
  const [chosen, setChosen] = useState<Subject | null>(null);
  const read = useEffectEvent(() => setChosen(readSelection(spots)));
  // Words may have been selected before the modules were found.
  useEffect(() => setChosen((known) => readSelection(spots) ?? known), [spots]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      timer = setTimeout(read, document.getSelection()?.isCollapsed === false ? 0 : pause);
    };
    document.addEventListener("selectionchange", note);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", note);
    };
  }, []);
  return chosen;
}

function readSelection(spots: readonly ModuleSpot[]): Subject | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const spot = spots.find(({ element }) => element.contains(range.startContainer));
  if (!spot) return null;
  if (!spot.element.contains(range.endContainer)) {
    range.setEnd(spot.element, spot.element.childNodes.length);
  }
  const words = range.cloneContents().textContent ?? "";
  const whole = words.replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
  // The cut must not separate the two UTF-16 units of a character.
  const quote = whole.slice(0, maxQuote).replace(/[\ud800-\udbff]$/, "");
  return quote ? { moduleId: spot.moduleId, quote } : null;
}
