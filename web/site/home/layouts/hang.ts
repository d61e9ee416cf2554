import type { CSSProperties } from "react";

/** Where a picture hangs: its column from 0, and how much of the wall's width that takes. */
type Place = { column: number; share: number };

/** A wall of so many columns: how wide each is, and where each picture hangs. */
type Wall = { columns: string; places: (Place & { above: string })[] };

/** Below this part of its width the wall would be a stripe. */
const minHeight = 0.55;
const maxColumns = 4;

/**
 * Hangs pictures of these proportions (width by height) in columns that end at one line: each picture
 * in the column that is shortest so far, and each column as wide as makes it as high as the others.
 * Between columns there is --hang, and --drop from a picture to the one under it.
 */
export function hang(ratios: readonly number[], count: number): Wall {
  // Heights are those of a column of width 1, and the spaces between its pictures.
  const columns = Array.from({ length: count }, () => ({ height: 0, pictures: 0 }));
  const hung = ratios.map((ratio) => {
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
        const hangs = (-(count - 1) * width) / sum;
        const drops = (spaces / sum - (pictures - 1)) * width;
        return `calc(${percent(width / sum)} + ${round(hangs)} * var(--hang) + ${round(drops)} * var(--drop))`;
      })
      .join(" "),
    places: hung.map((place) => ({ ...place, share: (widths[place.column] ?? 0) / sum })),
  };
}

/** As many columns as leave the wall a height: fewer for wide pictures, more for many. */
export function columnsFor(ratios: readonly number[]): number {
  const height = total(ratios.map((ratio) => 1 / ratio));
  const max = Math.min(maxColumns, ratios.length);
  let count = Math.min(2, max);
  while (count < max && height / (count + 1) ** 2 >= minHeight) count += 1;
  return count;
}

/** The styles of a wall's list and of each item, and the part of the width that each picture takes. */
export type HungWall = {
  list: CSSProperties;
  items: { style: CSSProperties; shares: { two: number; many: number } }[];
};

/** The wall of narrow windows and the one of wide ones, as wall.css reads them. */
export function hangWall(ratios: readonly number[]): HungWall {
  const two = hang(ratios, Math.min(2, ratios.length));
  const many = hang(ratios, columnsFor(ratios));
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
