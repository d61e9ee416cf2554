import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import type { PhrasingContent, RootContent } from "mdast";
import { expect, test } from "vitest";
import type { PastedPart } from "../../../../documents/document-parts";
import { pastedHtml } from "../../../../documents/html-parts";
import { pastedText } from "../../../../documents/text-parts";

const folder = "web/admin/rich-text/paste/fixtures";

/** Prints parts readably: a line for each block, with signs around marked words. */
function shown(parts: readonly PastedPart[]): string {
  return parts
    .map((part) =>
      part.kind === "picture"
        ? `[picture ${part.description || "–"}: ${part.src.slice(0, 40)}]\n`
        : part.kind === "code"
          ? `[code ${part.language || "–"}: ${part.content.replaceAll("\n", "↵")}]\n`
          : part.kind === "embed"
            ? `[embed ${part.url}]\n`
            : part.kind === "table"
              ? `[table ${part.headers}: ${part.rows.map((cells) => cells.map(showPhrases).join(" | ")).join(" ↵ ")}]\n`
              : showBlocks(part.root.children, ""),
    )
    .join("");
}

function showBlocks(nodes: readonly RootContent[], indent: string): string {
  return nodes
    .map((node) => {
      if (node.type === "list") {
        return node.children
          .map(({ children }, place) => {
            const sign = node.ordered ? `${(node.start ?? 1) + place}.` : "-";
            const [first = "", ...rest] = showBlocks(children, "").trimEnd().split("\n");
            return [
              `${indent}${sign} ${first}`,
              ...rest.map((line) => `${indent}    ${line}`),
            ].join("\n");
          })
          .join("\n")
          .concat("\n");
      }
      if (node.type === "blockquote") return showBlocks(node.children, `${indent}> `);
      if (node.type === "heading")
        return `${indent}${"#".repeat(node.depth)} ${showPhrases(node.children)}\n`;
      if (node.type === "paragraph") return `${indent}${showPhrases(node.children)}\n`;
      throw new Error(`${node.type} is no part of a text`);
    })
    .join("");
}

function showPhrases(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.value.replaceAll("\t", "⇥").replaceAll("\u00a0", "⍽");
      if (node.type === "inlineCode") return `\`${node.value}\``;
      if (node.type === "break") return "↵";
      if (node.type === "strong") return `**${showPhrases(node.children)}**`;
      if (node.type === "emphasis") return `_${showPhrases(node.children)}_`;
      if (node.type === "underline") return `<u>${showPhrases(node.children)}</u>`;
      if (node.type === "delete") return `~~${showPhrases(node.children)}~~`;
      if (node.type === "superscript") return `^${showPhrases(node.children)}^`;
      if (node.type === "subscript") return `~${showPhrases(node.children)}~`;
      if (node.type === "link") return `[${showPhrases(node.children)}](${node.url})`;
      throw new Error(`${node.type} is no part of a text`);
    })
    .join("");
}

/** A transparent GIF of one pixel. */
const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const html = (source: string) => shown(pastedHtml(fromHtml(source)));

test("cells over many columns and rows do not make a huge table", () => {
  const row = `<tr>${"<td colspan=100 rowspan=100>a</td>".repeat(20)}</tr>`;
  const [part] = pastedHtml(fromHtml(`<table>${row.repeat(20)}</table>`));
  expect(part?.kind === "table" && part.columns.length).toBe(100 + 20 * 20 - 1);
});

const names = readdirSync(folder).filter((name) => !name.endsWith(".expected"));

test.each(names)("%s is read with its structure and without its styles", (name) => {
  const source = readFileSync(join(folder, name), "utf8");
  const parts = name.endsWith(".clipboard") ? html(source) : shown(pastedText(source));
  expect(parts).toBe(readFileSync(join(folder, `${name}.expected`), "utf8"));
});

