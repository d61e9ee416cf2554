import { expect, test } from "vitest";
import { markupHtml } from "./markup-html.ts";
import { limitNesting, parseMarkup } from "./read-markup.ts";

test("what nobody means as lists and quotes within each other is read, as text", () => {
  for (const sign of [">", "> ", "- ", "1. ", "\t- ", "• ", ">- "]) {
    const text = sign.repeat(20_000 / sign.length);
    expect(markupHtml(parseMarkup(text)).length, sign).toBeGreaterThan(10_000);
  }
});

test("what one would write stays as it is", () => {
  const texts = ["- - a", `${"> ".repeat(20)}a`, "  - a\n    1. b", "a - - - b", "---", "-5 > -6"];
  expect(texts.map(limitNesting)).toEqual(texts);
  expect(limitNesting(`${"> ".repeat(21)}a`)).toBe(`${"> ".repeat(20)}\\> a`);
});
