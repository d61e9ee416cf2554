import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import mixPlugin from "colord/plugins/mix";
import type { ThemeColors, ThemeProperties } from "../../rendering/PageContext";

extend([a11yPlugin, mixPlugin]);

/** The least contrast of text on what is behind it (WCAG 2.2, level AA). */
export const minContrast = 4.5;

/** The least contrast of a control's edge with what it stands on (WCAG 2.2, non-text contrast). */
const minEdgeContrast = 3;

/** How much of the text's colour is in the edge of a control, where that is enough. */
const edgeShare = 0.34;

/** How much of the tint is in a surface and in a raised one. */
const surfaceShare = 0.06;
const raisedShare = 0.11;

/**
 * The custom properties that tokens.css derives the whole look from. A colour too close to what text
 * stands on is moved towards black or white, by as little as makes it readable; the stored value stays.
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
 * How well a colour is read as text in this palette: its contrast on the worst of what text stands
 * on, which of the three that is, and the shade that it is shown in, which is the colour itself where
 * it can be read.
 */
export function readabilityOf(colors: ThemeColors, color: string) {
  const backgrounds = backgroundsOf(colors);
  const contrasts = backgrounds.map((background) => colord(color).contrast(background));
  const contrast = Math.min(...contrasts);
  const surface = (["background", "surface", "raised"] as const)[contrasts.indexOf(contrast)];
  return { contrast, surface, shade: readableOn(backgrounds, color) };
}

/** What text stands on: the background, surfaces and raised surfaces. */
function backgroundsOf({ background, textPrimary }: ThemeColors): [string, string, string] {
  const { surface, raised } = surfacesOf(background, textPrimary);
  return [background, surface, raised];
}

/**
 * Surfaces lie between the background and its text. On a middle grey that would leave no colour to
 * write in: there they move away from the text instead.
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

/** The colour itself where it can be read on all backgrounds, else its nearest readable shade. */
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

/** Black or white, whichever is read more easily on the worst of the backgrounds. */
function clearestOn(backgrounds: string[]): string {
  return minContrastOf("#ffffff", backgrounds) >= minContrastOf("#000000", backgrounds)
    ? "#ffffff"
    : "#000000";
}

function minContrastOf(color: string, backgrounds: string[]): number {
  return Math.min(...backgrounds.map((background) => colord(color).contrast(background)));
}
