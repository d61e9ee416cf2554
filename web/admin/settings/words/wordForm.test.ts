import { expect, test } from "vitest";
import { findWords } from "./wordForm";

test("texts are found without their case and accents", () => {
  const find = (wanted: string) => findWords("menu", wanted, () => ["ÎLE DÉSERTE"]).length;
  expect(find("ile deserte")).toBeGreaterThan(0);
  expect(find("île noire")).toBe(0);
});
