import type { Editor } from "@tiptap/react";

/** What the chosen words are, and what can be done with them. */
export function readFormatting(editor: Editor) {
  return {
    bold: editor.isActive("bold"),
    italic: editor.isActive("italic"),
    underline: editor.isActive("underline"),
    code: editor.isActive("code"),
    heading: editor.isActive("heading", { level: 2 }),
    subheading: editor.isActive("heading", { level: 3 }),
    bulletList: editor.isActive("bulletList"),
    orderedList: editor.isActive("orderedList"),
    blockquote: editor.isActive("blockquote"),
    canSink: editor.can().sinkListItem("listItem"),
    canLift: editor.can().liftListItem("listItem"),
  };
}
