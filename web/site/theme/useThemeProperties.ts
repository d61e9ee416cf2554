import { useEffect, useState } from "react";
import { type ThemeColors, type ThemeProperties, usePage } from "../../rendering/PageContext";
import { computeTheme, findTheme } from "./knownThemes";

/**
 * The custom properties of these colours; those of the previous colours while these are computed.
 * @param siteColors the site's own colours; the server sends their theme, too, because other pages use it
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
    computeTheme({ background, textPrimary, textSecondary, navHover }).then(
      (computed) => isCurrent && setLast(computed),
      () => {}, // the previous colours stay
    );
    return () => {
      isCurrent = false;
    };
  }, [theme, background, textPrimary, textSecondary, navHover]);
  return (theme ?? last)?.properties;
}
