import { inNoList } from "../../visibility/publishChoices";
import { type ProjectValues, shownModules } from "../model/projectValues";
import { isBlank, lackingOf } from "../module-types/contentModules";
import type { ContentModule } from "../module-types/moduleTypes";
import { exposures } from "./exposures";
import type { CheckFacts, Finding } from "./finding";
import { picturesOf } from "./pictures";
import { surfaceFindings } from "./surfaces";
import { ownAddress, paragraphsOf } from "./texts";

/** The maximum number of words in a paragraph: longer ones are rarely read to the end. */
const longParagraph = 120;
/** The maximum number of words over a picture: more words cover much of it. */
const overPicture = 60;

export type CheckedProject = { id: string; isProtected: boolean; isPublic: boolean };

/** The findings in a project with the form's values. Hidden modules and sections that are left out are ignored. */
export function findFindings(
  values: ProjectValues,
  project: CheckedProject,
  facts: CheckFacts,
): Finding[] {
  const modules = shownModules(values);
  const images = imagesOf(values);
  const isInNoList = project.isPublic && !values.showOnHome && values.workImages.length === 0;
  return oncePerPicture([
    ...(isInNoList ? [{ message: inNoList, part: "images", picked: {} }] : []),
    ...pictureFindings("images", images, facts),
    ...exposures(values, project, facts, images, modules),
    ...factFindings(values, facts),
    ...modules.flatMap((module) => moduleFindings(module, facts)),
    ...surfaceFindings(values, facts),
  ]);
}

/** Merges equal findings about one picture in several parts of the form. The first one lists the other parts. */
function oncePerPicture(findings: readonly Finding[]): Finding[] {
  const once = new Map<string, Finding>();
  for (const [place, finding] of findings.entries()) {
    const key = finding.asset ? `${finding.asset} ${finding.message}` : `${place}`;
    const first = once.get(key);
    const alsoIn = [...(first?.alsoIn ?? []), finding.part];
    once.set(key, first ? { ...first, alsoIn } : finding);
  }
  return [...once.values()];
}

/** The pictures and videos outside of the case study, in the order of the form. */
export function imagesOf({ homeHeroImage, heroImage, workImages }: ProjectValues): string[] {
  return [homeHeroImage, heroImage, ...workImages].flatMap((src) => src || []);
}

function moduleFindings(module: ContentModule, facts: CheckFacts): Finding[] {
  const part = module.id;
  if (isBlank(module)) {
    const lacking = lackingOf(module);
    const message = lacking
      ? `It has no ${lacking} yet, so it is not shown.`
      : "It is empty, so it is not shown.";
    return [{ message, part, picked: {} }];
  }
  const pictures = picturesOf(module);
  const paragraphs = paragraphsOf(module);
  return [
    ...(pictures.includes("") ? [{ message: "A picture is missing.", part, picked: {} }] : []),
    ...pictureFindings(part, pictures.filter(Boolean), facts),
    ...(module.type === "full-width" && module.src
      ? coveredPicture(part, paragraphsOf({ ...module, caption: "" }))
      : []),
    ...paragraphs
      .filter(({ count }) => count > longParagraph)
      .map(({ count, words }) => ({
        message: `A paragraph has ${count} words. Shorter ones are easier to read.`,
        part,
        picked: { text: words },
      })),
    ...paragraphs.flatMap(({ words: text, links }) =>
      links.flatMap(({ url, words }) => linkFindings(part, url, words, { text }, facts)),
    ),
  ];
}

function pictureFindings(part: string, sources: readonly string[], facts: CheckFacts): Finding[] {
  return [...sources.entries()].flatMap(([picture, src]) => {
    const media = facts.mediaOf(src);
    if (!media || media.altText || media.isDecorative) return [];
    const message = `“${media.fileName}” has no description.`;
    return [{ message, part, picked: { picture }, asset: media.id }];
  });
}

/**
 * Finds too many words over a picture. Their contrast is not checked: a scrim behind the text keeps it
 * readable, see FullWidthBlock.css.
 */
function coveredPicture(part: string, paragraphs: ReturnType<typeof paragraphsOf>): Finding[] {
  const count = paragraphs.reduce((sum, each) => sum + each.count, 0);
  if (count <= overPicture) return [];
  const message = `${count} words stand over the picture and cover much of it.`;
  return [{ message, part, picked: { text: paragraphs[0]?.words ?? "" } }];
}

function factFindings({ links }: ProjectValues, facts: CheckFacts): Finding[] {
  return links.flatMap(({ label, url }) =>
    linkFindings("facts", url, label || url, { text: url }, facts),
  );
}

const nowhere = {
  MISSING: "where there is nothing",
  DRAFT: "a draft, which visitors do not find",
  UNLISTED: "an unlisted project, and makes it known",
} as const;

function linkFindings(
  part: string,
  url: string,
  words: string,
  picked: Finding["picked"],
  facts: CheckFacts,
): Finding[] {
  const address = ownAddress(url);
  const target = address === null ? undefined : facts.targetOf(address);
  if (target === undefined || target === "PUBLIC" || !(target in nowhere)) return [];
  const where = nowhere[target as keyof typeof nowhere]; // as checked above
  const message =
    target === "MISSING"
      ? `“${words}” leads to ${address}, ${where}.`
      : `“${words}” leads to ${where}.`;
  return [{ message, part, picked }];
}
