/** Three rows of three numbers. */
type Matrix = number[][];

/** The chromaticities of red, green, blue and white, as x and y. */
export type Primaries = { red: Point; green: Point; blue: Point; white: Point };
type Point = [x: number, y: number];

const white65: Point = [0.3127, 0.329];
export const srgbPrimaries: Primaries = {
  ...{ red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06], white: white65 },
};
export const p3Primaries: Primaries = {
  ...{ red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: white65 },
};
export const bt2020Primaries: Primaries = {
  ...{ red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046], white: white65 },
};

/**
 * The curve that converts the value of a channel to linear light: the exponent of a power, or the curve of
 * sRGB.
 */
export type Curve = number | "srgb";

/** An ICC profile of a display with these primaries and this curve. */
export function displayProfile(primaries: Primaries, curve: Curve): Buffer {
  const [red, green, blue] = transpose(toConnection(primaries));
  const light = parametricCurve(curve);
  return profile("mntr", "RGB ", [
    ...[red, green, blue].map((column, n): Tag => [`${"rgb"[n]}XYZ`, xyz(column ?? [])]),
    ...["rTRC", "gTRC", "bTRC"].map((name): Tag => [name, light]),
  ]);
}

/** An ICC profile for pictures in shades of grey. */
export function greyProfile(curve: Curve): Buffer {
  return profile("mntr", "GRAY", [["kTRC", parametricCurve(curve)]]);
}

/**
 * The channel values of all cells of a colour table, from 0 to 1. The last channel varies fastest.
 * @param grid the number of values of each channel
 */
export function valuesOfTable(channels: number, grid: number): number[][] {
  return Array.from({ length: grid ** channels }, (_, cell) =>
    Array.from(
      { length: channels },
      (_, n) => (Math.floor(cell / grid ** (channels - 1 - n)) % grid) / (grid - 1),
    ),
  );
}

/**
 * An ICC profile that converts channel values by a table of colours.
 * @param grid the number of values of each channel in the table
 * @param colourAt the colour of a cell of `valuesOfTable`, from 0 to 1, in the space of `primaries` with the
 *   curve of sRGB
 */
export function tableProfile(
  space: "RGB " | "CMYK",
  grid: number,
  primaries: Primaries,
  colourAt: (cell: number) => number[],
): Buffer {
  const channels = space === "CMYK" ? 4 : 3;
  const table = Buffer.alloc(grid ** channels * 6);
  for (let cell = 0; cell < grid ** channels; cell++) {
    colourAt(cell).forEach((value, n) => {
      table.writeUInt16BE(Math.round(Math.min(1, Math.max(0, value)) * 65_535), cell * 6 + n * 2);
    });
  }
  const head = Buffer.alloc(32);
  head.write("mAB ");
  head.set([channels, 3], 8);
  const size = Buffer.alloc(20);
  size.fill(grid, 0, channels);
  size[16] = 2; // bytes for each value
  const unchanged = parametricCurve(1);
  // The XYZ values of the connection space are stored as shares of 65535 / 32768.
  const toXyz = toConnection(primaries).map((row) => row.map((value) => (value * 32_768) / 65_535));
  const parts = [
    Buffer.concat([unchanged, unchanged, unchanged]),
    numbers([...toXyz.flat(), 0, 0, 0]),
    Buffer.concat(Array.from({ length: 3 }, () => parametricCurve("srgb"))),
    padded(Buffer.concat([size, table])),
    Buffer.concat(Array.from({ length: channels }, () => unchanged)),
  ];
  let offset = head.length;
  parts.forEach((part, n) => {
    head.writeUInt32BE(offset, 12 + n * 4);
    offset += part.length;
  });
  return profile(space === "CMYK" ? "prtr" : "mntr", space, [
    ["A2B0", Buffer.concat([head, ...parts])],
  ]);
}

type Tag = [name: string, content: Buffer];

/** The white of the profile connection space (D50), as XYZ. */
const white50 = [0.9642, 1, 0.8249];

