import type { PhrasingContent } from "mdast";

/** Underlining, which Markdown does not have. Stored as `<u>…</u>`. */
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
