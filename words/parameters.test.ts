import { expect, test } from "vitest";
import { fill } from "./parameters.ts";

test("a name in braces that has no value stays, also one that every object has", () => {
  const text = "{name}: {constructor}, {toString}, {missing}";
  expect(fill(text, { name: "Ada" })).toBe("Ada: {constructor}, {toString}, {missing}");
});
