import { unlessBlank } from "../../../../content/brief";
import { completeLayout } from "../../../../content/section-layout";
import { type SectionKey, sectionKeys, sections } from "../../../../content/sections";
import type { PreviewedCaseStudyQuery$rawResponse } from "../../../__generated__/PreviewedCaseStudyQuery.graphql";
import { serverSections } from "../../editing/sectionNames";
import { isBlankRow } from "../../list-field/listColumn";
import { picturesOfProject } from "../brief/picturesOfProject";
import { previewFacts } from "../model/projectFields";
import type { ProjectValues } from "../model/projectValues";
import { mediaOf, previewModule } from "../module-types/contentModules";
import type { SeenProject } from "./seeAsVisitor";
import type { PreviewMedia } from "./usePreviewMedia";

/** Returns the data of a picture or video by its address. */
export type FindMedia = (src: string) => PreviewMedia;

/** The address of the picture or video at the head of the page, by the rule of project-content.ts in the API. */
export function pageHeroOf({
  heroImage,
  homeHeroImage,
}: Pick<ProjectValues, "heroImage" | "homeHeroImage">): string | null {
  return heroImage || homeHeroImage;
}

/** The addresses of the pictures and videos that the page shows. */
export function addressesOf(values: ProjectValues): string[] {
  const modules = sectionKeys.flatMap((key) => values[key]);
  const instead = modules.flatMap(({ standIn }) => standIn?.src ?? []);
  const inModules = [...modules.flatMap(mediaOf), ...instead];
  const heroes = [values.heroImage, values.homeHeroImage].filter((src) => src !== null);
  return [...heroes, ...values.brief.pictures, ...inModules];
}

/** The data of the page's query as the server would return it if the form were saved. */
export function previewProject(
  { values, gates, isWithheld, isProtected }: SeenProject,
  findMedia: FindMedia,
): PreviewedCaseStudyQuery$rawResponse {
  const context = (key: SectionKey) => ({
    defaultTitle: sections[key].defaultTitle,
    findMedia: (src: string) => (src ? findMedia(src) : null),
  });
  const read = (key: SectionKey) =>
    values[key].map((module) => previewModule(module, context(key)));
  const hero = pageHeroOf(values);
  return {
    project: {
      __isProjectContent: "Project",
      id: "preview",
      name: values.name,
      hyphenatedName: values.name,
      language: values.language,
      lightModeNav: values.lightModeNav,
      // With this visibility, the page does not render tags as links.
      visibility: "DRAFT",
      brief: previewBrief(values, isProtected, findMedia),
      facts: isProtected ? null : previewFacts(values),
      pageHero: hero ? findMedia(hero) : null,
      caseStudy: isWithheld
        ? null
        : {
            __typename: "CaseStudy",
            sections: completeLayout(values.sectionLayout)
              .filter(({ isLeftOut }) => !isLeftOut)
              .map(({ section, name }) => ({
                section: serverSections[section],
                name: name.trim() || null,
                modules: read(section),
              })),
            gates: gates.map(({ section, place }) => ({ section: serverSections[section], place })),
          },
    },
  };
}

/**
 * The brief as the page shows it, with only those pictures that the project shows. Null if the brief is
 * empty, or withheld from visitors.
 */
function previewBrief(values: ProjectValues, isProtected: boolean, findMedia: FindMedia) {
  const { numbers, pictures, isPublic, ...texts } = values.brief;
  const shown = picturesOfProject(values);
  const brief = unlessBlank({
    ...texts,
    isPublic,
    numbers: numbers.filter((row) => !isBlankRow(row)),
    pictures: pictures.filter((src) => shown.includes(src)),
  });
  if (!brief || (isProtected && !isPublic)) return null;
  return {
    ...brief,
    pictures: brief.pictures.map(findMedia),
    // Pictures of the brief do not link to their sections in the preview.
    pictureSections: brief.pictures.map(() => null),
  };
}
