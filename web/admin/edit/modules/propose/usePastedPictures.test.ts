import { expect, test } from "vitest";
import { describedBy } from "./usePastedPictures";

const file = { id: "a", version: 1, fileName: "a.png", altText: "", isDecorative: false };

test.each([
  ["the words of the document", " A tide table ", file, "A tide table"],
  ["as many as the server stores", "x".repeat(2_000), file, "x".repeat(1_000)],
  ["nothing without words", " ", file, null],
  ["nothing over her own words", "A map", { ...file, altText: "Her own words" }, null],
  ["nothing for a decorative picture", "A map", { ...file, isDecorative: true }, null],
])("a pasted picture is described by %s", (_, words, description, altText) => {
  expect(describedBy(words, description)).toBe(altText);
});
