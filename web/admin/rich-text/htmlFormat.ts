import { editorHtml } from "./editorHtml";
import { richTextExtensions } from "./richTextExtensions";
import type { TextFormat } from "./textFormat";

/** HTML of what the server lets through; empty for no words. */
export const htmlFormat: TextFormat<string> = {
  extensions: richTextExtensions(),
  className: "sanitized-html",
  read: (html) => html,
  write: editorHtml,
};
