import type { Gate } from "../../../audience/see-sections.ts";
import {
  eachSection,
  eachSectionColumn,
  type SectionKey,
  sectionKeys,
  sections,
} from "../../../content/sections.ts";
import { builder } from "../../builder/builder.ts";
import { enumName } from "../../builder/enum-name.ts";
import { ContentModuleType } from "./content-module.ts";
import { parseSection } from "./content-modules.ts";
import { readableSectionText } from "./section-text.ts";
import { type CaseStudy, seeCaseStudy } from "./see-case-study.ts";

const ProjectSectionType = builder.enumType("ProjectSection", {
  description: "A section of a case study.",
  values: Object.fromEntries(
    sectionKeys.map((key) => [
      enumName(key),
      { value: key, description: `${sections[key].name}.` },
    ]),
  ),
});

const GateType = builder.objectRef<Gate<SectionKey>>("Gate").implement({
  description:
    "Where something is withheld that those with access see. What is withheld in a row has one gate.",
  fields: (t) => ({
    section: t.field({
      type: ProjectSectionType,
      description: "The section that it stands in.",
      resolve: ({ section }) => section,
    }),
    place: t.exposeInt("place", {
      description:
        "How many of the section's modules stand before it, of those that whoever asks gets.",
    }),
  }),
});

/**
 * What a project tells. Only `Project.caseStudy` hands it out, each viewer what they may see of it, and
 * `ProjectRevision.caseStudy` to the owner.
 */
export const CaseStudyType = builder.objectRef<CaseStudy>("CaseStudy").implement({
  description:
    "The content of a project. Those without access get the modules that are for everyone, and stand-ins; nobody but the owner gets hidden ones.",
  fields: (t) => {
    const section = (key: SectionKey) =>
      t.field({
        type: [ContentModuleType],
        description: `${sections[key].description} Modules in the order of the page.`,
        resolve: (project, _arguments, { viewer }) => {
          const { defaultTitle: sectionTitle } = sections[key];
          const modules = seeCaseStudy(project, viewer).modulesOf(key);
          return modules.map((module) => ({ ...module, sectionTitle }));
        },
      });
    const sectionText = (key: SectionKey) =>
      t.string({
        description: `${sections[key].description} The same as the text of a JSON list, in the form that REST clients know.`,
        resolve: (project, _arguments, context) =>
          readableSectionText(project[sections[key].column], project, context.viewer),
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
      gates: t.field({
        type: [GateType],
        description: "Where those without access are asked for the portfolio password, in order.",
        resolve: (project, _arguments, { viewer }) => seeCaseStudy(project, viewer).gates,
      }),
      ...eachSectionColumn(sectionText),
      ...eachSection(section),
    };
  },
});