test.each([
  ["<p>a</p><p>b<br>c</p>", "a\nb↵c\n"],
  ["<div>a</div><div>b</div>", "a\nb\n"],
  ["a <span style='font-weight: 600'>b</span>", "a **b**\n"],
  ["<b style='font-weight: 400'>a</b>", "a\n"],
  ["<span style='font-style:italic;text-decoration:underline'>a</span>", "_<u>a</u>_\n"],
  ["<s>49 €</s> 39 €, <del>a</del> <strike>b</strike>", "~~49 €~~ 39 €, ~~a~~ ~~b~~\n"],
  [
    "<span style='text-decoration:line-through underline'>a</span><s style='text-decoration:none'>b</s>",
    "<u>~~a~~</u>b\n",
  ],
  ["H<sub>2</sub>O, m<sup>2</sup>", "H~2~O, m^2^\n"],
  [
    "H<span style='font-size:0.6em;vertical-align:sub'>2</span>O, m<span style='vertical-align:super'>2</span>, <sup style='vertical-align:baseline'>a</sup>",
    "H~2~O, m^2^, a\n",
  ],
  ["<h1>A</h1><h2>B</h2><h3>C</h3>", "## A\n### B\n### C\n"],
  ["<h3><b>A</b></h3>", "## A\n"],
  ["<blockquote><p>Said</p></blockquote>", "> Said\n"],
  ["<pre>a\nb</pre>", "[code –: a↵b]\n"],
  [
    '<div><span>css</span><button>Copy code</button><pre><code class="hljs language-css"><span>a</span> {\n}\n</code></pre></div><p>b</p>',
    "[code css: a {↵}]\nb\n",
  ],
  [
    '<div><span>TypeScript</span><pre><code class="language-ts">let a = 1</code></pre></div>',
    "[code ts: let a = 1]\n",
  ],
  ["<p>Ruby</p><pre><code class='language-ts'>a</code></pre>", "Ruby\n[code ts: a]\n"],
  [
    '<pre><div><div>python</div><div role="button">Copy</div></div><code class="language-python">print(1)<br>print(2)</code></pre>',
    "[code python: print(1)↵print(2)]\n",
  ],
  ["<ul><li>a<pre>b</pre></li><li>c</li></ul>", "- a\n[code –: b]\n- c\n"],
  ["<p>a</p><pre> </pre>", "a\n"],
  [
    'a<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>b',
    "a\n[embed https://www.youtube.com/watch?v=dQw4w9WgXcQ]\nb\n",
  ],
  [
    '<p>a</p><iframe src="https://maps.example/1"></iframe>',
    "a\n[https://maps.example/1](https://maps.example/1)\n",
  ],
  ["<p>a</p><iframe></iframe>", "a\n"],
  [`<p>a</p><img src="${dot}"><p>b</p>`, "a\nb\n"],
  // Another transparent GIF of one pixel, the shortest possible.
  [
    'a<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" srcset="https://x.example/a.png">',
    "a\n[picture –: https://x.example/a.png]\n",
  ],
  [
    `<img src="${dot}" data-src="https://x.example/a.png" alt="A"><noscript><img src="https://x.example/a.png"></noscript>`,
    "[picture A: https://x.example/a.png]\n",
  ],
  [
    `<img src="${dot}" data-srcset="https://x.example/s.png 320w, https://x.example/l.png 640w">`,
    "[picture –: https://x.example/l.png]\n",
  ],
  [
    `<picture><source srcset="https://x.example/a.webp 1x, https://x.example/b.webp 2x"><img src="${dot}" alt="B"></picture>`,
    "[picture B: https://x.example/b.webp]\n",
  ],
  ["a<script>alert(1)</script><style>p{}</style>", "a\n"],
  ["<ul><li>a<p>b</p></li></ul>", "- a\n    b\n"],
  ["<ul><li>a</li><ol><li>b</li></ol><li>c</li></ul>", "- a\n    1. b\n- c\n"],
  [
    "<table><tr><th>a</th><td>b<br>c</td></tr><tr><td>d</td><td>e</td></tr></table>",
    "[table none: a | b↵c ↵ d | e]\n",
  ],
  [
    "<table><tr><th colspan=2>a</th><th>b</th></tr><tr><th rowspan=2>c</th><td>d</td><td>e</td></tr><tr><td><s>f</s></td></tr></table>",
    "[table both: a |  | b ↵ c | d | e ↵  | ~~f~~ | ]\n",
  ],
  ["<table><tr><td>a</td></tr><tr><td>b<br>c</td></tr></table>", "a↵b c\n"],
  // URL-safe Base64, which pictures do not have.
  [
    `a<img src="data:image/png;base64,${"_".repeat(40)}">`,
    `a\n[picture –: data:image/png;base64,${"_".repeat(18)}]\n`,
  ],
  [
    "<table><tr><td>a</td><td><p>b</p><ul><li><a href='https://x.example'>c</a></li><li><b>d</b></li></ul></td></tr><tr><td></td><td></td></tr></table>",
    "[table none: a | b↵• [c](https://x.example)↵• **d** ↵  | ]\n",
  ],
  [
    "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td><table><tr><td>d</td><td>e</td></tr></table></td></tr></table>",
    "[table none: a | b ↵ c | d↵e]\n",
  ],
  [
    "<table><tr><td>a</td><td><img src='https://x.example/a' alt='A'></td></tr><tr><td>b</td><td>c</td></tr></table>",
    "a\n[picture A: https://x.example/a]\nb⇥c\n",
  ],
  ["<span style='white-space:pre-wrap;'>a\nb</span>", "a↵b\n"],
  ["<p>a\nb</p>", "a b\n"],
  ["10&nbsp;km and&nbsp; more<p>&nbsp;</p>", "10⍽km and more\n"],
  ["a <img alt='💡' src='https://x.example/bulb.png'> b", "a 💡 b\n"],
  ["a<img width=1 height=1 src='https://x.example/pixel'>", "a\n"],
])("%s", (source, expected) => {
  expect(html(source)).toBe(expected);
});

