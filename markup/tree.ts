import type { PhrasingContent } from "mdast";

/** A mark that Markdown does not have. Stored as `<u>…</u>`, `<sup>…</sup>` or `<sub>…</sub>`. */
interface Tagged<Type extends string> {
  type: Type;
  children: PhrasingContent[];
}

/** The marks that are stored as HTML. `delete` is mdast's name for struck-through text, here `<s>…</s>`. */
export type TaggedType = "underline" | "delete" | "superscript" | "subscript";

declare module "mdast" {
  interface PhrasingContentMap {
    underline: Tagged<"underline">;
    superscript: Tagged<"superscript">;
    subscript: Tagged<"subscript">;
  }
  interface RootContentMap {
    underline: Tagged<"underline">;
    superscript: Tagged<"superscript">;
    subscript: Tagged<"subscript">;
  }
}
