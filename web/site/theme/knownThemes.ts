import type { Theme } from "../../rendering/PageContext";
import type { ThemeColors } from "./palette";

const known = new Map<string, Theme>();

function keyOf({ background, textPrimary, textSecondary, navHover }: ThemeColors): string {
  return [background, textPrimary, textSecondary, navHover].join();
}

/** The theme of these colours. Undefined where nobody has worked it out. */
export function findTheme(colors: ThemeColors): Theme | undefined {
  return known.get(keyOf(colors));
}

/** Works out the theme of these colours with a library that is loaded for it. */
export async function learnTheme(colors: ThemeColors): Promise<Theme> {
  const found = findTheme(colors);
  if (found) return found;
  const { themeProperties } = await import("./themeColors");
  const theme = { colors, properties: themeProperties(colors) };
  noteTheme(theme);
  return theme;
}

/** Notes a theme that came with the page. */
export function noteTheme(theme: Theme): void {
  known.set(keyOf(theme.colors), theme);
}
