import { expect, test } from "vitest";
import { plainText, textPreview } from "./textPreview";

test("a preview is as long as it says, and says where something is left out", () => {
  expect(textPreview("x".repeat(60), 60)).toBe("x".repeat(60));
  expect(textPreview("x".repeat(61), 60)).toBe(`${"x".repeat(60)}…`);
  expect(textPreview("  one\n\n two  ", 60)).toBe("one two");
  expect(textPreview("🙂🙂🙂", 2)).toBe("🙂🙂…");
});

test("markup becomes words, and what it stands for", () => {
  expect(
    plainText("<p>Bold &#x26; <strong>brave</strong>&#39;s</p><ul><li>a &lt; b</li></ul><br>&hm;"),
  ).toBe("Bold & brave's a < b  &hm;");
});
