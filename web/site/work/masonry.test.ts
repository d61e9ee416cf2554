import { expect, test } from "vitest";
import { gridStyles, placeItems, shapeOf } from "./masonry";

const shapes = [1.4, 0.6, 1, 0.75, 2, 0.5, 1.2, 0.66, 0.66, 1.5, 0.4, 1];
const pictures = Array.from({ length: 1200 }, (_, index) => ({
  shape: shapes[index % shapes.length] ?? 1,
  isLabelled: index % 3 === 0,
}));
const gap = 0.06;

test.each([1, 2, 3, 4])("in %i columns the eye meets the pictures in their order", (columns) => {
  const { places } = placeItems(pictures, columns);
  const tops = places.map((place) => place.height + place.pictures * gap);
  expect(places.slice(0, columns).map(({ column }) => column)).toEqual(
    Array.from({ length: columns }, (_, column) => column),
  );
  for (const [index, top] of tops.entries()) {
    expect(top).toBeGreaterThanOrEqual((tops[index - 1] ?? 0) - 1e-6);
  }
});

test.each([2, 3, 4])("%i columns end within the height of one picture", (columns) => {
  const ends = Array.from({ length: columns }, () => 0);
  const { places, end } = placeItems(pictures, columns);
  for (const [index, { column }] of places.entries()) {
    const { shape = 0 } = pictures[index] ?? {};
    ends[column] = (ends[column] ?? 0) + shape + gap;
  }
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(2 + gap);
  expect(end.height + end.pictures * gap).toBeCloseTo(Math.max(...ends));
});

test("more pictures move none of those before them", () => {
  const few = gridStyles(pictures.slice(0, 48));
  expect(gridStyles(pictures).pictures.slice(0, 48)).toEqual(few.pictures);
});

test("a strip is cropped, and what has no size is square", () => {
  expect(shapeOf({ width: 400, height: 300 })).toBe(0.75);
  expect(shapeOf({ width: 100, height: 4000 })).toBe(2.5);
  expect(shapeOf({ width: 4000, height: 100 })).toBe(0.4);
  expect(shapeOf(null)).toBe(1);
});
