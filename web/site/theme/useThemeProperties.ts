import { useEffect, useState } from "react";
import { usePage } from "../../rendering/PageContext";
import { findTheme, learnTheme } from "./knownThemes";
import type { ThemeColors, ThemeProperties } from "./palette";

/**
 * The custom properties of these colours; those of the colours before while they are worked out.
 * @param siteColors the site's own, in which most other pages stand
 */
export function useThemeProperties(
  colors: ThemeColors,
  siteColors: ThemeColors = colors,
): ThemeProperties | undefined {
  const page = usePage();
  if (page.response) {
    const derive = page.response.deriveTheme;
    page.theme ??= { colors, properties: derive(colors) };
    if (siteColors !== colors) {
      page.siteTheme ??= { colors: siteColors, properties: derive(siteColors) };
    }
  }
  const [last, setLast] = useState(page.theme);
  const theme = page.response ? page.theme : findTheme(colors);
  const { background, textPrimary, textSecondary, navHover } = colors;
  useEffect(() => {
    if (theme) return setLast(theme);
    let isCurrent = true;
    learnTheme({ background, textPrimary, textSecondary, navHover }).then((learned) => {
      if (isCurrent) setLast(learned);
    });
    return () => {
      isCurrent = false;
    };
  }, [theme, background, textPrimary, textSecondary, navHover]);
  return (theme ?? last)?.properties;
}
