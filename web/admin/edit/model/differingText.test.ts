import { expect, test } from "vitest";
import { differingText } from "./mergeProject";

const text = { type: "text", id: "m", content: "a" };

test.each([
  ["a field", { name: "a" }, { name: "b" }, "name/"],
  ["a text of a module", { why: [text] }, { why: [{ ...text, content: "b" }] }, "why/0/content/"],
  [
    "one with its markup",
    { why: [text] },
    { why: [{ ...text, content: "b", markup: 2 }] },
    "why/0/content/",
  ],
  ["one that was missing", { why: [text] }, { why: [{ ...text, title: "b" }] }, "why/0/title/"],
  [
    "a text of a row",
    { items: [{ title: "a", content: "b" }] },
    { items: [{ title: "a", content: "c" }] },
    "items/0/content/",
  ],
  ["two texts", { name: "a", slug: "a" }, { name: "b", slug: "b" }, null],
  ["a tick", { light: true }, { light: false }, null],
  ["a module more", { why: [] }, { why: [text] }, null],
  [
    "two places",
    { why: [text, { ...text, id: "n" }] },
    { why: [{ ...text, id: "n" }, text] },
    null,
  ],
  ["nothing", { name: "a" }, { name: "a" }, null],
])("%s", (_name, one, other, expected) => {
  expect(differingText(one, other)).toBe(expected);
});
