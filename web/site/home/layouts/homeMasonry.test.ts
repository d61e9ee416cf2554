import { expect, test } from "vitest";
import { arrangeColumns, columnsFor, homeMasonry } from "./homeMasonry";

const spaces = { gutter: 24, drop: 92 };
const listWidth = 1312;

/** Converts a length of the form "calc(12.5% + 2 * var(--gutter) + 1 * var(--drop))" to pixels. */
function pixels(length: string, whole: number): number {
  const share = /calc\((-?[\d.]+)%/.exec(length)?.[1];
  const times = (space: keyof typeof spaces) =>
    Number(new RegExp(`(-?[\\d.]+) \\* var\\(--${space}\\)`).exec(length)?.[1] ?? 0) *
    spaces[space];
  return (Number(share) / 100) * whole + times("gutter") + times("drop");
}

function columnWidths(columns: string): number[] {
  return columns.split(/ (?=calc)/).map((width) => pixels(width, listWidth));
}

const mixed = [2.624, 1.6, 1.6, 0.8, 1.6, 1, 1.333, 0.75, 2.1, 1.6, 0.8];

test.each([
  ["two pictures", [1.6, 0.8], 2],
  ["many in two columns", mixed, 2],
  ["many in three", mixed, 3],
  ["many in four", mixed, 4],
])("columns fill the list and end at one line: %s", (_name, ratios, count) => {
  const { columns, places } = arrangeColumns(ratios, count);
  const widths = columnWidths(columns);
  const filled = widths.reduce((sum, width) => sum + width, 0) + (count - 1) * spaces.gutter;
  expect(filled).toBeCloseTo(listWidth, 0);
  const ends = widths.map((width, column) => {
    const at = places.findLastIndex((place) => place.column === column);
    // A margin in percent refers to the width of the column.
    return pixels(places[at]?.above ?? "", width) + width / (ratios[at] ?? 1);
  });
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
});

test("pictures do not overlap, and each stands below the earlier ones of its column", () => {
  const { columns, places } = arrangeColumns(mixed, 3);
  const widths = columnWidths(columns);
  const ends = [0, 0, 0];
  for (const [index, { column, above }] of places.entries()) {
    const width = widths[column] ?? 0;
    const start = pixels(above, width);
    expect(start).toBeCloseTo(ends[column] ?? 0, 0);
    ends[column] = start + width / (mixed[index] ?? 1) + spaces.drop;
  }
});

test("the first pictures are the top row, from the start on", () => {
  expect(
    arrangeColumns(mixed, 3)
      .places.slice(0, 3)
      .map(({ column, above }) => [column, above]),
  ).toEqual([
    [0, "calc(0% + 0 * var(--drop))"],
    [1, "calc(0% + 0 * var(--drop))"],
    [2, "calc(0% + 0 * var(--drop))"],
  ]);
});

test("there are fewer columns where the list would be too low", () => {
  expect(columnsFor([1.6])).toBe(1);
  expect(columnsFor([1.6, 1.6])).toBe(2);
  expect(columnsFor(Array.from({ length: 6 }, () => 1.6))).toBe(2);
  expect(columnsFor(Array.from({ length: 6 }, () => 0.8))).toBe(3);
  expect(columnsFor(Array.from({ length: 60 }, () => 1.6))).toBe(4);
  expect(homeMasonry([1.6]).items[0]?.shares).toEqual({ two: 1, many: 1 });
});
