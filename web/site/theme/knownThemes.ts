import type { Theme, ThemeColors } from "../../rendering/PageContext";

const known = new Map<string, Theme>();

/** Identifies the colours of a theme. */
export function themeKeyOf({
  background,
  textPrimary,
  textSecondary,
  navHover,
}: ThemeColors): string {
  return [background, textPrimary, textSecondary, navHover].join();
}

/** The theme of these colours. Undefined if it has not been computed. */
export function findTheme(colors: ThemeColors): Theme | undefined {
  return known.get(themeKeyOf(colors));
}

/** Computes the theme of these colours. The library for it is loaded on first use. */
export async function computeTheme(colors: ThemeColors): Promise<Theme> {
  const found = findTheme(colors);
  if (found) return found;
  const { themeProperties } = await import("./themeColors");
  const theme = { colors, properties: themeProperties(colors) };
  noteTheme(theme);
  return theme;
}

/** Caches a theme, such as one that came with the page. */
export function noteTheme(theme: Theme): void {
  known.set(themeKeyOf(theme.colors), theme);
}
