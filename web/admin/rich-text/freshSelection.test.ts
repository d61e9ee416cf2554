import { Editor } from "@tiptap/react";
import { afterEach, expect, test } from "vitest";
import { editorHtml } from "./HtmlField";
import { richTextExtensions } from "./richTextExtensions";

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

test("a key acts on what is chosen when it is pressed, told of or not", () => {
  editor = new Editor({
    element: document.body,
    extensions: richTextExtensions(),
    content: "<p>They are kind</p>",
  });
  editor.view.focus();
  const { dom } = editor.view;
  const words = dom.querySelector("p")?.firstChild;
  if (!words) throw new Error("The text is not there.");
  // Suppresses the event by which the browser reports the new selection.
  const hold = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener("selectionchange", hold, true);
  document.getSelection()?.setBaseAndExtent(words, 9, words, 13);
  document.removeEventListener("selectionchange", hold, true);
  dom.dispatchEvent(
    new KeyboardEvent("keydown", { key: "b", ctrlKey: true, bubbles: true, cancelable: true }),
  );
  expect(editorHtml(editor)).toBe("<p>They are <strong>kind</strong></p>");
});
