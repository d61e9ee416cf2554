import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import mixPlugin from "colord/plugins/mix";
import type { ThemeColors, ThemeProperties } from "../../rendering/PageContext";

extend([a11yPlugin, mixPlugin]);

/** The minimum contrast of text and its background (WCAG 2.2, level AA). */
export const minContrast = 4.5;

/** The minimum contrast of a control's edge and its background (WCAG 2.2, non-text contrast). */
const minEdgeContrast = 3;

/** The share of the text's colour in the edge of a control, if that gives enough contrast. */
const edgeShare = 0.34;

/** The shares of the tint (the text's colour, black or white) in a surface and in a raised surface. */
const surfaceShare = 0.06;
const raisedShare = 0.11;

/**
 * The custom properties from which tokens.css derives the look. A colour with too little contrast is moved
 * towards black or white, only until it is readable; the stored value is unchanged.
 */
export function themeProperties(colors: ThemeColors): ThemeProperties {
  const [background, surface, raised] = backgroundsOf(colors);
  const behind = [background, surface, raised];
  const readable = (color: string) => readableOn(behind, color);
  const textPrimary = readable(colors.textPrimary);
  const edge = colord(background).mix(textPrimary, edgeShare).toHex();
  const isDark = colord(background).isDark();
  return {
    "--background": background,
    "--surface": surface,
    "--surface-raised": raised,
    "--border-strong": readableOn(behind, edge, minEdgeContrast),
    "--dark-ground": isDark ? surface : textPrimary,
    "--on-dark-ground": isDark ? textPrimary : background,
    "--light-ground": isDark ? textPrimary : surface,
    "--on-light-ground": isDark ? background : textPrimary,
    "--text-primary": textPrimary,
    "--text-secondary": readable(colors.textSecondary),
    "--accent": colors.navHover,
    "--accent-text": readable(colors.navHover),
    "--on-accent":
      colord("#ffffff").contrast(colors.navHover) >= minContrast ? "#ffffff" : "#000000",
    "--danger-text": readable("#d93a30"),
    colorScheme: isDark ? "dark" : "light",
  };
}

/**
 * How readable a colour is as text in this palette: its lowest contrast, the background with this contrast,
 * and the readable shade in which the colour is shown.
 */
export function readabilityOf(colors: ThemeColors, color: string) {
  const backgrounds = backgroundsOf(colors);
  const contrasts = backgrounds.map((background) => colord(color).contrast(background));
  const contrast = Math.min(...contrasts);
  const surface = (["background", "surface", "raised"] as const)[contrasts.indexOf(contrast)];
  return { contrast, surface, shade: readableOn(backgrounds, color) };
}

/** The backgrounds of text: the page, surfaces and raised surfaces. */
function backgroundsOf({ background, textPrimary }: ThemeColors): [string, string, string] {
  const { surface, raised } = surfacesOf(background, textPrimary);
  return [background, surface, raised];
}

/**
 * The colours of surfaces are between the background and the text. If no text would be readable on such
 * surfaces, because the background is a middle grey, the surfaces are on the other side of the background.
 */
function surfacesOf(background: string, textPrimary: string) {
  const mixed = (tint: string) => ({
    surface: colord(background).mix(tint, surfaceShare).toHex(),
    raised: colord(background).mix(tint, raisedShare).toHex(),
  });
  const themed = mixed(readableOn([background], textPrimary));
  const backgrounds = [background, themed.surface, themed.raised];
  const extreme = clearestOn(backgrounds);
  if (minContrastOf(extreme, backgrounds) >= minContrast) return themed;
  return mixed(clearestOn([background]) === "#ffffff" ? "#000000" : "#ffffff");
}

/**
 * Returns the colour if it is readable on all backgrounds; otherwise its nearest readable shade or, if no
 * shade is readable, black or white.
 */
export function readableOn(
  backgrounds: string[],
  color: string,
  contrast: number = minContrast,
): string {
  const towards = clearestOn(backgrounds);
  for (let share = 0; share < 1; share += 0.04) {
    const shade = colord(color).mix(towards, share).toHex();
    if (minContrastOf(shade, backgrounds) >= contrast) return shade;
  }
  return towards;
}

/** Black or white, whichever has the higher minimum contrast with these backgrounds. */
function clearestOn(backgrounds: string[]): string {
  return minContrastOf("#ffffff", backgrounds) >= minContrastOf("#000000", backgrounds)
    ? "#ffffff"
    : "#000000";
}

function minContrastOf(color: string, backgrounds: string[]): number {
  return Math.min(...backgrounds.map((background) => colord(color).contrast(background)));
}
