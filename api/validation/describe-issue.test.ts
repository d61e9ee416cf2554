import { expect, test } from "vitest";
import { z } from "zod";
import { accept, UserFault } from "./accept.ts";

const form = z.strictObject({
  title: z.string().min(1).max(3),
  count: z.int().min(1),
  rows: z.array(z.object({ text: z.string() })).max(1),
  side: z.enum(["left", "right"]),
  address: z.url(),
});
const right = { title: "One", count: 1, rows: [], side: "left", address: "https://example.org" };

test.each([
  [{ title: undefined }, "title is missing."],
  [{ title: 5 }, "title must be a text, not a number."],
  [{ title: "" }, "title must have at least 1 character."],
  [{ title: "Four" }, "title must have at most 3 characters."],
  [{ count: 0 }, "count must be at least 1."],
  [{ count: 1.5 }, "count must be a whole number."],
  [{ rows: [{ text: null }] }, "rows.0.text must be a text, not null."],
  [{ rows: [{ text: "a" }, { text: "b" }] }, "rows must have at most 1 entry."],
  [{ side: "top" }, "side must be left or right."],
  [{ address: "nowhere" }, "address has an invalid format."],
  [{ other: 1 }, "other is not known here."],
])("%j is refused in a sentence", (change, sentence) => {
  const refused = () => accept(form, { ...right, ...change });
  expect(refused).toThrow(UserFault);
  expect(refused).toThrow(sentence);
});
