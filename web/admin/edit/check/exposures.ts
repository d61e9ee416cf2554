import type { ContentModule } from "../../../modules/editing/moduleTypes";
import { keyOf, type ProjectValues, sections } from "../model/projectValues";
import type { CheckedProject } from "./findFindings";
import type { CheckedMedia, CheckFacts, Finding } from "./finding";
import { picturesOf } from "./pictures";

type Use = CheckedMedia["uses"]["edges"][number]["node"];

/** Pictures and videos that are behind the portfolio password in one place, and that everyone sees in another. */
export function exposures(
  { socialImage }: ProjectValues,
  { id, isProtected }: CheckedProject,
  facts: CheckFacts,
  images: readonly string[],
  modules: readonly ContentModule[],
): Finding[] {
  const assetOf = (src: string) => facts.mediaOf(src)?.id;
  const seen = new Set(images.map(assetOf));
  if (!isProtected && socialImage) seen.add(assetOf(socialImage));
  const uses = (src: string) =>
    (facts.mediaOf(src)?.uses.edges ?? [])
      .map(({ node }) => node)
      .filter((use) => !use.isHidden && !use.isInTrash && use.project?.id !== id);
  const find = (part: string, sources: readonly string[], isLocked: boolean) =>
    [...sources.entries()].flatMap(([picture, src]): Finding[] => {
      const elsewhere = uses(src).find(isLocked ? isSeenByAll : isWithheld);
      const at = { part, picked: { picture } };
      if (isLocked && seen.has(assetOf(src)) && assetOf(src)) {
        const message =
          "A picture of the protected case study is also one of the project's images, which everyone sees.";
        return [{ message, ...at }];
      }
      if (!elsewhere) return [];
      const other = elsewhere.project?.name;
      if (isLocked) {
        const place = other === undefined ? "the site's identity" : `“${other}”`;
        const message = `A picture of the protected case study is also in ${place}, where everyone sees it.`;
        return [{ message, ...at }];
      }
      const message = `A picture belongs to “${other}”, which is protected. Here everyone sees it.`;
      return [{ message, ...at }];
    });
  return [
    ...find("images", images, false),
    ...modules.flatMap((module) =>
      find(module.id, picturesOf(module).filter(Boolean), isProtected),
    ),
  ];
}

/** Whether it is seen without the portfolio password. */
function isSeenByAll(use: Use): boolean {
  return !isWithheld(use) && use.project?.visibility !== "DRAFT";
}

/** Whether it is in the case study of a protected project, or a link preview that such a project never gets. */
function isWithheld({ place, project }: Use): boolean {
  const key = keyOf(place);
  return (
    project?.isPasswordProtected === true &&
    key !== undefined &&
    (key in sections || key === "socialImage")
  );
}
