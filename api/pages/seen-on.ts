import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";

extend([a11yPlugin]);

/** The least contrast at which drawn shapes and large letters are seen (WCAG 2.2). */
const minContrast = 3;

/** The same for small letters. */
const minContrastOfText = 4.5;

/** A colour for what is drawn on a background: this one, or black or white where it would not be seen. */
export function seenOn(background: string, color: string): string {
  if (colord(color).contrast(background) >= minContrast) return color;
  return colord(background).isDark() ? "#ffffff" : "#000000";
}

/** The same for small letters, with another colour to try first. */
export function readOn(background: string, color: string, other: string): string {
  if (colord(color).contrast(background) >= minContrastOfText) return color;
  return seenOn(background, other);
}