function profile(kind: "mntr" | "prtr", space: string, tags: Tag[]): Buffer {
  const all: Tag[] = [
    ["desc", text("Declared by the file")],
    ["cprt", text("None")],
    ["wtpt", xyz(white50)],
    ...tags,
  ];
  const head = Buffer.alloc(128);
  // A profile with a table has version 2.4: readers assume that the darkest colour of a version 4 table is
  // lighter than black.
  head.writeUInt32BE(tags.some(([name]) => name === "A2B0") ? 0x02400000 : 0x04300000, 8);
  head.write(`${kind}${space}XYZ `, 12, "latin1");
  head.set([0x07, 0xd0, 0, 1, 0, 1], 24); // a date, which has to be valid
  head.write("acsp", 36);
  numbers(white50).copy(head, 68);
  const index = Buffer.alloc(4 + all.length * 12);
  index.writeUInt32BE(all.length);
  let offset = head.length + index.length;
  all.forEach(([name, content], n) => {
    index.write(name, 4 + n * 12, "latin1");
    index.writeUInt32BE(offset, 8 + n * 12);
    index.writeUInt32BE(content.length, 12 + n * 12);
    offset += content.length;
  });
  head.writeUInt32BE(offset);
  return Buffer.concat([head, index, ...all.map(([, content]) => content)]);
}

function numbers(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, n) => {
    // Damaged primaries may yield numbers that are too large, infinite or NaN.
    const stored = Math.min(32_767, Math.max(-32_768, value)) || 0;
    bytes.writeInt32BE(Math.round(stored * 65_536), n * 4);
  });
  return bytes;
}

function xyz(values: number[]): Buffer {
  return Buffer.concat([Buffer.from("XYZ \0\0\0\0", "latin1"), numbers(values)]);
}

function text(words: string): Buffer {
  const head = Buffer.alloc(28);
  head.write("mluc");
  head.set([0, 0, 0, 1, 0, 0, 0, 12], 8); // one record of 12 bytes
  head.write("enUS", 16);
  head.writeUInt32BE(words.length * 2, 20);
  head.writeUInt32BE(head.length, 24);
  return padded(Buffer.concat([head, Buffer.from(words, "utf16le").swap16()]));
}

function parametricCurve(curve: Curve): Buffer {
  const head = Buffer.from("para\0\0\0\0\0\0\0\0", "latin1");
  if (curve !== "srgb") return Buffer.concat([head, numbers([curve])]);
  head[9] = 3;
  return Buffer.concat([head, numbers([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])]);
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

/** The matrix that converts linear light from one set of primaries to another. */
export function conversion(from: Primaries, to: Primaries): Matrix {
  return multiply(inverse(toConnection(to)), toConnection(from));
}

const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** The matrix that converts linear light in these primaries to XYZ in the profile connection space. */
function toConnection({ red, green, blue, white }: Primaries): Matrix {
  const xyzOf = ([x, y]: Point) => [x / y, 1, (1 - x - y) / y];
  const columns = transpose([red, green, blue].map(xyzOf));
  const sums = apply(inverse(columns), xyzOf(white));
  const own = columns.map((row) => row.map((value, n) => value * (sums[n] ?? 0)));
  const [from, to] = [apply(bradford, xyzOf(white)), apply(bradford, white50)];
  const scaled = bradford.map((row, n) => row.map((v) => (v * (to[n] ?? 0)) / (from[n] ?? 1)));
  return multiply(multiply(inverse(bradford), scaled), own);
}

export function apply(matrix: Matrix, [a = 0, b = 0, c = 0]: number[]): number[] {
  return matrix.map(([x = 0, y = 0, z = 0]) => x * a + y * b + z * c);
}

function transpose(matrix: Matrix): Matrix {
  return [0, 1, 2].map((n) => matrix.map((row) => row[n] ?? 0));
}

function multiply(one: Matrix, other: Matrix): Matrix {
  return transpose(transpose(other).map((column) => apply(one, column)));
}

function inverse([a = [], b = [], c = []]: Matrix): Matrix {
  const columns = [cross(b, c), cross(c, a), cross(a, b)];
  const determinant = a.reduce((sum, value, n) => sum + value * (columns[0]?.[n] ?? 0), 0);
  return transpose(columns.map((column) => column.map((value) => value / determinant)));
}

function cross([a = 0, b = 0, c = 0]: number[], [x = 0, y = 0, z = 0]: number[]): number[] {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}
