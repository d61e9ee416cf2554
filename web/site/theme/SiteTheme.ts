import { createContext, useContext, useEffect, useState } from "react";
import type { ThemeColors, ThemeProperties } from "./palette";

/** Colours, and the custom properties made of them. */
export type Theme = { colors: ThemeColors; properties: ThemeProperties };

/**
 * Working the properties out takes a library of colours, which visitors are spared: the server does
 * it, leaves the theme here and sends it along. `derive` is missing in the browser.
 */
export const SiteTheme = createContext<{
  derive?: (colors: ThemeColors) => ThemeProperties;
  theme: Theme | null;
}>({ theme: null });

/** The custom properties of these colours; those of the colours before while they are worked out. */
export function useThemeProperties(colors: ThemeColors): ThemeProperties | undefined {
  const site = useContext(SiteTheme);
  if (site.derive) site.theme ??= { colors, properties: site.derive(colors) };
  const [theme, setTheme] = useState(site.theme);
  const { background, textPrimary, textSecondary, navHover } = colors;
  const isKnown = theme !== null && isSame(theme.colors, colors);
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    const wanted = { background, textPrimary, textSecondary, navHover };
    import("./themeColors").then(({ themeProperties }) => {
      if (isCurrent) setTheme({ colors: wanted, properties: themeProperties(wanted) });
    });
    return () => {
      isCurrent = false;
    };
  }, [isKnown, background, textPrimary, textSecondary, navHover]);
  return theme?.properties;
}

function isSame(left: ThemeColors, right: ThemeColors): boolean {
  return (
    left.background === right.background &&
    left.textPrimary === right.textPrimary &&
    left.textSecondary === right.textSecondary &&
    left.navHover === right.navHover
  );
}
