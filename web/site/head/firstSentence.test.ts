import { expect, test } from "vitest";
import { firstSentence } from "./firstSentence";

test.each([
  ["I help teams. I have done so for years.", "I help teams."],
  ["Version 2.0 of me?\nYes.", "Version 2.0 of me?"],
  ["No full stop,\nin two lines", "No full stop, in two lines"],
  ["私はデザイナーです。東京に住んでいます。", "私はデザイナーです。"],
  ["", ""],
])("%j is described by its first sentence", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

test("a sentence that is too long ends after a whole word", () => {
  const shortened = firstSentence("One word, and ".repeat(40));
  expect(shortened).toMatch(/^(One word, and )+(One|One word|One word, and)?…$/);
  expect(shortened.length).toBeLessThanOrEqual(160);
  expect(firstSentence("x".repeat(400))).toHaveLength(160);
  expect(firstSentence("🙂".repeat(100))).toBe(`${"🙂".repeat(79)}…`);
});
