import { useSiteLayout } from "../../../site/layout/SiteLayoutContext";
import { useHasOwnLight } from "../../../site/light/useHasOwnLight";
import { useThemeColors } from "../../../site/theme/useThemeColors";
import { useFrameColors } from "../../frame/useFrameColors";
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
  useFrameColors(page, light ?? siteColors);
}
