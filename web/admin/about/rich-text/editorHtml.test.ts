import { Editor } from "@tiptap/react";
import { afterEach, expect, test } from "vitest";
import { editorHtml } from "./editorHtml";
import { richTextExtensions } from "./richTextExtensions";

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function edit(content: string): string {
  editor = new Editor({ extensions: richTextExtensions, content });
  return editorHtml(editor);
}

test.each([
  "<p>One <strong>two</strong> <em>three</em> <u>four</u></p>",
  "<h3>Heading</h3><p>Line<br>line</p><h4>Smaller</h4>",
  "<ul><li>One</li><li>Two <strong>bold</strong></li></ul>",
  "<ol><li>One<ul><li>Within</li></ul></li></ol>",
  "<blockquote><p>Said</p></blockquote>",
  '<p><a href="https://example.com/">A link</a> <a href="mailto:a@example.com">mail</a></p>',
])("%s comes back as it was", (html) => {
  expect(edit(html)).toBe(html);
});

test.each([
  ['<p><a href="javascript:alert(1)">Bad</a></p>', "<p>Bad</p>"],
  ['<p onclick="x()" style="color: red">Styled</p>', "<p>Styled</p>"],
  ["<h1>Large</h1>", "<p>Large</p>"],
  ["<pre><code>Code</code></pre><s>Struck</s>", "<p>Code</p><p>Struck</p>"],
  ["<img src=x onerror=alert(1)><p></p>", ""],
  ["<p>   </p>", ""],
])("%s becomes %s", (html, expected) => {
  expect(edit(html)).toBe(expected);
});
