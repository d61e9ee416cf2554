import { usePage } from "../rendering/PageContext";

/** The maximum width of content with its margins, in CSS pixels: see tokens.css. */
export function useContentWidth(): number {
  return usePage().fillsLargeScreens ? 2240 : 1440;
}

/**
 * An entry for `coverSizes`: the width of a box that takes a share of the content's width, in windows where
 * content has its maximum width.
 */
export function widestBox(contentWidth: number, share: number): { when: string; width: string } {
  const minMargins = 64; // both margins together, in the voice (type style) with the smallest margins
  const width = Math.ceil((contentWidth - minMargins) * share);
  return { when: `(width >= ${contentWidth}px)`, width: `${width}px` };
}
