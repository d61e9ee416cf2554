import { createContext, use } from "react";
import { useContentWidth, widestBox } from "../media/widestBox";

/** The width of a column as a fraction of its row's width. Null outside of rows. */
export const ColumnShare = createContext<number | null>(null);

/** The `sizes` attribute of a picture that fills its column, as in ModuleColumn.css. Null outside of rows. */
export function useColumnSizes(): string | null {
  const share = use(ColumnShare);
  const contentWidth = useContentWidth();
  if (share === null) return null;
  // In wide windows the label of the section takes a quarter of the width.
  const { when, width } = widestBox(contentWidth, share * 0.75);
  const [wide, narrow] = [Math.ceil(share * 75), Math.ceil(share * 100)];
  return `${when} ${width}, (width >= 1024px) ${wide}vw, (width >= 768px) ${narrow}vw, 100vw`;
}

/**
 * The `sizes` attribute of a picture that takes a share of the content's width or, in a row, fills its
 * column.
 * @param narrower the `sizes` for narrower windows, outside of rows
 */
export function useContentSizes(share: number, narrower: string): string {
  const { when, width } = widestBox(useContentWidth(), share);
  return useColumnSizes() ?? `${when} ${width}, ${narrower}`;
}
