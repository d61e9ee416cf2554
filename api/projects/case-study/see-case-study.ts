import { type Gate, type SeenSections, seeSections } from "../../../audience/see-sections.ts";
import { moduleRows } from "../../../content/module-rows.ts";
import { laidOutModules, readLayout } from "../../../content/section-layout.ts";
import {
  type SectionColumn,
  type SectionKey,
  sectionKeys,
  sections,
} from "../../../content/sections.ts";
import { isLocked, moduleReader, type Protection } from "../../access/protection.ts";
import type { Viewer } from "../../access/viewer.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import { log } from "../../log.ts";
import { type ContentModule, isBlank, parseSection, standInOf } from "./content-modules.ts";

/** The six sections of a project, now or in one of its revisions. */
export type CaseStudy = Pick<
  Project,
  "id" | "isPasswordProtected" | "sectionLayout" | SectionColumn
>;

/**
 * A section of the page, as the viewer sees it. `name` is the project's own name for the section. It is empty
 * if the project uses the site's name, and while the viewer sees no module of the section.
 */
export type SeenSection = { section: SectionKey; name: string; modules: ContentModule[] };

type SeenCaseStudy = {
  /** The sections in the order of the page, without those that are left out. */
  sections: SeenSection[];
  modulesOf: (section: SectionKey) => ContentModule[];
  gates: Gate<SectionKey>[];
  /**
   * Whether the viewer sees nothing but the request for the password: the project is locked, and shows no
   * module and no stand-in.
   */
  isWithheld: boolean;
};

/** Cached results, because GraphQL resolves each section and the gates separately. */
const known = new WeakMap<CaseStudy, WeakMap<Viewer, SeenCaseStudy>>();

/** The part of a project's case study that a viewer may read. */
export function seeCaseStudy(caseStudy: CaseStudy, viewer: Viewer): SeenCaseStudy {
  const byViewer = known.get(caseStudy) ?? new WeakMap<Viewer, SeenCaseStudy>();
  known.set(caseStudy, byViewer);
  const seen = byViewer.get(viewer) ?? look(caseStudy, viewer);
  byViewer.set(viewer, seen);
  return seen;
}

function look(caseStudy: CaseStudy, viewer: Viewer): SeenCaseStudy {
  const layout = readLayout(caseStudy.sectionLayout);
  const all = layout.map((entry) => {
    const { section } = entry;
    return [section, laidOutModules(entry, readSection(caseStudy, section))] as const;
  });
  const { modules, gates } = seeModules(all, caseStudy, viewer);
  const modulesOf = (section: SectionKey) => modules.get(section) ?? [];
  const isShown = (section: SectionKey) => modulesOf(section).some((module) => !isBlank(module));
  return {
    sections: layout
      .filter((entry) => !entry.isLeftOut)
      .map(({ section, name }) => ({
        section,
        name: isShown(section) ? name : "",
        modules: modulesOf(section),
      })),
    modulesOf,
    gates,
    isWithheld: isLocked(caseStudy, viewer) && !sectionKeys.some(isShown),
  };
}

/** Whether a project leaves a section out. */
export function isLeftOut({ sectionLayout }: Pick<Project, "sectionLayout">, key: SectionKey) {
  return readLayout(sectionLayout).some(({ section, isLeftOut }) => section === key && isLeftOut);
}

const accessHolder: Viewer = { isOwner: false, hasPortfolioAccess: true };

/** The sections that are not empty for viewers with access, in the default order. */
export function sectionsForAccess(caseStudy: CaseStudy): SectionKey[] {
  const { modulesOf } = seeCaseStudy(caseStudy, accessHolder);
  return sectionKeys.filter((key) => modulesOf(key).some((module) => !isBlank(module)));
}

/**
 * The modules that the viewer may see, by section. Withheld modules are replaced by their stand-ins, which
 * the owner wrote for viewers without access, and by gates, where the page asks for the password.
 */
export function seeModules<Section>(
  all: readonly (readonly [Section, readonly ContentModule[]])[],
  project: Protection,
  viewer: Viewer,
): SeenSections<Section, ContentModule> {
  const reader = moduleReader(viewer, project);
  return seeSections(all, {
    ...{ reader, project, isBlank },
    standInOf: standInModule,
    rowsOf: moduleRows,
  });
}

/** The stand-in of a module, as a module. Null for a module without a stand-in. */
function standInModule(module: ContentModule): ContentModule | null {
  const { text, src } = standInOf(module);
  const { wide } = module;
  if (src) return { type: "hero-image", imageSrc: src, ...(text && { caption: text }), wide };
  return text ? { type: "text", content: text, title: "", wide } : null;
}

function readSection(caseStudy: CaseStudy, key: SectionKey): ContentModule[] {
  const { column } = sections[key];
  const { modules, isParsable } = parseSection(caseStudy[column]);
  if (!isParsable) {
    log.warn({ projectId: caseStudy.id, column }, "unparsable content reads as empty");
  }
  return modules;
}
