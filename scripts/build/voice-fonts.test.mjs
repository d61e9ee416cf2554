import { readdirSync, readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { voices } from "./voice-fonts.mjs";

const folder = "web/__generated__/fonts";
const bytesOf = (/** @type {string} */ path) => readFileSync(`${folder}/${path}`);

/** @param {string} path */
function fontOf(path) {
  const font = create(bytesOf(path));
  if (!("layout" in font)) throw new Error("several fonts in one file");
  return font;
}

test.each(voices.map(({ name }) => name))(
  "the fonts that come with a page in %s have 26 kB at most",
  (voice) => {
    const first = readdirSync(`${folder}/${voice}`).filter((file) =>
      /^(?:text|display|small|label)-(?:letters|common|figures)\.woff2$/.test(file),
    );
    const sizes = first.map((file) => bytesOf(`${voice}/${file}`).length);
    expect(sizes.length).toBeGreaterThanOrEqual(4);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(26_000);
  },
);

test.each(["text", "strong"])("figures within %s of the humanist voice are old-style", (cut) => {
  const font = fontOf(`humanist/${cut}-figures.woff2`);
  const heights = (/** @type {string[]} */ features) =>
    font
      .layout("0123456789", features)
      .glyphs.map(({ bbox }) => bbox.maxY > 0.65 * font.unitsPerEm);
  expect(heights(["onum"])).toEqual(
    [..."0123456789"].map((figure) => figure === "6" || figure === "8"),
  );
  expect(heights(["lnum"]).every(Boolean)).toBe(true);
});

// Chromium on Linux hints automatically: it moved both edges of a thinner stroke to the same pixel
// line, which made the stroke invisible.
test.each(["display", "small"])(
  "hairlines within %s of editorial are a hundredth em thick",
  (cut) => {
    const font = fontOf(`editorial/${cut}-letters.woff2`);
    const { minY, maxY } = font.glyphForCodePoint("-".charCodeAt(0)).bbox;
    expect((maxY - minY) / font.unitsPerEm).toBeGreaterThanOrEqual(0.0105);
  },
);
