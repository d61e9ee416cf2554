import { Slice } from "@tiptap/pm/model";
import { Editor, type JSONContent } from "@tiptap/react";
import { afterEach, expect, test, vi } from "vitest";
import { textOfPart } from "../../../../documents/document-parts";
import { editorHtml } from "../HtmlField";
import { richTextExtensions } from "../richTextExtensions";
import { type Pasting, pasting } from "./pasting";
import type { ReadPart } from "./readClipboard";

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function open(content: string, pictures?: Pasting["pictures"]): Editor {
  editor = new Editor({
    element: document.body,
    extensions: [...richTextExtensions(), pasting.configure({ pictures: () => pictures })],
    content,
  });
  return editor;
}

/** Pastes into the text, in place of the selection. */
function paste(into: Editor, content: { html?: string; text?: string; files?: File[] }): void {
  const clipboardData = {
    files: content.files ?? [],
    getData: (type: string) => (type === "text/html" ? content.html : content.text) ?? "",
  };
  const event = new Event("paste", { bubbles: true, cancelable: true });
  into.view.dom.dispatchEvent(Object.assign(event, { clipboardData }));
}

const picture = (name: string) => new File(["x"], name, { type: "image/png" });
const rest = (parts: readonly ReadPart[]) =>
  parts.map((part) =>
    part.kind === "picture"
      ? `${part.description} ${part.file?.name ?? "none"}`
      : JSON.stringify(textOfPart(part).map(({ type }) => type)),
  );

test("words that are pasted within a line go on in it", () => {
  const into = open("<p>One three</p>");
  into.commands.setTextSelection(5);
  paste(into, { html: "<p><b>two</b> </p>" });
  expect(editorHtml(into)).toBe("<p>One <strong>two</strong>three</p>");
});

test("blocks stay blocks, also in an empty text", () => {
  const into = open("");
  paste(into, { html: "<h1>A</h1><ul><li>b</li><li>c</li></ul>", text: "A b c" });
  expect(editorHtml(into)).toBe("<h3>A</h3><ul><li>b</li><li>c</li></ul>");
});

test("what was copied from another product's editor of the same kind keeps headings and pictures", () => {
  const take = vi.fn();
  const into = open("", { splits: false, take });
  paste(into, {
    html: '<h2 data-pm-slice="1 1 []">A</h2><p>b</p><img src="https://a.example/c.png">',
  });
  expect(editorHtml(into)).toBe("<h3>A</h3><p>b</p>");
  expect(take).toHaveBeenCalledOnce();
});

test("what breaks lines elsewhere is a line break, and what cannot be stored is left out", () => {
  const into = open("");
  paste(into, { text: "a\u000bb\u2028c\u0000" });
  expect(editorHtml(into)).toBe("<p>a<br>b<br>c</p>");
  paste(into, { html: "<p>d\u000be\u0007</p>" });
  expect(editorHtml(into)).toContain("d<br>e</p>");
});

