import { createContext } from "react";

/** Selects the part of a module that a slide shows. A module that is too long for one slide has several parts. */
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
 * How much fits on a slide. In characters: `text` is for a text without a picture, `shortText` for one in
 * large letters, `besidePicture` for one beside a picture. The others count the pictures of a gallery, the
 * rows of a table and the lines of code.
 */
export const slideRoom = {
  text: 520,
  shortText: 240,
  besidePicture: 400,
  pictures: 6,
  rows: 8,
  lines: 18,
} as const;
