import { eachSectionColumn, type SectionColumn, sections } from "../../content/sections.ts";
import { isFound, visibilityAt } from "../access/audience.ts";
import { isLocked } from "../access/protection.ts";
import type { Viewer } from "../access/viewer.ts";
import { type DirectReads, isoMomentOf, optionalMomentOf } from "../database/direct-reads.ts";
import { type ProjectRow, readWholeProjects } from "../database/queries/listed-projects.ts";
import { readableSectionText } from "./case-study/section-text.ts";
import { isLeftOut } from "./case-study/see-case-study.ts";
import { type ProjectFacts, readFacts } from "./fields/project-outputs.ts";

/** A project in the REST API's list of all projects, which is not paginated. */
export type ListedProject = {
  id: number;
  columns: ProjectRow;
  workImages: string[];
  isLocked: boolean;
  /** Null where the facts are withheld. */
  facts: ProjectFacts | null;
  caseStudy: Record<SectionColumn, string>;
  /** As ISO 8601. */
  createdAt: string;
  updatedAt: string;
};

/**
 * Reads the projects in the viewer's lists, in home order, with a single statement, and converts each of them
 * with `tell`. The data is the same as GraphQL returns (project.ts, case-study.ts); a test compares both.
 * Each row is parsed and converted before the next, so that ten thousand parsed projects are not in memory at
 * once.
 * @param options.isOnHome whether to read only projects with a card on the home page
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

/**
 * Converts a row, and changes columns of the row itself. Undefined for a project outside the viewer's lists.
 */
function listedProject(row: ProjectRow, viewer: Viewer, asOf: Date): ListedProject | undefined {
  const id = Number(row.id);
  const publishAt = optionalMomentOf(row.publishAt);
  const state = { id, visibility: row.visibility, publishAt, deletedAt: null };
  if (!isFound(viewer, state, asOf, "list")) return undefined;
  const project = { id, isPasswordProtected: row.isPasswordProtected !== 0 };
  const isWithheld = isLocked(project, viewer);
  // The row is changed, not copied: copying all rows would take a tenth of the time of the whole list.
  row.visibility = visibilityAt(state, asOf);
  if (!viewer.isOwner) Object.assign(row, { publishAt: null, publishZone: null });
  if (isWithheld) Object.assign(row, { searchDescription: "", socialImage: null });
  return {
    id,
    columns: row,
    workImages: JSON.parse(row.workImageList),
    isLocked: isWithheld,
    facts: isWithheld ? null : readFacts(row),
    // A section of which the viewer may read nothing is "[]", as in GraphQL.
    caseStudy: eachSectionColumn((key) =>
      readableSectionText(String(row[sections[key].column]), {
        isLeftOut: isLeftOut({ sectionLayout: String(row.sectionLayout) }, key),
        project,
        viewer,
      }),
    ),
    createdAt: isoMomentOf(row.createdAt),
    updatedAt: isoMomentOf(row.updatedAt),
  };
}
