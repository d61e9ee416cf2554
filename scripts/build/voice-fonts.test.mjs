import { readdirSync, readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { voices } from "./voice-fonts.mjs";

const folder = "web/__generated__/fonts";
const bytesOf = (/** @type {string} */ path) => readFileSync(`${folder}/${path}`);

test.each(voices.map(({ name }) => name))(
  "the fonts that come with a page in %s have 20 kB at most",
  (voice) => {
    const first = readdirSync(`${folder}/${voice}`).filter((file) =>
      /^(?:text|display|label)-(?:letters|common|figures)\.woff2$/.test(file),
    );
    const sizes = first.map((file) => bytesOf(`${voice}/${file}`).length);
    expect(sizes.length).toBeGreaterThanOrEqual(4);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(20_000);
  },
);

test.each(["text", "strong"])("figures within %s of the humanist voice are old-style", (cut) => {
  const font = create(bytesOf(`humanist/${cut}-figures.woff2`));
  if (!("layout" in font)) throw new Error("several fonts in one file");
  const heights = (/** @type {string[]} */ features) =>
    font
      .layout("0123456789", features)
      .glyphs.map(({ bbox }) => bbox.maxY > 0.65 * font.unitsPerEm);
  expect(heights(["onum"])).toEqual(
    [..."0123456789"].map((figure) => figure === "6" || figure === "8"),
  );
  expect(heights(["lnum"]).every(Boolean)).toBe(true);
});
