import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import lchPlugin from "colord/plugins/lch";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { MediaAssetLoader } from "../media-asset-loader.ts";
import { type ColorShare, readColors } from "./color-share.ts";

extend([a11yPlugin, lchPlugin]);

/**
 * The colours of a page, as hex: of the background, of text, and of hovered or selected items. Pages change
 * them where the contrast is too low.
 */
export type Light = { ground: string; ink: string; accent: string };

type Tone = { l: number; c: number; h: number; share: number };

/**
 * Limits of lightness in CIE LCH: the first two for dark backgrounds, the others for light ones.
 */
const darkest = 9;
const darkestReadable = 27;
const lightestReadable = 90;
const lightest = 97;

/**
 * How much darker than a nearly white picture its page's background is, in lightness, so that the edges of
 * the picture are visible; and the lightness above which a colour counts as nearly white.
 */
const offWhite = 3.5;
const nearlyWhite = 92;

/** The maximum chroma of a dark and of a light background: stronger colours are tiring behind text. */
const strongestDark = 34;
const strongestLight = 16;

/**
 * A colour with at least this share of the picture and this contrast to text becomes the background unchanged,
 * except that a nearly white colour is darkened by `offWhite`.
 */
const prevailing = 0.3;
const clearContrast = 8;

/** Colours with a lower chroma count as grey. */
const minChroma = 12;

/** Pictures with a higher mean lightness count as light, others as dark. */
const middle = 58;

/** Colours whose hues differ by fewer degrees than this count as having the same hue. */
const minTurn = 28;

/**
 * Derives a page's colours from those of a picture. The background (`ground`) is the most frequent dark
 * colour of a dark picture, or the most frequent light colour of a light picture, made dark or light enough
 * for text. The accent is the most striking other colour. Null where the picture has no colours.
 */
export function deriveLight(colors: readonly ColorShare[]): Light | null {
  const tones = colors.map(([hex, share]) => ({ ...colord(hex).toLch(), share }));
  const [commonest] = tones;
  if (!commonest) return null;
  const isDark = meanOf(tones) < middle;
  const side = tones.filter(({ l }) => l < middle === isDark);
  const ground = groundOf(side[0] ?? commonest, isDark);
  return {
    ground: hexOf(ground),
    ink: hexOf({ l: isDark ? 96 : 12, c: Math.min(ground.c, 5), h: ground.h }),
    accent: hexOf(accentOf(tones, ground) ?? { l: isDark ? 78 : 38, c: 0, h: 0 }),
  };
}

const meanOf = (tones: Tone[]) => tones.reduce((sum, { l, share }) => sum + l * share, 0);

function groundOf({ l, c, h, share }: Tone, isDark: boolean) {
  const contrast = colord({ l, c, h }).contrast(isDark ? "#ffffff" : "#000000");
  if (share >= prevailing && contrast >= clearContrast) {
    return { l: l > nearlyWhite ? l - offWhite : l, c, h };
  }
  return isDark
    ? { l: between(l, darkest, darkestReadable), c: Math.min(c, strongestDark), h }
    : { l: between(l, lightestReadable, lightest - offWhite), c: Math.min(c, strongestLight), h };
}

/**
 * The most striking colour: of high chroma, of another hue than the background, and with a large share.
 * Undefined where all colours count as grey.
 */
function accentOf(tones: Tone[], ground: { c: number; h: number }) {
  const isOfGround = ({ h }: Tone) => ground.c >= 4 && turnBetween(h, ground.h) < minTurn;
  const strength = (tone: Tone) =>
    tone.c * (tone.share + 0.1) ** 0.3 * (isOfGround(tone) ? 0.35 : 1);
  return tones
    .filter(({ c }) => c >= minChroma)
    .sort((one, other) => strength(other) - strength(one))[0];
}

function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
}

function hexOf({ l, c, h }: { l: number; c: number; h: number }): string {
  return colord({ l, c, h }).toHex();
}

function between(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/**
 * The colours of a page with this picture at its head; for a video, the colours of its poster. Null where the
 * picture has no colours, or they are not extracted yet.
 */
export async function readLight(
  { colors, posterPath }: Pick<MediaAsset, "colors" | "posterPath">,
  assets: MediaAssetLoader,
): Promise<Light | null> {
  const poster = posterPath ? await assets.load(posterPath) : null;
  return deriveLight(readColors(poster ? poster.colors : colors));
}
