/** The facts that decide where a picture is placed. */
export type MasonryItem = {
  /** The picture's height divided by its width. */
  shape: number;
  /** Whether the project's name is shown under the picture on devices without a pointer. */
  isLabelled: boolean;
};

/**
 * A place in the grid, or the end of a column: the column, and the pictures and names above the place in that
 * column.
 */
type Place = {
  column: number;
  /** The heights of the pictures above, as multiples of the column's width. */
  height: number;
  /** How many pictures, and how many names, are above. */
  pictures: number;
  labels: number;
};

/** The height of a gap as a share of the column's width: exact enough to compare columns. */
const gapShare = 0.06;

/**
 * The length of a column up to a place. Ignores the names under pictures: few devices show them, and all
 * columns have about the same number of them.
 */
const lengthOf = ({ height, pictures }: Place) => height + pictures * gapShare;

/**
 * Places each picture in the shortest column. So no picture begins above an earlier picture, columns have
 * similar lengths, and added pictures do not move earlier pictures. `end` is the end of the longest column.
 */
export function placeItems(
  pictures: readonly MasonryItem[],
  columns: number,
): { places: Place[]; end: Place } {
  const ends: Place[] = Array.from({ length: columns }, (_, column) => ({
    column,
    height: 0,
    pictures: 0,
    labels: 0,
  }));
  const places = pictures.map(({ shape, isLabelled }) => {
    const place = ends.reduce((shortest, end) =>
      lengthOf(end) < lengthOf(shortest) - 1e-6 ? end : shortest,
    );
    ends[place.column] = {
      column: place.column,
      height: place.height + shape,
      pictures: place.pictures + 1,
      labels: place.labels + (isLabelled ? 1 : 0),
    };
    return place;
  });
  const end = ends.reduce((longest, end) => (lengthOf(end) > lengthOf(longest) ? end : longest));
  return { places, end };
}

const columnCounts = [1, 2, 3, 4];

/** The custom properties of the grid and of each picture, which WorkGrid.css reads. */
export function gridStyles(pictures: readonly MasonryItem[]): {
  grid: Record<string, number>;
  pictures: Record<string, number>[];
} {
  const layouts = columnCounts.map((count) => ({ count, ...placeItems(pictures, count) }));
  return {
    grid: Object.assign({}, ...layouts.map(({ count, end }) => propertiesOf(end, count))),
    pictures: pictures.map(({ shape }, index) =>
      Object.assign(
        { "--shape": rounded(shape) },
        ...layouts.map(({ count, places }) => {
          const place = places[index];
          return place && propertiesOf(place, count);
        }),
      ),
    ),
  };
}

function propertiesOf({ column, height, pictures, labels }: Place, count: number) {
  return {
    [`--x${count}`]: column,
    [`--y${count}`]: rounded(height),
    [`--n${count}`]: pictures,
    [`--l${count}`]: labels,
  };
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/**
 * The maximum ratio of a picture's longer side to its shorter side. A longer picture is cropped in the grid.
 */
const steepest = 2.5;

/** The height of a picture divided by its width, within limits. 1 if the size is unknown. */
export function shapeOf(size: { width: number; height: number } | null | undefined): number {
  if (!size?.width || !size.height) return 1;
  return Math.min(steepest, Math.max(1 / steepest, size.height / size.width));
}
