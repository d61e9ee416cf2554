import { type Direction, directionOfText } from "../lettering/visual-runs.ts";
import type { RichNode } from "./rich-nodes.ts";

/** The format of a PDF: a paper size, or slides for a screen. */
export type Paper = "a4" | "us-letter" | "slides";

/** The content of one PDF, without the files of its pictures. */
export type Sheet = {
  paper: Paper;
  voice: string;
  /** The addresses of those fonts of the owner whose licences allow subsets. */
  fonts: string[];
  /** A BCP 47 tag. */
  language: string;
  direction: Direction;
  title: string;
  author: string;
  /** A text that names the reader whom the PDF is for. Empty without such a reader. */
  shownFor: string;
  colors: { ground: string; ink: string; quiet: string; accent: string };
  project: ProjectPart | null;
  /**
   * The briefs (summaries in a few words and pictures) of projects, each on its own page. The slides of a
   * project have only the brief of that project.
   */
  briefs: BriefPart[];
  /** The title of the page of briefs. */
  briefsTitle: Text;
};

/** A text and its writing direction. */
export type Text = { t: string; dir: Direction };

export type Link = { href: string; t: string; dir: Direction };

export type Picture = {
  /** The index among the pictures of the sheet, from 0. */
  n: number;
  alt: string;
  /** The width of the cropped picture divided by its height. */
  shape: number;
  crop: { x: number; y: number; width: number; height: number } | null;
  frame: string;
};

export type Figure = {
  picture: Picture | null;
  /**
   * The link to a page that plays the video or embed. Null for pictures, and for videos if no public URL is
   * configured.
   */
  link: Link | null;
  label: string;
  caption: RichNode[];
};

/**
 * A block of a section: `b` is its kind, and `weight` is its width relative to the blocks beside it
 * (1 or 2).
 */
export type Block = { weight: number } & (
  | { b: "text"; title: Text | null; body: RichNode[] }
  | { b: "figures"; figures: Figure[]; caption: RichNode[] }
  | { b: "beside"; body: RichNode[]; figure: Figure; isFirst: boolean }
  | { b: "quote"; body: RichNode[]; person: string; role: string; portrait: Picture | null }
  | { b: "numbers"; items: { value: string; from: string; label: Text }[] }
  | { b: "columns"; items: { title: Text | null; body: RichNode[] }[] }
  | {
      b: "table";
      caption: RichNode[];
      hasRow: boolean;
      hasColumn: boolean;
      align: string[];
      rows: RichNode[][][];
    }
  | { b: "code"; label: string; content: string }
);

export type BriefPart = {
  /** A BCP 47 tag. */
  language: string;
  name: Text;
  /** The link to the project's page. Null where no public URL is configured. */
  link: Link | null;
  outcome: RichNode[];
  numbers: { value: string; label: Text }[];
  facts: { label: string; values: (Link | Text)[] }[];
  pictures: Picture[];
};

export type ProjectPart = BriefPart & {
  hero: Picture | null;
  sections: { name: Text; rows: Block[][] }[];
};

/** A picture that a PDF needs: the path of its file, and the width in pixels. */
export type WantedPicture = { path: string; width: number };

export function textOf(t: string): Text {
  return { t, dir: directionOfText(t) };
}

export function linkTo(href: string, t: string): Link {
  return { href, ...textOf(t) };
}
