import { useEffect } from "react";
import type { ThemeColors } from "../../rendering/PageContext";
import { themeProperties } from "../../site/theme/themeColors";

/** Sets the colours of the document in an iframe. Null colours leave the document unchanged. */
export function useFrameColors(page: Document | null, colors: ThemeColors | null): void {
  const wanted = colors && JSON.stringify(themeProperties(colors));
  useEffect(() => {
    if (!page || !wanted) return;
    const { style } = page.documentElement;
    const { colorScheme, ...properties } = JSON.parse(wanted);
    style.colorScheme = String(colorScheme);
    for (const [name, value] of Object.entries(properties)) {
      style.setProperty(name, String(value));
    }
  }, [page, wanted]);
}
