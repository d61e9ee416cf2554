import { expect, test } from "vitest";
import documentedTexts from "./documented-texts.json" with { type: "json" };
import { markupHtml } from "./markup-html.ts";
import { countWords, markupWords, readingMinutes } from "./markup-words.ts";
import { readMarkup } from "./read-markup.ts";

/** Normalises HTML, because the same characters can be written in several ways. */
function normalised(html: string): string {
  return html
    .replaceAll("<br/>", "<br>")
    .replaceAll(/&(?:gt|#x3E);/g, ">")
    .replaceAll(/&(?:lt|#x3C);/g, "&#x3C;")
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&#x27;/g, "'")
    .replaceAll(/&(?:amp|#x26);/g, "&#x26;");
}

// The file contains the HTML and the words of texts before the introduction of `markup: 2`.
test.each(documentedTexts)("a text without markup: 2 is shown as ever: $text", (documented) => {
  const root = readMarkup(documented.text);
  expect(normalised(markupHtml(root))).toBe(normalised(documented.html));
  expect(markupWords(root)).toBe(documented.words);
});

test("plain text has paragraphs and line breaks alone", () => {
  const text = "**a** <u>b</u>\r\n- c\n\n \n## d\n";
  expect(markupHtml(readMarkup(text, 0))).toBe(
    '<p dir="auto">**a** &#x3C;u>b&#x3C;/u><br>- c</p><p dir="auto">## d</p>',
  );
});

test("without markup: 2 tags of newer marks stay words", () => {
  expect(markupHtml(readMarkup("<s>a</s> b<sup>2</sup>"))).toBe(
    '<p dir="auto">&#x3C;s>a&#x3C;/s> b&#x3C;sup>2&#x3C;/sup></p>',
  );
});

test.each([
  [
    "## A **b**\n\n### C\n\nd",
    '<h3 dir="auto">A <strong>b</strong></h3><h4 dir="auto">C</h4><p dir="auto">d</p>',
  ],
  ["- a\n  1. b\n- c", '<ul dir="auto"><li>a<ol dir="auto"><li>b</li></ol></li><li>c</li></ul>'],
  ["3. a\n\n   b", '<ol dir="auto" start="3"><li><p dir="auto">a</p><p dir="auto">b</p></li></ol>'],
  ["> a\n> b", '<blockquote dir="auto"><p dir="auto">a<br>b</p></blockquote>'],
  ['`a <b>` [c](/d "e")', '<p dir="auto"><code>a &#x3C;b></code> <a href="/d">c</a></p>'],
  [
    '[a](https://b.example/?c=d&e="f")',
    '<p dir="auto"><a href="https://b.example/?c=d&#x26;e=&#x22;f&#x22;">a</a></p>',
  ],
  [
    "<s>49 €</s> m<sup>2</sup> H<sub>2</sub>O \\<sup>a\\</sup> ~~b~~",
    '<p dir="auto"><s>49 €</s> m<sup>2</sup> H<sub>2</sub>O &#x3C;sup>a&#x3C;/sup> ~~b~~</p>',
  ],
  ["<script>alert(1)</script>", '<p dir="auto">&#x3C;script>alert(1)&#x3C;/script></p>'],
  ["[a](javascript:alert(1))", '<p dir="auto">[a](javascript:alert(1))</p>'],
  ["\\*a\\* &amp;amp;", '<p dir="auto">*a* &#x26;amp;</p>'],
])("%j with markup: 2 is shown as %j", (text, html) => {
  expect(markupHtml(readMarkup(text, 2))).toBe(html);
});

test("words are counted without their marks, and a page takes at least a minute", () => {
  expect(countWords(readMarkup("## One\n\n- **two**\n- it's `four`\nfive\n\n> 世界", 2))).toBe(6);
  expect(readingMinutes(0)).toBe(1);
  expect(readingMinutes(1_800)).toBe(8);
});
