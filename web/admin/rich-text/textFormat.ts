import type { Content, Editor, Extensions } from "@tiptap/react";
import type { ComponentType } from "react";

/** Converts a kind of stored text for editing. */
export type TextFormat<Value> = {
  extensions: Extensions;
  /** The class of such texts on the page. */
  className: string;
  read: (value: Value) => Content;
  write: (editor: Editor) => Value;
  /** A key that is equal for equal texts in any form. */
  keyOf: (value: Value) => string;
  /** Tools of its own, in place of those for headings, lists and quotations. */
  tools?: ComponentType<{ editor: Editor }>;
  /** Shows the stored source of a text. */
  source?: {
    show: (value: Value) => string;
    parse: (text: string) => Value;
  };
};
