import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = "web/__generated__/fonts";
const packaged = "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque";

/**
 * The two cuts of the site's font. Without the axis of optical sizes a file is less than half as large,
 * and each cut is the same in every browser.
 */
const cuts = [
  {
    name: "text",
    family: "Bricolage Text",
    weights: "400 700",
    axes: { opsz: 18, wght: { min: 400, max: 700 } },
  },
  { name: "display", family: "Bricolage Display", weights: "500", axes: { opsz: 96, wght: 500 } },
];

/**
 * The characters of a cut, in files that browsers load when a page shows one of their characters. The
 * first two come with every page (inlineFonts in api/pages/page-assets.ts), so that the first paint has
 * them: to be small, only the letters know which of their pairs stand closer together.
 */
const subsets = [
  {
    name: "letters",
    source: "latin",
    ranges: "20 27 2C-2E 41-5A 61-7A A0 2019",
    features: ["kern"],
  },
  {
    name: "common",
    source: "latin",
    ranges: "21-22 26 28-29 2F-3B 3F A9 B7 2013-2014 2018 201C-201D 2022 2026",
    features: ["tnum"],
  },
  { name: "signs", source: "latin", ranges: "23-25 2A-2B 3C-3E 40 5B-60 7B-7E" },
  {
    name: "accented",
    source: "latin",
    ranges:
      "A1-A8 AA-B6 B8-FF 131 152-153 2BB-2BC 2C6 2DA 2DC 304 308 329 201A 201E 2039-203A 20AC 2122 2191 2193 2212 2215",
  },
  {
    name: "extended",
    source: "latin-ext",
    ranges:
      "100-130 132-151 154-2BA 2BD-2C5 2C7-2CC 2CE-2D7 2DD-2FF 1D00-1DBF 1E00-1E9F 1EF2-1EFF 2020 20A0-20AB 20AD-20C0 2113 2C60-2C7F A720-A7FF",
  },
];

/** Fonts of the system, in the widths of Arial or of Roboto, by the names they have where they exist. */
const arial = ["Arial", "ArialMT", "Liberation Sans", "Arimo"];
const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"];
const roboto = ["Roboto", "Roboto Regular", "Roboto-Regular"];
const robotoBold = ["Roboto Bold", "Roboto-Bold"];

/**
 * What stands in for each role until its font has arrived, so that nothing moves then: `width` is how
 * wide the role's texts are in ours, in percent of the system's font. e2e/site/late-font.test.ts measures it.
 */
const fallbacks = [
  { family: "Display Arial", weights: "500", fonts: arial, width: 95.9 },
  { family: "Display Roboto", weights: "500", fonts: roboto, width: 95.9 },
  { family: "Text Arial", weights: "400", fonts: arial, width: 105.5 },
  { family: "Text Arial", weights: "450 500", fonts: arial, width: 106.8 },
  { family: "Text Arial", weights: "550 700", fonts: arialBold, width: 99.8 },
  { family: "Text Roboto", weights: "400", fonts: roboto, width: 105.6 },
  { family: "Text Roboto", weights: "450 500", fonts: roboto, width: 106.8 },
  { family: "Text Roboto", weights: "550 700", fonts: robotoBold, width: 106.4 },
  { family: "Label Arial", weights: "400 700", fonts: arialBold, width: 94.4 },
  { family: "Label Roboto", weights: "400 700", fonts: robotoBold, width: 102.8 },
];

/** Of our font, in percent of its size. */
const ascent = 93;
const descent = 27;

/** The OpenType features of files that do not say which. */
const usualFeatures = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

/** Makes the files of the site's font, and the style sheet that declares them, from the package. */
export async function subsetFonts() {
  const { default: subsetFont } = await import("subset-font");
  mkdirSync(folder, { recursive: true });
  const rules = [];
  for (const cut of cuts) {
    for (const { name, source, ranges, features = usualFeatures } of subsets) {
      const file = `${cut.name}-${name}.woff2`;
      const font = readFileSync(`${packaged}-${source}-opsz-normal.woff2`);
      const subset = await subsetFont(font, charactersOf(ranges), {
        targetFormat: "woff2",
        noHinting: true,
        keepFeatures: features,
        variationAxes: cut.axes,
      });
      writeIfChanged(file, subset);
      rules.push(fontFace(cut, file, ranges));
    }
  }
  rules.push(...fallbacks.map(fallbackFace));
  writeIfChanged("fonts.css", Buffer.from(rules.join("\n")));
}

/**
 * @param {{ family: string, weights: string }} cut
 * @param {string} file
 * @param {string} ranges
 */
function fontFace({ family, weights }, file, ranges) {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${ranges.replace(/(^| )/g, "$1U+").replaceAll(" ", ", ")};
}
`;
}

/** @param {{ family: string, weights: string, fonts: string[], width: number }} fallback */
function fallbackFace({ family, weights, fonts, width }) {
  /** @param {number} share in percent of the adjusted size */
  const adjusted = (share) => `${((share / width) * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  src: ${fonts.map((font) => `local("${font}")`).join(", ")};
  size-adjust: ${width}%;
  ascent-override: ${adjusted(ascent)};
  descent-override: ${adjusted(descent)};
  line-gap-override: 0%;
}
`;
}

/**
 * @param {string} file
 * @param {Buffer} content
 */
function writeIfChanged(file, content) {
  const path = `${folder}/${file}`;
  if (existsSync(path) && content.equals(readFileSync(path))) return;
  writeFileSync(path, content);
}

/** @param {string} ranges hexadecimal code points and ranges of them */
function charactersOf(ranges) {
  const codes = ranges.split(" ").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}
