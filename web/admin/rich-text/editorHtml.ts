import type { Editor } from "@tiptap/react";

/** The editor's text as HTML, list items without needless paragraphs. Empty where there are no words. */
export function editorHtml(editor: Editor): string {
  if (!editor.getText().trim()) return "";
  return withPlainItems(editor.getHTML());
}

/** Takes the paragraph out of list items that have but one. */
function withPlainItems(html: string): string {
  return html.replace(/<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, "<li>$1");
}
