/** What of a picture decides where it hangs. */
export type Hung = {
  /** Its height divided by its width. */
  shape: number;
  /** Its project's name stands under it, where there is no pointer to show it. */
  isLabelled: boolean;
};

/** A place on the wall, or its end: in which column, and what hangs above it there. */
type Place = {
  column: number;
  /** The heights of the pictures above, as multiples of the column's width. */
  height: number;
  /** How many pictures, and how many names, are above. */
  pictures: number;
  labels: number;
};

/** What a gap adds to a column, as a share of its width: near enough to compare columns. */
const gapShare = 0.06;

/** Names under pictures, which few devices show, are left out: they are the same on every column in the long run. */
const lengthOf = ({ height, pictures }: Place) => height + pictures * gapShare;

/**
 * Hangs pictures on a wall of so many columns, each where the wall is free the furthest up. So no
 * picture begins above one that comes before it, and columns end near one another. More pictures move
 * none of those before them.
 */
export function hang(pictures: readonly Hung[], columns: number): { places: Place[]; end: Place } {
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

/** The custom properties of the wall, and of each picture on it, that WorkGrid.css places them by. */
export function wallStyles(pictures: readonly Hung[]): {
  wall: Record<string, number>;
  pictures: Record<string, number>[];
} {
  const walls = columnCounts.map((count) => ({ count, ...hang(pictures, count) }));
  return {
    wall: Object.assign({}, ...walls.map(({ count, end }) => propertiesOf(end, count))),
    pictures: pictures.map(({ shape }, index) =>
      Object.assign(
        { "--shape": rounded(shape) },
        ...walls.map(({ count, places }) => {
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

/** Taller or wider than this a picture is cropped: a wall has no room for a strip. */
const steepest = 2.5;

/** As tall as wide where the size is not known. */
export function shapeOf(size: { width: number; height: number } | null | undefined): number {
  if (!size?.width || !size.height) return 1;
  return Math.min(steepest, Math.max(1 / steepest, size.height / size.width));
}
