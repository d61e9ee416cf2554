import { builder } from "../../builder/builder.ts";
import { enumName } from "../../builder/enum-name.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import { log } from "../../log.ts";
import { ContentModuleType } from "./content-module.ts";
import { parseSection } from "./content-modules.ts";
import { readableSectionText } from "./section-text.ts";
import {
  eachSection,
  eachSectionColumn,
  type SectionColumn,
  type SectionKey,
  sectionKeys,
  sections,
} from "./sections.ts";

const ProjectSectionType = builder.enumType("ProjectSection", {
  description: "A section of a case study.",
  values: Object.fromEntries(
    sectionKeys.map((key) => [
      enumName(key),
      { value: key, description: `${sections[key].name}.` },
    ]),
  ),
});

/** The six sections of a project, now or in one of its revisions. */
export type CaseStudy = Pick<Project, "id" | SectionColumn>;

/**
 * Everything of a project that its protection withholds. Only `Project.caseStudy` hands it out, and
 * `ProjectRevision.caseStudy` to the owner.
 */
export const CaseStudyType = builder.objectRef<CaseStudy>("CaseStudy").implement({
  description:
    "The content of a project: what the portfolio password withholds. Visitors get visible modules only; the owner gets all.",
  fields: (t) => {
    const section = (key: SectionKey) =>
      t.field({
        type: [ContentModuleType],
        description: `${sections[key].description} Modules in the order of the page.`,
        resolve: (project, _arguments, context) =>
          readModules(project, key).filter((module) => context.viewer.isOwner || !module.hidden),
      });
    const sectionText = (key: SectionKey) =>
      t.string({
        description: `${sections[key].description} The same as the text of a JSON list, in the form that REST clients know.`,
        resolve: (project, _arguments, context) =>
          readableSectionText(project[sections[key].column], context.viewer.isOwner),
      });
    return {
      unreadableSections: t.field({
        type: [ProjectSectionType],
        authScopes: { owner: true },
        description:
          "Sections whose stored text is no list of modules. They read as empty, and the text stays stored until the owner confirms that it is to be replaced. For the owner.",
        resolve: (project) =>
          sectionKeys.filter((key) => !parseSection(project[sections[key].column]).isParsable),
      }),
      ...eachSectionColumn(sectionText),
      ...eachSection(section),
    };
  },
});

function readModules(project: CaseStudy, key: SectionKey) {
  const { column, name, titlesItself } = sections[key];
  const { modules, isParsable } = parseSection(project[column]);
  if (!isParsable) log.warn({ projectId: project.id, column }, "unparsable content reads as empty");
  return modules.map((module) => ({ ...module, sectionTitle: titlesItself ? name : "" }));
}
