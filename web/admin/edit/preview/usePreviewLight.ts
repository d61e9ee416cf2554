import { useEffect } from "react";
import { useSiteLayout } from "../../../site/layout/SiteLayoutContext";
import { useHasOwnLight } from "../../../site/light/useHasOwnLight";
import { themeProperties } from "../../../site/theme/themeColors";
import { useThemeColors } from "../../../site/theme/useThemeColors";
import type { ProjectValues } from "../model/projectValues";
import { colorsOfLight } from "./colorsOfLight";
import type { FindMedia } from "./previewProject";

/** Has the previewed page stand in the light that the project would have. */
export function usePreviewLight(
  page: Document | null,
  values: ProjectValues,
  findMedia: FindMedia,
): void {
  const layout = useSiteLayout();
  const siteColors = useThemeColors(layout?.siteColors ?? null);
  const hasOwnLight = useHasOwnLight(layout?.siteLook ?? null);
  const hero = values.heroImage ?? values.homeHeroImage;
  const picture = hero ? findMedia(hero).asset?.light : null;
  const light = hasOwnLight ? colorsOfLight(values, picture) : null;
  const { colorScheme, ...properties } = themeProperties(light ?? siteColors);
  const wanted = JSON.stringify(properties);
  useEffect(() => {
    if (!page) return;
    const { style } = page.documentElement;
    style.colorScheme = String(colorScheme);
    for (const [name, value] of Object.entries(JSON.parse(wanted))) {
      style.setProperty(name, String(value));
    }
  }, [page, wanted, colorScheme]);
}
