import fc from "fast-check";
import type { BlockContent, ListItem, PhrasingContent, Root } from "mdast";
import type {} from "../tree.ts";

/** Characters and strings that markup consists of, and others that occur in texts. */
const characters = fc.constantFrom(
  ..."ab 1.)-+*_#>•`~=[]()<>u/&;!\\\"'|:\t\u00a0é😀—“",
  "<u>",
  "</u>",
  "<s>",
  "</s>",
  "<sup>",
  "</sup>",
  "~~",
  "**",
  "  ",
  "&amp;",
  "&#x41;",
  "http://a.b",
  "](",
  "10. ",
);

export const words = fc
  .array(characters, { minLength: 1, maxLength: 6 })
  .map((all) => all.join(""));

const address = fc.constantFrom(
  "https://example.com/a_(b)?c=d&e=*f*#g",
  "mailto:a@example.com",
  "tel:+47 123",
  "/about",
  "#why",
  "javascript:alert(1)",
  "//elsewhere.example",
);

const { phrasing } = fc.letrec<{ phrasing: PhrasingContent; list: PhrasingContent[] }>((tie) => ({
  phrasing: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    words.map((value): PhrasingContent => ({ type: "text", value })),
    words.map((value): PhrasingContent => ({ type: "inlineCode", value })),
    fc.constant<PhrasingContent>({ type: "break" }),
    tie("list").map((children): PhrasingContent => ({ type: "strong", children })),
    tie("list").map((children): PhrasingContent => ({ type: "emphasis", children })),
    fc
      .tuple(fc.constantFrom("underline", "delete", "superscript", "subscript"), tie("list"))
      .map(([type, children]): PhrasingContent => ({ type, children })),
    fc
      .tuple(address, tie("list"))
      .map(([url, children]): PhrasingContent => ({ type: "link", url, children })),
  ),
  list: fc.array(tie("phrasing"), { maxLength: 3 }),
}));

const phrasings = fc.array(phrasing, { maxLength: 4 });

const { blocks } = fc.letrec<{ block: BlockContent; blocks: BlockContent[]; item: ListItem }>(
  (tie) => ({
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      phrasings.map((children): BlockContent => ({ type: "paragraph", children })),
      fc
        .tuple(fc.constantFrom(1, 2, 3, 6), phrasings)
        .map(([depth, children]): BlockContent => ({ type: "heading", depth, children })),
      tie("blocks").map((children): BlockContent => ({ type: "blockquote", children })),
      fc
        .tuple(
          fc.boolean(),
          fc.constantFrom(null, 0, 1, 7, 1_000_000_000),
          fc.array(tie("item"), { maxLength: 3 }),
        )
        .map(
          ([ordered, start, children]): BlockContent => ({
            type: "list",
            ordered,
            start,
            children,
          }),
        ),
    ),
    blocks: fc.array(tie("block"), { maxLength: 3 }),
    item: tie("blocks").map((children): ListItem => ({ type: "listItem", children })),
  }),
);

/** Any tree of the markup, canonical or not. */
export const trees = blocks.map((children): Root => ({ type: "root", children }));

/** Any text, with and without constructs that the older markup supports. */
export const plainTexts = fc
  .array(
    fc.oneof(words, fc.constantFrom("\n", "\n\n", "• ", "- ", "\n- ", "\n• ", "_a_", "**a**")),
    {
      maxLength: 12,
    },
  )
  .map((all) => all.join(""));
