import { Editor } from "@tiptap/react";
import { afterEach, expect, test } from "vitest";
import { editorHtml } from "./HtmlField";
import { richTextExtensions } from "./richTextExtensions";

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function edit(content: string): string {
  editor = new Editor({ extensions: richTextExtensions(), content });
  return editorHtml(editor);
}

test.each([
  "<p>One <strong>two</strong> <em>three</em> <u>four</u></p>",
  "<p><s>49 €</s> m<sup>2</sup> H<sub>2</sub>O</p>",
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
  ["<pre><code>Code</code></pre><del>Struck</del>", "<p><code>Code</code></p><p><s>Struck</s></p>"],
  ["<img src=x onerror=alert(1)><p></p>", ""],
  ["<p>   </p>", ""],
])("%s becomes %s", (html, expected) => {
  expect(edit(html)).toBe(expected);
});

test("while it is edited a link is no stop of the Tab key; what the editor yields has its address", () => {
  const html = '<p><a href="https://example.com/">A link</a></p>';
  expect(edit(html)).toBe(html);
  const link = editor?.view.dom.querySelector("a");
  expect(link?.textContent).toBe("A link");
  expect(link?.matches("[href], [tabindex]")).toBe(false);
});

test("keys strike through, raise and lower the selected words, and undo takes that back", () => {
  edit("<p>H2</p>");
  const press = (key: string, shiftKey = false) => {
    editor?.commands.setTextSelection({ from: 2, to: 3 });
    editor?.view.dom.dispatchEvent(
      new KeyboardEvent("keydown", { key, shiftKey, ctrlKey: true, bubbles: true }),
    );
    return editor && editorHtml(editor);
  };
  expect(press(",")).toBe("<p>H<sub>2</sub></p>");
  expect(press(".")).toBe("<p>H<sup>2</sup></p>");
  expect(press("s", true)).toBe("<p>H<s><sup>2</sup></s></p>");
  editor?.commands.undo();
  expect(editor && editorHtml(editor)).toBe("<p>H<sup>2</sup></p>");
});

test("Tab and Shift+Tab move an item of a list; where there is nothing to move, they leave", () => {
  const html = "<p>Words</p><ul><li>One</li><li>Two</li></ul>";
  const nested = "<p>Words</p><ul><li>One<ul><li>Two</li></ul></li></ul>";
  edit(html);
  const press = (place: number, shiftKey: boolean) => {
    editor?.commands.setTextSelection(place);
    const event = new KeyboardEvent("keydown", {
      ...{ key: "Tab", shiftKey, bubbles: true, cancelable: true },
    });
    editor?.view.dom.dispatchEvent(event);
    return { leaves: !event.defaultPrevented, html: editor && editorHtml(editor) };
  };
  const [words, one, two] = [2, 11, 18];
  expect(press(words, false)).toEqual({ leaves: true, html });
  expect(press(one, false)).toEqual({ leaves: true, html });
  expect(press(two, true)).toEqual({ leaves: true, html });
  expect(press(two, false)).toEqual({ leaves: false, html: nested });
  expect(press(two, false)).toEqual({ leaves: true, html: nested });
  expect(press(two, true)).toEqual({ leaves: false, html });
});
