import { editorHtml } from "./editorHtml";
import { richTextExtensions } from "./richTextExtensions";
import type { TextFormat } from "./textFormat";

/** HTML of what the server lets through; empty for no words. */
export const htmlFormat: TextFormat<string> = {
  extensions: richTextExtensions(),
  className: "rich-text",
  read: (html) => html,
  write: editorHtml,
  keyOf: (html) => html,
};
