import type { ThemeColors } from "../../../rendering/PageContext";
import { useHasOwnLight } from "../../../site/light/useHasOwnLight";
import { useSiteLayout } from "../../../site/SiteLayoutContext";
import type { ProjectValues } from "../model/projectValues";
import { type FindMedia, pageHeroOf } from "./previewProject";

/** The colours that the project's page would have. Null for the site's. */
export function usePreviewLight(values: ProjectValues, findMedia: FindMedia): ThemeColors | null {
  const hasOwnLight = useHasOwnLight(useSiteLayout()?.siteLook ?? null);
  const hero = pageHeroOf(values);
  const picture = hero ? findMedia(hero).asset?.light : null;
  return hasOwnLight ? colorsOfLight(values, picture) : null;
}

/** The colours that a picture gives to a page, as hex with a leading #. */
type Light = { readonly ground: string; readonly ink: string; readonly accent: string };

/** The owner's choice for a project. Empty colours come from the picture. */
type Choice = Pick<ProjectValues, "lightSource" | "lightGround" | "lightInk" | "lightAccent">;

/** The share of the ink colour in secondary text. The rest is the ground colour. */
const quietShare = 0.66;

/**
 * The colours of a project's page, as in the API's page-light.ts. Null for the site's: where the owner chose
 * those, or there are no other colours.
 * @param picture the colours of its hero picture
 */
function colorsOfLight(choice: Choice, picture: Light | null | undefined): ThemeColors | null {
  if (choice.lightSource === "SITE") return null;
  const isChosen = choice.lightSource === "COLORS";
  const ground = (isChosen && choice.lightGround) || picture?.ground;
  const ink = (isChosen && choice.lightInk) || picture?.ink;
  const accent = (isChosen && choice.lightAccent) || picture?.accent;
  // Both are needed: the other colours are derived from them.
  if (!ground || !ink) return null;
  return {
    background: ground,
    textPrimary: ink,
    textSecondary: mix(ink, ground, quietShare),
    navHover: accent || ink,
  };
}

function mix(one: string, other: string, share: number): string {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  const mixed = first.map((channel, at) =>
    Math.round(channel * share + (second[at] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

function channelsOf(hex: string): number[] {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}
