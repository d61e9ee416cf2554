import { type Gate, type SeenSections, seeSections } from "../../../audience/see-sections.ts";
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
export type CaseStudy = Pick<Project, "id" | "isPasswordProtected" | SectionColumn>;

type SeenCaseStudy = {
  modulesOf: (section: SectionKey) => ContentModule[];
  gates: Gate<SectionKey>[];
  /** Whether it is protected, and the whole of it is replaced by the gate. */
  isWithheld: boolean;
};

/** Cached, because each section and the gates are resolved separately. */
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
  const all = sectionKeys.map((key) => [key, readSection(caseStudy, key)] as const);
  const { modules, gates } = seeModules(all, caseStudy, viewer);
  const isSeen = [...modules.values()].flat().some((module) => !isBlank(module));
  return {
    modulesOf: (section) => modules.get(section) ?? [],
    gates,
    isWithheld: isLocked(caseStudy, viewer) && !isSeen,
  };
}

const accessHolder: Viewer = { isOwner: false, hasPortfolioAccess: true };

/** The sections that are not empty for viewers with access, in order. */
export function sectionsForAccess(caseStudy: CaseStudy): SectionKey[] {
  const { modulesOf } = seeCaseStudy(caseStudy, accessHolder);
  return sectionKeys.filter((key) => modulesOf(key).some((module) => !isBlank(module)));
}

/** The visible modules of sections, with stand-ins and gates for the others. */
export function seeModules<Section>(
  all: readonly (readonly [Section, readonly ContentModule[]])[],
  project: Protection,
  viewer: Viewer,
): SeenSections<Section, ContentModule> {
  const reader = moduleReader(viewer, project);
  return seeSections(all, { reader, project, isBlank, standInOf: standInModule });
}

/** The stand-in of a module as a public module. Null for none. */
function standInModule(module: ContentModule): ContentModule | null {
  const { text, src } = standInOf(module);
  if (src) return { type: "hero-image", imageSrc: src, ...(text && { caption: text }) };
  return text ? { type: "text", content: text, title: "" } : null;
}

function readSection(caseStudy: CaseStudy, key: SectionKey): ContentModule[] {
  const { column } = sections[key];
  const { modules, isParsable } = parseSection(caseStudy[column]);
  if (!isParsable) {
    log.warn({ projectId: caseStudy.id, column }, "unparsable content reads as empty");
  }
  return modules;
}
