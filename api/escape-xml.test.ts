import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

test("leaves out what XML cannot hold, and escapes what it reads as markup", () => {
  expect(escapeXml("a\u0000b\u001bc\ufffed\ud800e")).toBe("abcde");
  expect(escapeXml("one\ttwo\nthree – 🌊 é")).toBe("one\ttwo\nthree – 🌊 é");
  expect(escapeXml(`<a b='c' d="e">&`)).toBe("&#60;a b=&#39;c&#39; d=&#34;e&#34;&#62;&#38;");
});
