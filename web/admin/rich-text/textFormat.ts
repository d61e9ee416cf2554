import type { Content, Editor, Extensions } from "@tiptap/react";

/** How a kind of stored text is edited. */
export type TextFormat<Value> = {
  extensions: Extensions;
  /** What the page gives such texts their type by. */
  className: string;
  read: (value: Value) => Content;
  write: (editor: Editor) => Value;
  /** The same for values that say the same, in whatever form. */
  keyOf: (value: Value) => string;
  /** The text as it is stored, for those who want to see it. */
  source?: {
    show: (value: Value) => string;
    parse: (text: string) => Value;
  };
};
