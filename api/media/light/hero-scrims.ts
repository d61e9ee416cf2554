import { srgbValue } from "../colours/tone-map.ts";
import { cropStart } from "../derivatives/phone-crop.ts";
import { gridSize, type ToneGrid } from "./tone-grid.ts";

/**
 * The opacities of scrims that make the navigation over a hero readable, from 0 for no scrim to 1, in wide
 * windows and on phones. A hero is the large picture at the head of a page; a scrim is a black or white layer
 * between the picture and the text.
 */
export type HeroScrims = {
  /** For black scrims under white text. */
  darkWide: number;
  darkPhone: number;
  /** For white scrims under black text. */
  lightWide: number;
  lightPhone: number;
};

type Picture = { width: number; height: number; focalX: number; focalY: number };

/**
 * The heights of a hero (`--hero-height`) for which the crop is computed, in pixels: the default in
 * web/tokens.css, and those of low windows in web/voices/shared.css, from the lowest to the
 * highest. The larger heights that an owner can choose for large screens are not considered.
 */
const heroHeights = [320, 424, 528, 600];

/** Where the text of the navigation over a hero begins and ends, in pixels from the top. */
const wordsBegin = 10;
const wordsEnd = 72;

/**
 * The widths of windows for which the crop is computed, in pixels. The crops of widths between them
 * are similar.
 */
const wideWindows = [768, 1024, 1440, 1920, 2560];
const phoneWindows = [320, 390, 600, 767];

/**
 * Limits for the tone (the relative luminance) of a picture behind text: the lightest tone on which white
 * text, and the darkest tone on which text of the colour #111 has a contrast of 4.5 (WCAG 2.2, AA).
 */
const lightestUnderWhite = 1.05 / 4.5 - 0.05;
const darkestUnderBlack = 4.5 * (0.0056 + 0.05) - 0.05;

/**
 * Added to each opacity above 0, because other decoders and screens may show slightly different
 * tones.
 */
const margin = 0.04;

/**
 * The scrims that the navigation over a hero needs. The hero shows the picture cropped around its focal
 * point.
 */
export function heroScrims(tones: ToneGrid, picture: Picture): HeroScrims {
  const wide = tonesUnderWords(tones, picture, wideWindows);
  const phone = tonesUnderWords(tones, picture, phoneWindows);
  return {
    darkWide: darkScrim(wide.lightest),
    darkPhone: darkScrim(phone.lightest),
    lightWide: lightScrim(wide.darkest),
    lightPhone: lightScrim(phone.darkest),
  };
}

/** The darkest and the lightest tone of the picture behind the navigation, in windows of all these widths. */
function tonesUnderWords(tones: ToneGrid, picture: Picture, windows: number[]) {
  const fields = windows.flatMap((width) =>
    heroHeights.flatMap((height) => fieldsUnderWords(picture, width, height)),
  );
  return {
    darkest: Math.min(...fields.map(tones.darkest)),
    lightest: Math.max(...fields.map(tones.lightest)),
  };
}

function fieldsUnderWords(
  { width, height, focalX, focalY }: Picture,
  windowWidth: number,
  heroHeight: number,
) {
  const scale = Math.max(windowWidth / width, heroHeight / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  const left = cropStart(focalX, shownWidth, windowWidth);
  const top = cropStart(focalY, shownHeight, heroHeight);
  const columns = fieldRange(left / shownWidth, (left + windowWidth) / shownWidth);
  const rows = fieldRange((top + wordsBegin) / shownHeight, (top + wordsEnd) / shownHeight);
  return rows.flatMap((row) => columns.map((column) => row * gridSize + column));
}

/**
 * The rows or columns of the tone grid between two positions, which are shares of the height or
 * width.
 */
function fieldRange(from: number, to: number): number[] {
  const first = Math.min(gridSize - 1, Math.max(0, Math.floor(from * gridSize)));
  const last = Math.min(gridSize, Math.max(first + 1, Math.ceil(to * gridSize)));
  return Array.from({ length: last - first }, (_, index) => first + index);
}

/**
 * The opacity of a black scrim over this tone: a scrim multiplies the sRGB values behind it by 1 - opacity. A
 * white scrim, below, multiplies their distance from white.
 */
function darkScrim(lightest: number): number {
  return strength(1 - srgbValue(lightestUnderWhite) / srgbValue(lightest));
}

function lightScrim(darkest: number): number {
  const tone = srgbValue(darkest);
  return strength((srgbValue(darkestUnderBlack) - tone) / (1 - tone));
}

function strength(needed: number): number {
  return needed > 0 ? Math.round((needed + margin) * 100) / 100 : 0;
}
