import { sections } from "../../../../content/sections";
import { keyOf, type ProjectValues } from "../model/projectValues";
import type { ContentModule } from "../module-types/moduleTypes";
import type { CheckedProject } from "./findFindings";
import type { CheckedMedia, CheckFacts, Finding } from "./finding";
import { picturesOf } from "./pictures";

type Use = CheckedMedia["uses"]["edges"][number]["node"];

/** Finds pictures and videos that are protected in one use and public in another, in this project or elsewhere. */
export function exposures(
  { socialImage }: ProjectValues,
  { id, isProtected }: CheckedProject,
  facts: CheckFacts,
  images: readonly string[],
  modules: readonly ContentModule[],
): Finding[] {
  const assetOf = (src: string) => facts.mediaOf(src)?.id;
  const isLocked = ({ audience }: ContentModule) =>
    audience === "access" || (audience === undefined && isProtected);
  const open = modules.filter((module) => !isLocked(module));
  const seen = new Set(images.map(assetOf));
  if (!isProtected && socialImage) seen.add(assetOf(socialImage));
  const seenInModules = new Set(
    [...open.flatMap(picturesOf), ...modules.flatMap(standInOf)].map(assetOf),
  );
  const nameOf = (src: string) => `“${facts.mediaOf(src)?.fileName}”`;
  const locked = (src: string) =>
    `${nameOf(src)}, ${isProtected ? "part of the protected case study" : "for those with the password"}, is also`;
  const uses = (src: string) =>
    (facts.mediaOf(src)?.uses.edges ?? [])
      .map(({ node }) => node)
      .filter((use) => !use.isHidden && !use.isInTrash && use.project?.id !== id);
  const find = (part: string, sources: readonly string[], isPartLocked: boolean) =>
    [...sources.entries()].flatMap(([picture, src]): Finding[] => {
      const elsewhere = uses(src).find(isPartLocked ? isSeenByAll : isWithheld);
      const asset = assetOf(src);
      const at = { part, picked: { picture }, ...(asset && { asset }) };
      if (isPartLocked && asset && seen.has(asset)) {
        return [
          { message: `${locked(src)} one of the project’s images, which everyone sees.`, ...at },
        ];
      }
      if (isPartLocked && asset && seenInModules.has(asset)) {
        const message = `${locked(src)} in a module of the project that everyone sees, or shown instead of one.`;
        return [{ message, ...at }];
      }
      if (!elsewhere) return [];
      const other = elsewhere.project?.name;
      if (isPartLocked) {
        const place = other === undefined ? "the site’s identity" : `“${other}”`;
        return [{ message: `${locked(src)} in ${place}, where everyone sees it.`, ...at }];
      }
      const why = elsewhere.project?.isPasswordProtected
        ? "which is protected"
        : "where it needs the password";
      const message = `${nameOf(src)} belongs to “${other}”, ${why}. Here everyone sees it.`;
      return [{ message, ...at }];
    });
  return [
    ...find("images", images, false),
    ...modules.flatMap((module) => [
      ...find(module.id, picturesOf(module).filter(Boolean), isLocked(module)),
      ...find(module.id, standInOf(module), false),
    ]),
  ];
}

/**
 * A list with the address of the picture that viewers without access see instead of a module. The list
 * is empty if the module has no such picture.
 */
export function standInOf({ audience, standIn }: ContentModule): string[] {
  return audience === "access" && standIn?.src ? [standIn.src] : [];
}

/** Whether visitors see a use (a place that shows the picture) without the portfolio password. */
function isSeenByAll(use: Use): boolean {
  return !isWithheld(use) && use.project?.visibility !== "DRAFT";
}

/**
 * Whether a use is hidden from viewers without access: in a module for viewers with access, in a
 * protected case study, or as the link preview of a protected project, which is not shown.
 */
function isWithheld({ place, audience, isStandIn, project }: Use): boolean {
  const key = keyOf(place);
  if (isStandIn || key === undefined) return false;
  if (key in sections && audience !== "PROJECT") return audience === "ACCESS";
  return project?.isPasswordProtected === true && (key in sections || key === "socialImage");
}
