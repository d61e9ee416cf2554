import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";

extend([a11yPlugin]);

/** The minimum contrast of graphics and large letters (WCAG 2.2). */
const minContrast = 3;

/** The minimum contrast of text. */
const minContrastOfText = 4.5;

/** A visible colour for graphics on a background: the given one, or else black or white. */
export function seenOn(background: string, color: string): string {
  if (colord(color).contrast(background) >= minContrast) return color;
  return colord(background).isDark() ? "#ffffff" : "#000000";
}

/** The same for text: `color` if its contrast is enough for text, or else `seenOn(background, other)`. */
export function readOn(background: string, color: string, other: string): string {
  if (colord(color).contrast(background) >= minContrastOfText) return color;
  return seenOn(background, other);
}
