import { storedBrief } from "../../../content/brief.ts";
import {
  completeLayout,
  type LaidOutSection,
  readLayout,
} from "../../../content/section-layout.ts";
import { type SectionColumn, sectionKeys, sections } from "../../../content/sections.ts";
import { action, idInput } from "../../builder/action.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { assertCurrent, refusal } from "../../validation/accept.ts";
import { assertBriefsFit, countWordsOf } from "../brief/assert-briefs-fit.ts";
import {
  lastKnown,
  withAllHidden,
  withNarrowerAudiences,
} from "../case-study/guarded-audiences.ts";
import { columnsOf } from "../fields/json-columns.ts";
import { findProject } from "../find-project.ts";
import { writeWorkImages } from "../images/work-images.ts";
import { projectField } from "../project.ts";
import { moveProject } from "../slug.ts";
import { type RevisionContent, readRevisionContent } from "./project-revision.ts";
import { storeRevision } from "./store-revision.ts";

action("restoreRevision", {
  description:
    "Restores a revision. The present state is stored as a revision, too, so that this can be undone.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The revision to restore.",
    fields: (t) => ({
      id: idInput(t, "ProjectRevision", "The revision."),
      version: t.int({
        required: true,
        description:
          "The project's version that the caller saw. Where it is outdated, nothing changes and the code is STALE_VERSION.",
      }),
      keepSlug: t.boolean({
        defaultValue: false,
        description:
          "Whether the project keeps its present slug. Otherwise it gets the slug of the revision; where another project has that slug, the code is SLUG_TAKEN.",
      }),
    }),
  },
  run: ({ id, version, keepSlug }, { database }) =>
    restoreRevision(database, { revisionId: id, version, keepSlug: keepSlug ?? false }),
  payload: {
    description: "The project after the change.",
    fields: (t) => ({ project: t.field(projectField("Null where nothing was changed.")) }),
  },
});

type Restoration = {
  revisionId: number;
  /** The project's version that the caller saw. An outdated version is refused. */
  version: number;
  /**
   * Whether the project keeps its present slug. False by default: it gets the slug of the revision.
   */
  keepSlug?: boolean;
};

/**
 * Restores a revision as a new save; the present state is stored as a revision, too. Sections are written as
 * the revision stores them, even if they cannot be parsed. But nothing becomes visible to more viewers than
 * now: no module gets a wider audience than it last had, no section is shown that is left out now, and no
 * brief becomes public.
 * @throws {UserFault} NOT_FOUND, STALE_VERSION, SLUG_TAKEN, TOO_MANY_WORDS
 */
export function restoreRevision(
  database: Database,
  { revisionId, version, keepSlug = false }: Restoration,
): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const revision = await transaction.projectRevision.findUnique({ where: { id: revisionId } });
    if (!revision) throw refusal("NOT_FOUND", "This revision is no longer stored.", "id");
    const { projectId: id } = revision;
    const before = await findProject(transaction, id);
    assertCurrent(before, version, "project");
    await storeRevision(transaction, id);
    const { workImages, slug, ...content } = readRevisionContent(revision.content);
    content.sectionLayout = withLeftOut(content.sectionLayout, before);
    const isPublic = storedBrief(before.brief)?.isPublic ?? false;
    if (content.brief && !isPublic) content.brief = { ...content.brief, isPublic };
    const states = await laterStates(transaction, before, revision.version);
    const asStored = lastKnown(textsOf(content), states.map(textsOf));
    const asShown = lastKnown(textsOf(content), states.map(withHidden).map(textsOf));
    for (const { section, isLeftOut } of completeLayout(content.sectionLayout)) {
      const { column } = sections[section];
      // If a section stays left out, its modules need not be hidden one by one.
      content[column] = withNarrowerAudiences(content[column], isLeftOut ? asStored : asShown);
    }
    if (!keepSlug && slug !== before.slug) await moveProject(transaction, before, slug);
    await writeWorkImages(transaction, id, workImages);
    const project = await transaction.project.update({
      where: { id },
      data: { ...columnsOf(content), ...(!keepSlug && { slug }), version: { increment: 1 } },
    });
    if (countWordsOf([project]) > countWordsOf([before])) {
      await assertBriefsFit(transaction, project, "id");
    }
    await storeRevision(transaction, id, revision.version);
    return project;
  });
}

type State = Pick<RevisionContent, "sectionLayout" | SectionColumn>;

/** The layout of a revision, with all sections left out that the project leaves out now. */
function withLeftOut(layout: LaidOutSection[], now: Project): LaidOutSection[] {
  const leftOut = readLayout(now.sectionLayout).filter(({ isLeftOut }) => isLeftOut);
  if (leftOut.length === 0) return layout;
  return completeLayout(layout).map((entry) => {
    const isLeftOut = leftOut.some(({ section }) => section === entry.section);
    return isLeftOut ? { ...entry, isLeftOut } : entry;
  });
}

/** Hides the modules of the sections that a state leaves out. */
function withHidden(state: State): State {
  const hidden = { ...state };
  for (const { section, isLeftOut } of state.sectionLayout) {
    const { column } = sections[section];
    if (isLeftOut) hidden[column] = withAllHidden(hidden[column]);
  }
  return hidden;
}

/** The states of a project after a version, from old to new; the last is the present state. */
async function laterStates(
  transaction: Transaction,
  project: Project,
  since: number,
): Promise<State[]> {
  const later = await transaction.projectRevision.findMany({
    where: { projectId: project.id, version: { gt: since } },
    orderBy: { version: "asc" },
    select: { content: true },
  });
  const present = { ...project, sectionLayout: readLayout(project.sectionLayout) };
  return [...later.map(({ content }) => readRevisionContent(content)), present];
}

const textsOf = (state: Record<SectionColumn, string>) =>
  sectionKeys.map((key) => state[sections[key].column]);
