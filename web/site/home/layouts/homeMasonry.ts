import type { CSSProperties } from "react";

/** A picture's column, counted from 0, and the column's share of the list's width. */
type Place = { column: number; share: number };

/**
 * The widths of the columns, as a CSS value, and the place of each picture. `above` is the height
 * above the picture, as a CSS length.
 */
type Columns = { columns: string; places: (Place & { above: string })[] };

/** The minimum height of the list, as a share of its width. */
const minHeight = 0.55;
const maxColumns = 4;

/**
 * Places pictures in columns that end at the same height: each picture goes into the shortest column, and the
 * widths of the columns make them equally high. The space between columns is --gutter, between the pictures
 * of a column --drop.
 * @param ratios width divided by height of each picture
 */
export function arrangeColumns(ratios: readonly number[], count: number): Columns {
  // Heights are for a column of width 1, without the spaces between pictures.
  const columns = Array.from({ length: count }, () => ({ height: 0, pictures: 0 }));
  const placed = ratios.map((ratio) => {
    const min = Math.min(...columns.map(({ height }) => height));
    const column = columns.findIndex(({ height }) => height <= min + 0.01);
    const { height = 0, pictures = 0 } = columns[column] ?? {};
    columns[column] = { height: height + 1 / ratio, pictures: pictures + 1 };
    return { column, above: `calc(${percent(height)} + ${pictures} * var(--drop))` };
  });
  const widths = columns.map(({ height }) => 1 / height);
  const sum = total(widths);
  const spaces = total(columns.map(({ pictures }, at) => (pictures - 1) * (widths[at] ?? 0)));
  return {
    columns: columns
      .map(({ pictures }, at) => {
        const width = widths[at] ?? 0;
        const gutters = (-(count - 1) * width) / sum;
        const drops = (spaces / sum - (pictures - 1)) * width;
        return `calc(${percent(width / sum)} + ${round(gutters)} * var(--gutter) + ${round(drops)} * var(--drop))`;
      })
      .join(" "),
    places: placed.map((place) => ({ ...place, share: (widths[place.column] ?? 0) / sum })),
  };
}

/** How many columns there are, at most four: fewer for wide pictures, more for many pictures. */
export function columnsFor(ratios: readonly number[]): number {
  const height = total(ratios.map((ratio) => 1 / ratio));
  const max = Math.min(maxColumns, ratios.length);
  let count = Math.min(2, max);
  while (count < max && height / (count + 1) ** 2 >= minHeight) count += 1;
  return count;
}

/** The styles of the list and of each item, and each picture's share of the list's width. */
export type HomeMasonry = {
  list: CSSProperties;
  items: { style: CSSProperties; shares: { two: number; many: number } }[];
};

/** The masonry as custom properties for narrow and for wide windows, which wall.css reads. */
export function homeMasonry(ratios: readonly number[]): HomeMasonry {
  const two = arrangeColumns(ratios, Math.min(2, ratios.length));
  const many = arrangeColumns(ratios, columnsFor(ratios));
  return {
    list: { "--columns-two": two.columns, "--columns-many": many.columns },
    items: ratios.map((_, index) => {
      const [inTwo, inMany] = [two.places[index], many.places[index]];
      return {
        style: {
          "--column-two": (inTwo?.column ?? 0) + 1,
          "--above-two": inTwo?.above,
          "--column-many": (inMany?.column ?? 0) + 1,
          "--above-many": inMany?.above,
        },
        shares: { two: inTwo?.share ?? 1, many: inMany?.share ?? 1 },
      };
    }),
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function round(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}

function percent(share: number): string {
  return `${round(share * 100)}%`;
}
