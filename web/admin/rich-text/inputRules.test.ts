import { Editor } from "@tiptap/react";
import { afterEach, expect, test } from "vitest";
import { editorHtml } from "./HtmlField";
import { richTextExtensions } from "./richTextExtensions";

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

/** Types a text character by character. @returns the HTML of the editor */
function type(text: string): string {
  const typed = new Editor({ element: document.body, extensions: richTextExtensions() });
  editor = typed;
  for (const sign of text) {
    const { from, to } = typed.state.selection;
    const insert = () => typed.state.tr.insertText(sign, from, to);
    const isHandled = typed.view.someProp("handleTextInput", (handle) =>
      handle(typed.view, from, to, sign, insert),
    );
    if (!isHandled) typed.view.dispatch(insert());
  }
  return editorHtml(typed);
}

test.each([
  ["# a", "<h3>a</h3>"],
  ["## a", "<h3>a</h3>"],
  ["### a", "<h4>a</h4>"],
  ["- a", "<ul><li>a</li></ul>"],
  ["1. a", "<ol><li>a</li></ol>"],
  ["> a", "<blockquote><p>a</p></blockquote>"],
  ["**a** b", "<p><strong>a</strong> b</p>"],
  ["_a_ b", "<p><em>a</em> b</p>"],
  ["~~a~~ b", "<p><s>a</s> b</p>"],
  ["`a` b", "<p><code>a</code> b</p>"],
])("%s becomes %s", (text, html) => {
  expect(type(text)).toBe(html);
});
