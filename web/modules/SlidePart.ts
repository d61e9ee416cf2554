import { createContext } from "react";

/** How a slide shows a part of a module that does not fit it whole. */
type Part = {
  /** Of a text, as HTML: at most so many characters. */
  text: (html: string, max: number) => string;
  /** Of a list: at most so many of its entries. */
  list: <Item>(items: readonly Item[], max: number) => readonly Item[];
  /** Whether it is the first one, which has the title. */
  isFirst: boolean;
};

/** Null outside of presentations. */
export const SlidePart = createContext<Part | null>(null);

/** What fits a slide: characters of a text, alone, in large letters or beside a picture; pictures, rows and lines. */
export const slideRoom = {
  text: 520,
  shortText: 240,
  besidePicture: 400,
  pictures: 6,
  rows: 8,
  lines: 18,
} as const;
