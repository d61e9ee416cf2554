import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const source =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";

/** What English needs, and what the rest of western Europe adds; as the ranges in web/fonts.css. */
const subsets = {
  "web/__generated__/fonts/basic.woff2": "20-7E A0 A9 B7 2013-2014 2018-2019 201C-201D 2022 2026",
  "web/__generated__/fonts/accented.woff2":
    "A1-A8 AA-B6 B8-FF 131 152-153 2BB-2BC 2C6 2DA 2DC 304 308 329 201A 201E 2039-203A 20AC 2122 2191 2193 2212 2215",
};

/** The weights and features that the styles use; the optical size keeps its whole range. */
const options = {
  targetFormat: /** @type {const} */ ("woff2"),
  noHinting: true,
  keepFeatures: ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"],
  variationAxes: { wght: { min: 400, max: 700 } },
};

/** Makes the site's font from the one in the packages: two thirds of it are what no page shows. */
export async function subsetFonts() {
  const { default: subsetFont } = await import("subset-font");
  const font = readFileSync(source);
  for (const [path, ranges] of Object.entries(subsets)) {
    const subset = await subsetFont(font, charactersOf(ranges), options);
    if (existsSync(path) && subset.equals(readFileSync(path))) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, subset);
  }
}

/** @param {string} ranges hexadecimal code points and ranges of them */
function charactersOf(ranges) {
  const codes = ranges.split(" ").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}
