import type { Gate } from "../../../audience/see-sections.ts";
import {
  eachSection,
  eachSectionColumn,
  type SectionKey,
  sectionKeys,
  sections,
} from "../../../content/sections.ts";
import { builder } from "../../builder/builder.ts";
import { ContentModuleType } from "./content-module.ts";
import { type ContentModule, parseSection } from "./content-modules.ts";
import { ProjectSectionType } from "./project-section.ts";
import { readableSectionText } from "./section-text.ts";
import { type CaseStudy, isLeftOut, type SeenSection, seeCaseStudy } from "./see-case-study.ts";

const GateType = builder.objectRef<Gate<SectionKey>>("Gate").implement({
  description:
    "A gate: a point in a case study where viewers without access are asked for the portfolio password. Consecutive withheld modules have one gate; a protected project without withheld modules has one at the end.",
  fields: (t) => ({
    section: t.expose("section", {
      type: ProjectSectionType,
      description: "The section that contains the gate.",
    }),
    place: t.exposeInt("place", {
      description: "The number of modules that the viewer sees before the gate in its section.",
    }),
  }),
});

const SeenSectionType = builder.objectRef<SeenSection>("SeenSection").implement({
  description: "A section of a case study, as the viewer sees it.",
  fields: (t) => ({
    section: t.expose("section", { type: ProjectSectionType, description: "The section." }),
    name: t.string({
      nullable: true,
      description:
        "Its name in this project. Null where it has the site's name for the section, and while the viewer sees none of its modules.",
      resolve: ({ name }) => name || null,
    }),
    modules: t.field({
      type: [ContentModuleType],
      description: "Its modules in the order of the page.",
      resolve: ({ section, modules }) => withTitle(modules, section),
    }),
  }),
});

/** Adds the section's default title to its modules: text modules without a title of their own show it. */
function withTitle(modules: readonly ContentModule[], section: SectionKey) {
  const { defaultTitle: sectionTitle } = sections[section];
  return modules.map((module) => ({ ...module, sectionTitle }));
}

/**
 * A case study, reduced to what the viewer may see. Only `Project.caseStudy` returns it, and, for the owner,
 * `ProjectRevision.caseStudy`.
 */
export const CaseStudyType = builder.objectRef<CaseStudy>("CaseStudy").implement({
  description:
    "The content of a project. Viewers without access get public modules and stand-ins; only the owner gets hidden modules.",
  fields: (t) => {
    const section = (key: SectionKey) =>
      t.field({
        type: [ContentModuleType],
        description: `${sections[key].description} The modules of this section, in the order of the page.`,
        resolve: (project, _arguments, { viewer }) =>
          withTitle(seeCaseStudy(project, viewer).modulesOf(key), key),
      });
    const sectionText = (key: SectionKey) =>
      t.string({
        description: `${sections[key].description} This section as text: a JSON list of modules in the REST API's form.`,
        resolve: (project, _arguments, context) =>
          readableSectionText(project[sections[key].column], {
            isLeftOut: isLeftOut(project, key),
            project,
            viewer: context.viewer,
          }),
      });
    return {
      unreadableSections: t.field({
        type: [ProjectSectionType],
        authScopes: { owner: ["READ"] },
        description:
          "Sections whose stored text cannot be read as a list of modules. They are returned empty, and their text is kept until the owner confirms its replacement. Not available to visitors.",
        resolve: (project) =>
          sectionKeys.filter((key) => !parseSection(project[sections[key].column]).isParsable),
      }),
      sections: t.field({
        type: [SeenSectionType],
        description: "Its sections in the order of the page, without those that are left out.",
        resolve: (project, _arguments, { viewer }) => seeCaseStudy(project, viewer).sections,
      }),
      gates: t.field({
        type: [GateType],
        description: "The gates where viewers are asked for the portfolio password, in order.",
        resolve: (project, _arguments, { viewer }) => seeCaseStudy(project, viewer).gates,
      }),
      ...eachSectionColumn(sectionText),
      ...eachSection(section),
    };
  },
});
