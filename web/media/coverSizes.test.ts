import { expect, test } from "vitest";
import { coverSizes, shapeSizes } from "./coverSizes";

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

test("in a square, a wide picture is fetched as wide as the height of the square makes it", () => {
  const boxes = [{ when: "(width >= 768px)", width: "24vw" }, { width: "90vw" }];
  expect(shapeSizes({ width: 1600, height: 900 }, 1, ...boxes)).toBe(
    "(width >= 768px) calc(24vw * 1.78), calc(90vw * 1.78)",
  );
  expect(shapeSizes({ width: 900, height: 1600 }, 1, ...boxes)).toBe("(width >= 768px) 24vw, 90vw");
});
