import { expect, test } from "vitest";
import { slideRoom } from "../../modules/SlidePart";
import { deckOf, entriesOnSlide, type SlideModule } from "./deckOf";
import { splitText } from "./splitText";

const module = (more: Partial<SlideModule> = {}): SlideModule => ({
  __typename: "HeroImageModule",
  isHidden: false,
  isBlank: false,
  isBeside: false,
  isWide: false,
  inPresentation: true,
  ...more,
});
const words = (count: number) => "A sentence of thirty letters. ".repeat(count).trim();

test("a row is one slide, and what is hidden, empty or not in the presentation is on none", () => {
  const beside = { isBeside: true };
  const section = [
    module(),
    module({ isHidden: true }),
    module({ isBlank: true }),
    module({ inPresentation: false }),
    module(),
    module(beside),
    module({ ...beside, inPresentation: false }),
  ];
  expect(deckOf(section).map(({ modules }) => modules.length)).toEqual([1, 2]);
});

test("what does not fit is on several slides, and then stands beside nothing", () => {
  const text = module({ __typename: "TextModule", contentHtml: `<p>${words(40)}</p>` });
  const parts = deckOf([text]);
  expect(parts.map(({ part }) => part)).toEqual([0, 1, 2]);
  expect(deckOf([module(), { ...text, isBeside: true }])).toHaveLength(1 + parts.length);
  const counts = [
    module({ __typename: "GalleryModule", items: Array(7).fill({ media: {} }) }),
    module({
      __typename: "GalleryModule",
      items: [...Array(6).fill({ media: {} }), { media: null }],
    }),
    module({ __typename: "TableModule", headers: "ROW", rows: Array(9) }),
    module({ __typename: "TableModule", headers: "NONE", rows: Array(9) }),
    module({ __typename: "CodeModule", content: "line\n".repeat(19) }),
  ].map((each) => deckOf([each]).length);
  expect(counts).toEqual([2, 1, 1, 2, 2]);
});

test("texts are split between paragraphs, sentences and entries of lists; nothing is lost", () => {
  const wordsOf = (html: string) =>
    html
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  const html = [
    "<h3>First</h3>",
    `<p>${words(3)} <strong>Loud. And clear.</strong></p>`,
    "<h3>Second</h3>",
    `<ol>${`<li>${words(2)}<ul><li>Inner</li></ul></li>`.repeat(5)}</ol>`,
    `<p>One<br>two &amp; three.</p>`,
  ].join("");
  const parts = splitText(html, 200);
  expect(parts.length).toBeGreaterThan(2);
  expect(wordsOf(parts.join(" "))).toBe(wordsOf(html));
  for (const part of parts) {
    const holder = document.createElement("div");
    holder.innerHTML = part;
    // Every part is well-formed HTML.
    expect(holder.innerHTML).toBe(part);
    expect(holder.lastElementChild?.tagName).not.toBe("H3");
    expect(holder.textContent?.length).toBeLessThan(300);
  }
  const starts = parts.flatMap((part) => part.match(/<ol[^>]*>/g) ?? []);
  expect(starts).toEqual([1, 2, 3, 4, 5].map((n) => (n > 1 ? `<ol start="${n}">` : "<ol>")));
  expect(splitText("<p>Short.</p>", 200)).toEqual(["<p>Short.</p>"]);
  // The parts are cached, because each slide of a text needs them.
  expect(splitText(html, 200)).toBe(splitText(html, 200));
});

test("the slides of a list have about as many entries each", () => {
  const rows = Array.from({ length: 9 }, (_, index) => index);
  const { rows: max } = slideRoom;
  expect([0, 1].map((part) => entriesOnSlide(rows, part, max).length)).toEqual([5, 4]);
  expect([0, 1].flatMap((part) => entriesOnSlide(rows, part, max))).toEqual(rows);
  expect(entriesOnSlide(rows.slice(0, max), 0, max)).toHaveLength(max);
});