test.each([
  [
    "https://www.google.com/url?q=https://example.com/a%3Fb%3Dc&sa=D&ust=1",
    "https://example.com/a?b=c",
  ],
  ["https://example.com/url?q=1", "https://example.com/url?q=1"],
  ["mailto:a@example.com", "mailto:a@example.com"],
  ["tel:+4912345", "tel:+4912345"],
  ["/about", "/about"],
  ["#heading=h.1fob9te", null],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["file:///C:/a.docx", null],
  ["//elsewhere.example", null],
  ["https://www.google.com/url?q=javascript:alert(1)", null],
])("a link to %s leads to %s", (address, target) => {
  const escaped = address.replaceAll("&", "&amp;");
  expect(html(`<p><a href="${escaped}">a</a></p>`)).toBe(
    target === null ? "a\n" : `[a](${target})\n`,
  );
});

test("pictures stand where they stood, and the text goes on after them", () => {
  const source = `<p>Before <img src="data:image/png;base64,AAAA" alt="Map"> after</p>
    <ul><li>one</li><li>two <img src="https://lh7.example/x" alt=""> three</li><li>four</li></ul>`;
  expect(html(source)).toBe(
    "Before\n[picture Map: data:image/png;base64,AAAA]\nafter\n- one\n- two\n[picture –: https://lh7.example/x]\n- three\n- four\n",
  );
});

test.each([
  ["# A\n\n## B\n\n- a\n  - b\n\n1. c\n2. d", "## A\n### B\n- a\n    - b\n1. c\n2. d\n"],
  [
    "a **b** _c_ `d` <u>e</u> [f](https://f.example)",
    "a **b** _c_ `d` <u>e</u> [f](https://f.example)\n",
  ],
  ["~~49 €~~ 39 €, <del>a</del> <S>b</S>", "~~49 €~~ 39 €, ~~a~~ ~~b~~\n"],
  ["~~a **b**~~ H<sub>2</sub>O m<sup>2</sup>", "~~a **b**~~ H~2~O m^2^\n"],
  ["one\ntwo\n\nthree", "one↵two\nthree\n"],
  ["•\ta\n•\tb", "- a\n- b\n"],
  ["● a\n   ○ b\n● c", "- a\n    - b\n- c\n"],
  ["·\ta\no\tb\n·\tc", "- a\n    - b\n- c\n"],
  ["* a\n* b", "- a\n- b\n"],
  ["Intro:\n• a\n• b\nEnd", "Intro:\n- a\n- b↵End\n"],
  ["    four spaces", "four spaces\n"],
  ["Title\n---\nafter", "Title\nafter\n"],
  ["<div>a</div>", "<div>a</div>\n"],
  ["| a | b |\n|---|---|\n| c | d |", "[table row: a | b ↵ c | d]\n"],
  ['a\tb\nc\t"d\n""e"""\n', '[table none: a | b ↵ c | d↵"e"]\n'],
  ["\tQ1\nSales\t3", "[table row:  | Q1 ↵ Sales | 3]\n"],
  ["\t2024\nSales\t3", "[table none:  | 2024 ↵ Sales | 3]\n"],
  ["1.\ta\n2.\tb", "1. a\n2. b\n"],
  ["\ta\n\tb", "a↵b\n"],
  ["a\n\n```js\nb\n```\n\nc", "a\n[code js: b]\nc\n"],
  ["![Map](https://x.example/a.png)", "[picture Map: https://x.example/a.png]\n"],
  ["2 * 3 * 4 and snake_case_name", "2 * 3 * 4 and snake_case_name\n"],
])("plain text %j", (source, expected) => {
  expect(shown(pastedText(source))).toBe(expected);
});

test("a table of 200 rows becomes tables that can be stored, each with the headings", () => {
  const rows = Array.from({ length: 200 }, (_, place) => `Room ${place}\t${place}`);
  const parts = pastedText(["Room\tVisitors", ...rows].join("\n"));
  const tables = parts.flatMap((part) => (part.kind === "table" ? [part.rows] : []));
  expect(tables.map(({ length }) => length)).toEqual([100, 100, 3]);
  expect(tables.map((cells) => showPhrases(cells[0]?.[0] ?? []))).toEqual(["Room", "Room", "Room"]);
  expect(tables.map((cells) => showPhrases(cells[1]?.[0] ?? []))).toEqual([
    "Room 0",
    "Room 99",
    "Room 198",
  ]);
});

test("a column is aligned as its cells are, or the paragraphs in them", () => {
  const cell = (align: string, words: string) =>
    `<td><p style="text-align: ${align}">${words}</p></td>`;
  const row = `<tr>${cell("center", "a")}${cell("right", "b")}<td align="center">1</td></tr>`;
  const other = `<tr>${cell("center", "c")}${cell("left", "d")}<td align="center">2</td></tr>`;
  const [part] = pastedHtml(fromHtml(`<table>${row}${other}</table>`));
  expect(part).toMatchObject({
    columns: [{ align: "center" }, { align: "" }, { align: "center" }],
  });
});
