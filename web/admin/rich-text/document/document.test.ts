import { getSchema, type JSONContent } from "@tiptap/react";
import fc from "fast-check";
import type { Root } from "mdast";
import { expect, test } from "vitest";
import { editorDocument } from "../../../../documents/editor-document";
import { markupTree } from "../../../../documents/markup-tree";
import { richTextExtensions } from "../richTextExtensions";

const schema = getSchema(richTextExtensions());

/**
 * Converts JSON to a node as the editor does: adds default attributes, sorts marks, joins equal
 * neighbours.
 */
function inEditor(document: JSONContent) {
  const node = schema.nodeFromJSON(document);
  node.check();
  return node;
}

const word = fc
  .string({
    minLength: 1,
    maxLength: 6,
    unit: fc.constantFrom("a", "b", "é", "_", "*", "<", "1", ".", "`", "–"),
  })
  .filter((text) => text.trim() !== "");

const markSet = fc.subarray([
  ...(["bold", "italic", "underline", "strike", "superscript", "subscript"] as const),
  ...(["link", "code"] as const),
]);

const markJson = (names: readonly string[]) =>
  names.map((name) =>
    name === "link" ? { type: name, attrs: { href: "https://example.com/a?b=c" } } : { type: name },
  );

/** Words in marks with plain white space between them, as it is stored. */
const tidyLine = fc
  .array(fc.record({ text: word, marks: markSet }), { minLength: 1, maxLength: 5 })
  .map((words): JSONContent[] =>
    words.flatMap(({ text, marks }, place) => [
      ...(place > 0 ? [{ type: "text", text: " " }] : []),
      { type: "text", text, marks: markJson(marks) },
    ]),
  );

const anyLine = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant("text"),
      text: fc.string({
        minLength: 1,
        maxLength: 5,
        unit: fc.constantFrom("a", " ", "\t", "*", "•"),
      }),
      marks: markSet.map(markJson),
    }),
    fc.constant({ type: "hardBreak" }),
  ),
  { maxLength: 6 },
);

function blocks(line: fc.Arbitrary<JSONContent[]>): fc.Arbitrary<JSONContent> {
  const paragraph = line.map((content): JSONContent => ({ type: "paragraph", content }));
  const heading = fc.record({ level: fc.constantFrom(2, 3), content: line }).map(
    ({ level, content }): JSONContent => ({
      type: "heading",
      attrs: { level },
      content: content.filter(({ type }) => type === "text"),
    }),
  );
  const { document } = fc.letrec<{ document: JSONContent; list: JSONContent; quote: JSONContent }>(
    (tie) => ({
      document: fc
        .array(fc.oneof({ maxDepth: 3 }, paragraph, heading, tie("list"), tie("quote")), {
          minLength: 1,
          maxLength: 4,
        })
        .map((content) => ({ type: "doc", content })),
      list: fc
        .record({
          type: fc.constantFrom("bulletList", "orderedList"),
          start: fc.integer({ min: 1, max: 12 }),
          items: fc.array(
            fc
              .tuple(
                paragraph,
                fc.array(fc.oneof({ maxDepth: 2 }, paragraph, tie("list")), { maxLength: 2 }),
              )
              .map(([first, rest]) => ({ type: "listItem", content: [first, ...rest] })),
            { minLength: 1, maxLength: 3 },
          ),
        })
        .map(({ type, start, items }) => ({
          type,
          ...(type === "orderedList" && { attrs: { start } }),
          content: items,
        })),
      quote: fc
        .array(fc.oneof({ maxDepth: 2 }, paragraph, tie("list")), { minLength: 1, maxLength: 2 })
        .map((content) => ({ type: "blockquote", content })),
    }),
  );
  return document;
}

test("a text with nothing but words comes back as it was shown", { tags: "long" }, () => {
  fc.assert(
    fc.property(blocks(tidyLine), (document) => {
      const shown = inEditor(document);
      const again = inEditor(editorDocument(markupTree(shown.toJSON())));
      expect(again.toJSON()).toEqual(shown.toJSON());
    }),
  );
});

test("whatever is in the editor looks the same each time it is stored, with all its words", {
  tags: "long",
}, () => {
  fc.assert(
    fc.property(blocks(anyLine), (document) => {
      const shown = inEditor(document);
      const stored = markupTree(shown.toJSON());
      const again = inEditor(editorDocument(stored));
      const later = inEditor(editorDocument(markupTree(again.toJSON())));
      expect(later.toJSON()).toEqual(again.toJSON());
      const words = (text: string) => text.replaceAll(/\s+/g, "");
      expect(words(again.textContent)).toBe(words(shown.textContent));
    }),
  );
});

const line = (text: string, ...marks: string[]): JSONContent => ({
  type: "text",
  text,
  ...(marks.length > 0 && { marks: markJson(marks) }),
});

function stored(...content: JSONContent[]): Root["children"] {
  return markupTree({ type: "doc", content }).children;
}

test("marks end with a word, whatever the owner chose", () => {
  expect(
    stored({
      type: "paragraph",
      content: [line("Led "), line("all of it ", "bold"), line("at once")],
    }),
  ).toEqual([
    {
      type: "paragraph",
      children: [
        { type: "text", value: "Led " },
        { type: "strong", children: [{ type: "text", value: "all of it" }] },
        { type: "text", value: " at once" },
      ],
    },
  ]);
});

test("the longer of two marks is around the shorter", () => {
  expect(
    stored({
      type: "paragraph",
      content: [line("one ", "italic"), line("two", "bold", "italic"), line("three", "bold")],
    }),
  ).toEqual([
    {
      type: "paragraph",
      children: [
        {
          type: "emphasis",
          children: [
            { type: "text", value: "one " },
            { type: "strong", children: [{ type: "text", value: "two" }] },
          ],
        },
        { type: "strong", children: [{ type: "text", value: "three" }] },
      ],
    },
  ]);
});

test.each([
  ["no line", []],
  ["empty paragraphs", [{ type: "paragraph" }, { type: "paragraph", content: [line("  ")] }]],
  [
    "an empty item",
    [{ type: "bulletList", content: [{ type: "listItem", content: [{ type: "paragraph" }] }] }],
  ],
  ["an empty heading", [{ type: "heading", attrs: { level: 2 } }]],
])("%s is no text", (_name, content) => {
  expect(stored(...content)).toEqual([]);
});

test("an empty line within a paragraph stays, one at its end goes", () => {
  const hardBreak = { type: "hardBreak" };
  const content = [line("a"), hardBreak, hardBreak, line("b"), hardBreak];
  expect(stored({ type: "paragraph", content })).toEqual([
    {
      type: "paragraph",
      children: [
        { type: "text", value: "a" },
        { type: "break" },
        { type: "break" },
        { type: "text", value: "b" },
      ],
    },
  ]);
});
