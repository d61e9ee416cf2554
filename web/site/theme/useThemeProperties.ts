import { useEffect, useState } from "react";
import { usePage } from "../../rendering/PageContext";
import type { ThemeColors, ThemeProperties } from "./palette";

/** The custom properties of these colours; those of the colours before while they are worked out. */
export function useThemeProperties(colors: ThemeColors): ThemeProperties | undefined {
  const page = usePage();
  if (page.response) {
    page.theme ??= { colors, properties: page.response.deriveTheme(colors) };
  }
  const [theme, setTheme] = useState(page.theme);
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
