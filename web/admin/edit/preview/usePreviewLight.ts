import { colord, extend } from "colord";
import mixPlugin from "colord/plugins/mix";
import type { ThemeColors } from "../../../rendering/PageContext";
import { useHasOwnLight } from "../../../site/light/useHasOwnLight";
import { useSiteLayout } from "../../../site/SiteLayoutContext";
import type { ProjectValues } from "../model/projectValues";
import { type FindMedia, pageHeroOf } from "./previewProject";

extend([mixPlugin]);

/** The colours that the project's page would have. Null for the site's colours. */
export function usePreviewLight(values: ProjectValues, findMedia: FindMedia): ThemeColors | null {
  const hasOwnLight = useHasOwnLight(useSiteLayout()?.siteLook ?? null);
  const hero = pageHeroOf(values);
  const picture = hero ? findMedia(hero).asset?.light : null;
  return hasOwnLight ? colorsOfLight(values, picture) : null;
}

/** The colours that a picture gives to a page: of the background, the text and links, as hex with a leading #. */
type Light = { readonly ground: string; readonly ink: string; readonly accent: string };

/** The owner's choice of a project's colours. Colours that she left empty come from the hero picture. */
type Choice = Pick<ProjectValues, "lightSource" | "lightGround" | "lightInk" | "lightAccent">;

/** The share of the background colour in the colour of secondary text, from 0 to 1. */
const quietShare = 0.34;

/**
 * The colours of a project's page, by the same rule as in the API's page-light.ts. Null for the
 * site's colours: the owner chose them, or no other colours are available.
 * @param picture the colours of the hero picture, if it is stored and has been analysed
 */
function colorsOfLight(choice: Choice, picture: Light | null | undefined): ThemeColors | null {
  if (choice.lightSource === "SITE") return null;
  const isChosen = choice.lightSource === "COLORS";
  const ground = (isChosen && choice.lightGround) || picture?.ground;
  const ink = (isChosen && choice.lightInk) || picture?.ink;
  const accent = (isChosen && choice.lightAccent) || picture?.accent;
  // Background and text colour are both needed: the other colours are derived from them.
  if (!ground || !ink) return null;
  return {
    background: ground,
    textPrimary: ink,
    textSecondary: colord(ink).mix(ground, quietShare).toHex(),
    navHover: accent || ink,
  };
}
