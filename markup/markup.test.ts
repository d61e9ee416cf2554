import fc from "fast-check";
import type { Root, RootContent } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { canonicalTree } from "./canonical-tree.ts";
import { printMarkup } from "./print-markup.ts";
import { parseMarkup, parsePlainMarkup } from "./read-markup.ts";
import { plainTexts, trees, words } from "./testing/arbitrary-trees.ts";

const often = { numRuns: 300 };

test("what is printed reads as the same tree", { tags: "long" }, () => {
  fc.assert(
    fc.property(trees, (tree) => {
      expect(parseMarkup(printMarkup(tree))).toEqual(canonicalTree(tree));
    }),
    often,
  );
});

test("any text reads as a tree that prints as the same tree", () => {
  fc.assert(
    fc.property(plainTexts, (text) => {
      const tree = parseMarkup(text);
      expect(canonicalTree(tree)).toEqual(tree);
      expect(parseMarkup(printMarkup(tree))).toEqual(tree);
    }),
    often,
  );
});

const paragraph = (value: string): Root => ({
  type: "root",
  children: [{ type: "paragraph", children: [{ type: "text", value }] }],
});

test("whatever is typed as words is read as the same words", () => {
  fc.assert(
    fc.property(words, (value) => {
      const read = parseMarkup(printMarkup(paragraph(value)));
      expect(wordsOf(read)).toBe(value.replace(/^[ \t]+|[ \t]+$/g, ""));
      expect(read.children.every(({ type }) => type === "paragraph")).toBe(true);
    }),
    often,
  );
});

test.each([
  "1. First",
  "## x",
  "# x",
  "* a",
  "- a",
  "• a",
  "> a",
  "+ a",
  "_b_",
  "**b**",
  "<u>a</u>",
  "<b>a</b>",
  "<s>a</s>",
  "x<sup>2</sup>",
  "H<sub>2</sub>O",
  "~~a~~ x^2^ H~2~O",
  "&amp; &copy; &#65;",
  "`a`",
  "[a](https://example.com)",
  "<https://example.com>",
  "a\\",
  "---",
  "===",
  "```",
  "snake_case_name and 2 * 3 ** 4",
])("the words %j stay words", (value) => {
  expect(parseMarkup(printMarkup(paragraph(value)))).toEqual(paragraph(value));
});

// mdast-util-to-markdown does not escape an underscore beside a character outside Unicode's basic
// plane.
test("an underscore beside an emoji stays one where marks are encoded around it", () => {
  const strong = { type: "strong" as const, children: [{ type: "text" as const, value: "+" }] };
  const emphasis = {
    type: "emphasis" as const,
    children: [strong, { type: "text" as const, value: "😀_aa" }],
  };
  const tree: Root = { type: "root", children: [{ type: "paragraph", children: [emphasis] }] };
  expect(parseMarkup(printMarkup(tree))).toEqual(tree);
});

test("words without marks are stored as they are", () => {
  const value = "Harbour Museum (2024): from 31 % to 84 %, says Ada – “at last!” snake_case & co.";
  expect(printMarkup(paragraph(value))).toBe(value);
});

/** The canonical blocks of a text, to compare what readers of the page see. */
function seen(root: Root): unknown[] {
  return canonicalTree(root).children.map(({ type, ...rest }: RootContent) => ({ type, ...rest }));
}

test("a text of the documented rules shows the same once it is converted", () => {
  fc.assert(
    fc.property(plainTexts, (text) => {
      const plain = parsePlainMarkup(text);
      expect(seen(parseMarkup(printMarkup(plain)))).toEqual(seen(plain));
    }),
    often,
  );
});

test("the documented markup reads the same by both rules", () => {
  const text =
    "**Bold** and _italic_ and <u>under **both**</u>\nnext line\n\n• one\n• **two**\n\nEnd\n\n- three";
  expect(parseMarkup(text)).toEqual(canonicalTree(parsePlainMarkup(text)));
});

test.each([
  ["a\nb", "a\nb"],
  ["a  \nb", "a\nb"],
  ["a\\\nb", "a\nb"],
  ["# A", "## A"],
  ["#### A", "### A"],
  ["*a* __b__", "_a_ **b**"],
  ["1) a\n1) b", "1. a\n2. b"],
  ["3. a\n   - b\n     1. c", "3. a\n   - b\n     1. c"],
  ["> a\n> b\n\n> c", "> a\n> b\n\n> c"],
  ["**a **b", "\\*\\*a \\*\\*b"],
  ["<u>a", "\\<u>a"],
  ["<u>**a</u>b**", "\\<u>**a\\</u>b**"],
  ["<u>a <u>b</u> c</u>", "<u>a b c</u>"],
  ["<s>49 €</s> 39 €", "<s>49 €</s> 39 €"],
  ["m<sup>2</sup> H<sub>**2**</sub>O", "m<sup>2</sup> H<sub>**2**</sub>O"],
  ["<sup>a<sub>b</sup>c</sub>", "<sup>a\\<sub>b</sup>c\\</sub>"],
  ["<su>a</su> <sup >b</sup>", "\\<su>a\\</su> \\<sup >b\\</sup>"],
  ["a ~~b~~ c^2^", "a ~~b~~ c^2^"],
  ["<U>a</U>", "\\<U>a\\</U>"],
  ['[a](https://example.com "title")', "[a](https://example.com)"],
  ["<https://example.com>", "[https://example.com](https://example.com)"],
  ["[](https://example.com)", "[https://example.com](https://example.com)"],
  ["[**a** b](javascript:alert(1))", "\\[**a** b]\\(javascript:alert(1))"],
  ["[a](//example.com) [b](/\\example.com)", "\\[a]\\(//example.com) \\[b]\\(/\\example.com)"],
  ["[a][b]\n\n[b]: https://example.com", "\\[a]\\[b]\n\n\\[b]: https://example.com"],
  ["![a](https://example.com/a.png)", "\\![a](https://example.com/a.png)"],
  ["    indented\n\nA\n===\n\nB\n---", "indented\n\nA\n\\===\n\nB\n\\---"],
  ["```js\na\n```", "`js a `"],
  ["***", "\\*\\*\\*"],
  ["<!-- a -->\n<div>b</div>", "\\<!-- a -->\n\\<div>b\\</div>"],
  ["• a\n  • b\n\nc\n\n> • d", "- a\n  - b\n\nc\n\n> - d"],
  ["&copy; &amp;amp;", "© \\&amp;"],
])("%j is printed as %j", (text, printed) => {
  expect(printMarkup(parseMarkup(text))).toBe(printed);
});
