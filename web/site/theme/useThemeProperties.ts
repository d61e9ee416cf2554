import { useEffect, useState } from "react";
import { type ThemeColors, type ThemeProperties, usePage } from "../../rendering/PageContext";
import { computeTheme, findTheme } from "./knownThemes";

/**
 * Returns the custom properties of these colours; while the browser computes them, those of the previous
 * colours. Undefined before any are computed.
 * @param siteColors the colours of the site, if the page has other colours. The server sends the theme of
 * these colours, too, because other pages use it
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