test("where there is room for text alone, code is words and a player a link", () => {
  const into = open("");
  paste(into, {
    html: '<p>a</p><pre>b\nc</pre><iframe data-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  });
  const address = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
  expect(editorHtml(into)).toBe(
    `<p>a</p><p><code>b</code><br><code>c</code></p><p><a href="${address}">${address}</a></p>`,
  );
});

test("plain text is read as Markdown", () => {
  const into = open("");
  paste(into, { text: "## A\n\n• b\n• c" });
  expect(editorHtml(into)).toBe("<h3>A</h3><ul><li>b</li><li>c</li></ul>");
});

test("an address over words becomes where they lead", () => {
  const into = open("<p>The plan</p>");
  into.commands.selectAll();
  paste(into, { text: "https://harbour.example/plan" });
  expect(editorHtml(into)).toBe('<p><a href="https://harbour.example/plan">The plan</a></p>');
});

test("one step takes back what was pasted", () => {
  const into = open("<p>Before</p>");
  into.commands.focus("end");
  paste(into, { html: "<p>a</p><p>b</p>" });
  expect(editorHtml(into)).toBe("<p>Beforea</p><p>b</p>");
  into.commands.undo();
  expect(editorHtml(into)).toBe("<p>Before</p>");
});

test("where there is no room for pictures, the words around them stay", () => {
  const into = open("");
  paste(into, { html: '<p>a</p><img src="https://x.example/a.png" alt="A"><p>b</p>' });
  expect(editorHtml(into)).toBe("<p>a</p><p>b</p>");
});

test("a picture over selected words leaves them where there is no room for it", () => {
  const into = open("<p>Before</p>");
  into.commands.selectAll();
  paste(into, { files: [picture("a.png")] });
  expect(editorHtml(into)).toBe("<p>Before</p>");
});

test("a text ends at the first picture; what stood behind the cursor goes on behind the last", () => {
  const taken: ReadPart[] = [];
  const pictures = {
    splits: true,
    take: (parts: readonly ReadPart[]) => void taken.push(...parts),
  };
  const into = open("<p>Before after</p><ul><li>more</li></ul>", pictures);
  into.commands.setTextSelection(8);
  paste(into, {
    html: `<p>one</p><img src="data:image/png;base64,AAAA" alt="A map"><h2>two</h2>
      <img src="https://x.example/b.png" alt="B">`,
  });
  expect(editorHtml(into)).toBe("<p>Before one</p>");
  expect(rest(taken)).toEqual(["A map A map.png", '["heading"]', "B none", '["paragraph","list"]']);
});

test.each([
  ["pictures alone", "", [picture("a.png"), picture("b.png")], [" a.png", " b.png"]],
  [
    "a picture of a page",
    '<img src="https://x.example/a.png" alt="A">',
    [picture("image.png")],
    [" image.png"],
  ],
  [
    "a document with its pictures",
    '<p>a</p><img src="blob:x" alt="A"><img src="data:image/gif;base64,AAAA" alt="B"><img src="blob:y" alt="C">',
    [picture("1.png"), picture("2.png")],
    ["A 1.png", "B B.gif", "C 2.png"],
  ],
  [
    "a page whose pictures are not loaded yet",
    `<p>a</p><img src="data:image/svg+xml,%3Csvg/%3E"><img src="data:image/svg+xml,%3Csvg/%3E" data-src="https://x.example/a.png" alt="A">`,
    [],
    ["A none"],
  ],
  [
    "a document that Word made a picture of",
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><p>a</p><img src="file:///c/1.png" alt="A"></html>',
    [picture("all.png")],
    ["A none"],
  ],
])("%s", (_name, html, files, expected) => {
  const taken: ReadPart[] = [];
  const pictures = {
    splits: false,
    take: (parts: readonly ReadPart[]) => void taken.push(...parts),
  };
  const into = open("", pictures);
  paste(into, { html, files });
  expect(rest(taken)).toEqual(expected);
});

test("a folder's pictures split the text where it is dropped, not at the selection", async () => {
  const taken: string[] = [];
  const into = open("<p>One</p><p>Two</p>", {
    splits: true,
    take: (parts) =>
      taken.push(...parts.map((part) => (part.kind === "picture" ? `${part.file?.name}` : "Two"))),
  });
  into.commands.selectAll();
  vi.spyOn(into.view, "posAtCoords").mockReturnValue({ pos: 4, inside: 0 });
  const parts = [
    [
      {
        isFile: true,
        name: "a.png",
        file: (settle: (file: File) => void) => settle(picture("a.png")),
      },
    ],
    [],
  ];
  const folder = {
    ...{ name: "screens", isDirectory: true },
    createReader: () => ({
      readEntries: (settle: (some: object[]) => void) => settle(parts.shift() ?? []),
    }),
  };
  const item = { kind: "file", getAsFile: () => null, webkitGetAsEntry: () => folder };
  const event = Object.assign(new Event("drop"), {
    dataTransfer: { files: [new File([], "screens")], items: [item] },
  }) as unknown as DragEvent; // jsdom has no drops
  const handle = () =>
    into.view.someProp("handleDrop", (drop) => drop(into.view, event, Slice.empty, false));
  expect(handle()).toBe(true);
  await expect.poll(() => taken).toEqual(["a.png", "Two"]);
  expect(editorHtml(into)).toBe("<p>One</p>");
});

test("no address of a pasted picture is in the text", () => {
  const into = open("");
  paste(into, { html: '<p>a <img src="https://x.example/a.png"></p>' });
  const json: JSONContent = into.getJSON();
  expect(JSON.stringify(json)).not.toContain("x.example");
});
