import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";

extend([a11yPlugin]);

/** The minimum contrast of graphics and large letters (WCAG 2.2). */
const minContrast = 3;

/** The minimum contrast of text. */
const minContrastOfText = 4.5;

/** A colour for graphics that is visible on a background: `color`, or else black or white. */
export function seenOn(background: string, color: string): string {
  if (colord(color).contrast(background) >= minContrast) return color;
  return colord(background).isDark() ? "#ffffff" : "#000000";
}

/**
 * A colour for text on a background: `color` if its contrast is enough for text; or else `other`, if its
 * contrast is enough for large letters, as those of a card are; or else black or white.
 */
export function readOn(background: string, color: string, other: string): string {
  if (colord(color).contrast(background) >= minContrastOfText) return color;
  return seenOn(background, other);
}
