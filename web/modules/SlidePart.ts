import { createContext } from "react";

/** How a slide shows one part of a module that is too long for one slide. */
type Part = {
  /** The part of a text, as HTML, of at most `max` characters. */
  text: (html: string, max: number) => string;
  /** The part of a list, of at most `max` entries. */
  list: <Item>(items: readonly Item[], max: number) => readonly Item[];
  /** Whether it is the first part, which has the title. */
  isFirst: boolean;
};

/** Null outside of presentations. */
export const SlidePart = createContext<Part | null>(null);

/**
 * How much fits on a slide: characters of a text without a picture, in large letters, or beside a picture;
 * pictures of a gallery, rows of a table, and lines of code.
 */
export const slideRoom = {
  text: 520,
  shortText: 240,
  besidePicture: 400,
  pictures: 6,
  rows: 8,
  lines: 18,
} as const;
