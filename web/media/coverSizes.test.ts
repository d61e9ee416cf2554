import { expect, test } from "vitest";
import { coverSizes } from "./coverSizes";

test("a wide picture in a narrow box is fetched as wide as the height of the box makes it", () => {
  expect(
    coverSizes(
      { width: 2000, height: 1000 },
      300,
      { when: "(width >= 768px)", width: "50vw" },
      { width: "100vw" },
    ),
  ).toBe("(width >= 768px) max(50vw, 600px), max(100vw, 600px)");
});

test("where the picture's size is not known, the box decides", () => {
  expect(coverSizes(null, 300, { width: "100vw" })).toBe("100vw");
});
