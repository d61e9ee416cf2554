import { createContext } from "react";

/** Selects the part of a module that a slide shows. A module that is too long for one slide has several parts. */
type Part = {
  /** The part of a text, as HTML, of at most `max` characters. */
  text: (html: string, max: number) => string;
  /** The part of a list, of at most `max` entries. */
  list: <Item>(items: readonly Item[], max: number) => readonly Item[];
  /** Whether the slide shows the first part, which has the title. */
  isFirst: boolean;
};

/** The part of a module that the slide around it shows. Null outside of presentations. */
export const SlidePart = createContext<Part | null>(null);

/**
 * How much fits on a slide. The first three are numbers of characters: of a text without a picture, of a text
 * in large letters, and of a text beside a picture. The others count the pictures of a gallery, the rows of a
 * table and the lines of code.
 */
export const slideRoom = {
  text: 520,
  shortText: 240,
  besidePicture: 400,
  pictures: 6,
  rows: 8,
  lines: 18,
} as const;
