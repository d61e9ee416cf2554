import { expect, test } from "vitest";
import { missingPictures, pastedModules } from "./pastedModules";

const labelOf = (description: string) =>
  pastedModules([{ kind: "picture", file: null, description }]).modules[0]?.label;

test("a picture that did not come leaves its description as the label, in whole words", () => {
  expect(labelOf(" The foyer at noon ")).toBe("The foyer at noon");
  expect(labelOf(`${"word ".repeat(19)}words too many`)).toBe(`${"word ".repeat(19)}words`);
  expect(labelOf("x".repeat(120))).toBe("x".repeat(100));
  expect(labelOf(" ")).toBeUndefined();
});

test("pictures that a document names without having them are counted aloud", () => {
  const picture = (file: File | null) => ({ kind: "picture" as const, file, description: "" });
  const said = (...files: (File | null)[]) => {
    const { modules, uploads } = pastedModules(files.map(picture));
    return missingPictures(modules, uploads);
  };
  const file = new File(["x"], "a.png", { type: "image/png" });
  expect(said(file)).toBe("");
  expect(said(file, null)).toContain("One picture was not copied");
  expect(said(null, file, null)).toContain("2 pictures were not copied");
});
