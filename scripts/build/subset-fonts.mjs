import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { voices } from "./voice-fonts.mjs";

const folder = "web/__generated__/fonts";
const packages = "node_modules/@fontsource-variable";

/**
 * The folder with fonts of old-style digits, for typefaces whose packages lack them. They were
 * extracted from the complete fonts, whose licence is in OFL.txt there.
 */
const figures = "scripts/build/figures";

/**
 * The font files that are made from each cut (a font at one optical size, see voice-fonts.mjs).
 * `source` is the subset in the font package, `ranges` are the hexadecimal code points of the
 * file's characters. Browsers load a file when a page shows one of its characters. The first two
 * files of most cuts are embedded in the pages (inlineFonts in api/pages/page-assets.ts), so that
 * the first paint has them. To stay small, these two contain at most one OpenType feature: the one
 * that texts (`text`), or larger sizes (`large`), need most.
 */
const subsets = [
  {
    name: "letters",
    source: "latin",
    ranges: "20 27 2C-2E 41-5A 61-7A A0 2019",
    features: { text: [], large: ["kern"] },
  },
  {
    name: "common",
    source: "latin",
    ranges: "21-22 26 28-29 2F-3B 3F A9 B7 2013-2014 2018 201C-201D 2022 2026",
    features: { text: ["tnum"], large: [] },
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

const digits = "30-39";

/** The OpenType features of the files for which `subsets` lists none. */
const defaultFeatures = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

/**
 * Makes the font files of every voice (type style of the site) from the font packages, and for each
 * voice a style sheet that declares its files.
 */
export async function subsetFonts() {
  const { default: subsetFont } = await import("subset-font");
  for (const { name: voice, cuts } of voices) {
    mkdirSync(`${folder}/${voice}`, { recursive: true });
    const rules = [];
    for (const cut of cuts) {
      for (const { name, source, ranges, features } of subsets) {
        const file = `${cut.name}-${name}.woff2`;
        const font = readFileSync(`${packages}/${cut.file.replace("*", source)}`);
        const own = "figures" in cut ? ranges.replace("2F-3B", "2F 3A-3B") : ranges;
        const subset = await subsetFont(font, charactersOf(own), {
          targetFormat: "woff2",
          noHinting: !("isHinted" in cut),
          keepFeatures: features?.[cut.name === "text" ? "text" : "large"] ?? defaultFeatures,
          variationAxes: cut.axes,
        });
        writeIfChanged(`${voice}/${file}`, subset);
        rules.push(fontFace(cut, file, own));
      }
      if ("figures" in cut) {
        const file = `${cut.name}-figures.woff2`;
        writeIfChanged(`${voice}/${file}`, readFileSync(`${figures}/${cut.figures}`));
        rules.push(fontFace(cut, file, digits));
      }
      rules.push(...cut.fallbacks.map((fallback) => fallbackFace(cut, fallback)));
    }
    writeIfChanged(`${voice}/fonts.css`, Buffer.from(rules.join("\n")));
  }
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

/**
 * @param {{ ascent: number, descent: number }} cut in percent of the font size
 * @param {{ family: string, weights: string, fonts: string[], width: number }} fallback
 */
function fallbackFace({ ascent, descent }, { family, weights, fonts, width }) {
  /** @param {number} share a length in percent of the font size; returned in percent of the adjusted size */
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
