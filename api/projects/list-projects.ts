import { eachSectionColumn, type SectionColumn, sections } from "../../content/sections.ts";
import { isFound, visibilityAt } from "../access/audience.ts";
import { isLocked } from "../access/protection.ts";
import type { Viewer } from "../access/viewer.ts";
import { type DirectReads, isoMomentOf, optionalMomentOf } from "../database/direct-reads.ts";
import { type ProjectRow, readWholeProjects } from "../database/queries/listed-projects.ts";
import { readableSectionText } from "./case-study/section-text.ts";
import { type ProjectFacts, readFacts } from "./fields/project-facts.ts";

/** A project as its whole list has it. */
export type ListedProject = {
  id: number;
  columns: ProjectRow;
  workImages: string[];
  isLocked: boolean;
  /** Null where they are withheld. */
  facts: ProjectFacts | null;
  caseStudy: Record<SectionColumn, string>;
  /** As ISO 8601. */
  createdAt: string;
  updatedAt: string;
};

/**
 * Tells of the projects that the viewer finds in lists, in home order, as they may read them: what GraphQL says
 * of each (project.ts, case-study.ts), in one statement. A test compares the two. Each is told of before the
 * next one is looked at, so that ten thousand are not held at once.
 */
export async function tellAllProjects<Told>(
  reads: DirectReads,
  { viewer, asOf, isOnHome }: { viewer: Viewer; asOf: Date; isOnHome: boolean },
  tell: (project: ListedProject) => Told,
): Promise<Told[]> {
  const told: Told[] = [];
  for (const row of await readWholeProjects(reads, { isOnHome })) {
    const project = listedProject(row, viewer, asOf);
    if (project) told.push(tell(project));
  }
  return told;
}

/** Undefined for one that the viewer does not find in lists. */
function listedProject(row: ProjectRow, viewer: Viewer, asOf: Date): ListedProject | undefined {
  const id = Number(row.id);
  const publishAt = optionalMomentOf(row.publishAt);
  const state = { id, visibility: row.visibility, publishAt, deletedAt: null };
  if (!isFound(viewer, state, asOf, "list")) return undefined;
  const project = { id, isPasswordProtected: row.isPasswordProtected !== 0 };
  const isWithheld = isLocked(project, viewer);
  // The row is nobody else's: a copy of each would be a tenth of the work.
  row.visibility = visibilityAt(state, asOf);
  if (!viewer.isOwner) Object.assign(row, { publishAt: null, publishZone: null });
  if (isWithheld) Object.assign(row, { searchDescription: "", socialImage: null });
  return {
    id,
    columns: row,
    workImages: JSON.parse(row.workImageList),
    isLocked: isWithheld,
    facts: isWithheld ? null : readFacts(row),
    // Only text, read as GraphQL reads it: [] stands for what is withheld.
    caseStudy: eachSectionColumn((key) =>
      readableSectionText(String(row[sections[key].column]), project, viewer),
    ),
    createdAt: isoMomentOf(row.createdAt),
    updatedAt: isoMomentOf(row.updatedAt),
  };
}
