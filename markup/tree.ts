import type { PhrasingContent } from "mdast";

/** Underlined words, which Markdown has no mark for. Stored as `<u>…</u>`. */
export interface Underline {
  type: "underline";
  children: PhrasingContent[];
}

declare module "mdast" {
  interface PhrasingContentMap {
    underline: Underline;
  }
  interface RootContentMap {
    underline: Underline;
  }
}
