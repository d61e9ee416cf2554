import { expect, test } from "vitest";
import { pastedModules } from "./pastedModules";

const labelOf = (description: string) =>
  pastedModules([{ kind: "picture", file: null, description }]).modules[0]?.label;

test("a picture that did not come leaves its description as the label, in whole words", () => {
  expect(labelOf(" The foyer at noon ")).toBe("The foyer at noon");
  expect(labelOf(`${"word ".repeat(19)}words too many`)).toBe(`${"word ".repeat(19)}words`);
  expect(labelOf("x".repeat(120))).toBe("x".repeat(100));
  expect(labelOf(" ")).toBeUndefined();
});
