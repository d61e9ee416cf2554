import { whereShown } from "../access/audience.ts";
import { logPublication } from "../access/audit/audit-log.ts";
import { mayAs, type ViewerToken } from "../access/viewer.ts";
import { action, idInput } from "../builder/action.ts";
import { globalIdOf } from "../builder/global-id.ts";
import { momentInput, versionInput } from "../builder/version.ts";
import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept, assertCurrent, given } from "../validation/accept.ts";
import { assertBriefsFit, countWordsOf } from "./brief/assert-briefs-fit.ts";
import { type SectionChanges, sectionColumns } from "./case-study/written-sections.ts";
import { assertProposable, ProposedChange, storeProposal } from "./drafts/propose-changes.ts";
import { duplicateProject } from "./duplicate-project.ts";
import { columnsOf } from "./fields/json-columns.ts";
import {
  type NewProject,
  newProject,
  type ProjectChanges,
  projectChanges,
} from "./fields/project-fields.ts";
import {
  newProjectInputs,
  projectChangesOf,
  projectInputs,
  sectionChangesOf,
} from "./fields/project-inputs.ts";
import { findProject } from "./find-project.ts";
import { writeWorkImages } from "./images/work-images.ts";
import { projectField } from "./project.ts";
import { presentContent, storeRevision } from "./revisions/store-revision.ts";
import { claimSlug, moveProject } from "./slug.ts";
import { visibilityColumns } from "./visibility/visibility-change.ts";

action("createProject", {
  description: "Makes a project. A token without the scope PUBLISH makes a draft.",
  scopes: ["DRAFT"],
  input: { description: "The values of the new project.", fields: newProjectInputs },
  run: ({ name, slug, sections, sectionTexts, ...fields }, { database, clock, viewer }) =>
    createProject(
      database,
      { ...projectChangesOf(fields), name, slug },
      sectionChangesOf({ sections, sectionTexts }),
      { now: clock(), mayPublish: mayAs(viewer, ["PUBLISH"]) },
    ),
  payload: {
    description: "The new project.",
    fields: (t) => ({ project: t.field(projectField("Null where it was not accepted.")) }),
  },
});

export const UpdateProjectInput = action("updateProject", {
  description:
    "Changes a project. Where others see it, a change by a token without the scope PUBLISH waits as a draft for the owner.",
  scopes: ["DRAFT"],
  input: {
    description: "The changes to a project. Omitted fields stay unchanged.",
    fields: (t) => ({
      id: idInput(t, "Project", "The project."),
      version: versionInput(t),
      updatedAt: momentInput(t),
      ...projectInputs(t),
      overwriteUnreadable: t.boolean({
        defaultValue: false,
        description:
          "Whether a section whose stored text cannot be read may be replaced. Otherwise its replacement is refused with UNREADABLE_SECTION.",
      }),
    }),
  },
  run: (input, { database, clock, viewer }) => {
    const { id, version, updatedAt, overwriteUnreadable, sections, sectionTexts, ...fields } =
      input;
    return updateProject(database, {
      id,
      fields: projectChangesOf(fields),
      sections: sectionChangesOf({ sections, sectionTexts }),
      version,
      updatedAt,
      overwriteUnreadable: overwriteUnreadable ?? false,
      now: clock(),
      proposedBy: mayAs(viewer, ["PUBLISH"]) ? undefined : viewer.token,
    });
  },
  payload: {
    description: "The project after the change.",
    fields: (t) => ({
      project: t.field({
        ...projectField("Null where the change was not accepted."),
        resolve: ({ result }) => result?.project,
      }),
      isDraft: t.boolean({
        nullable: true,
        description:
          "Whether the project is unchanged, and the change waits as a draft for the owner. Null where the change was refused.",
        resolve: ({ result }) => result?.isDraft,
      }),
      removedWorkImageIds: t.idList({
        nullable: true,
        description: "The ids of the removed work images. Null where the change was refused.",
        resolve: ({ result }) =>
          result?.removedWorkImageIds.map((id) => globalIdOf("WorkImage", id)),
      }),
    }),
  },
});

action("duplicateProject", {
  description:
    "Copies a project with all its content. The copy is a draft, not on the home page, and protected where the original is.",
  scopes: ["DRAFT"],
  input: {
    description: "The project to copy.",
    fields: (t) => ({ id: idInput(t, "Project", "The project.") }),
  },
  run: ({ id }, { database }) => duplicateProject(database, id),
  payload: {
    description: "The copy.",
    fields: (t) => ({ project: t.field(projectField("Null where there is no such project.")) }),
  },
});

action("setProjectProtection", {
  description: "Protects a project by the portfolio password, or removes the protection.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The project, and whether it is protected.",
    fields: (t) => ({
      id: idInput(t, "Project", "The project."),
      isPasswordProtected: t.boolean({
        required: true,
        description: "Whether its case study needs the portfolio password.",
      }),
    }),
  },
  run: ({ id, isPasswordProtected }, { database }) =>
    setProjectProtection(database, id, isPasswordProtected),
  payload: {
    description: "The project after the change.",
    fields: (t) => ({ project: t.field(projectField("Null where there is no such project.")) }),
  },
});

/**
 * Makes a project: a draft if `mayPublish` is false.
 * @throws {UserFault} by field, such as SLUG_TAKEN, or PAST for a past time of publication
 */
export async function createProject(
  database: Database,
  input: NewProject,
  sections: SectionChanges = {},
  { now = new Date(), mayPublish = true } = {},
): Promise<Project> {
  const draft = { visibility: "draft", publishAt: null, publishZone: null } as const;
  const wanted = mayPublish ? input : { ...input, ...draft };
  const { workImages = [], name, slug, ...fields } = accept(newProject, wanted);
  const visibility = visibilityColumns(fields, undefined, now);
  const columns = sectionColumns(sections);
  return changeContent(database, async (transaction) => {
    await claimSlug(transaction, slug, { keepsFormer: !mayPublish });
    const project = await transaction.project.create({
      data: { name, slug, ...columnsOf(given(fields)), ...visibility, ...columns },
    });
    await writeWorkImages(transaction, project.id, workImages);
    return project;
  });
}

type ProjectUpdate = {
  id: number;
  fields: ProjectChanges;
  sections?: SectionChanges;
  /** The version that the changes were made from; an outdated version is refused. Undefined for any version. */
  version?: number | null | undefined;
  /**
   * The project's `updatedAt` as the caller last read it; an outdated value is refused. Unlike the version,
   * it also changes when the project is moved in a list.
   */
  updatedAt?: Date | null | undefined;
  overwriteUnreadable?: boolean;
  now?: Date;
  /** The token that sends the change and lacks the scope PUBLISH. Undefined for other callers. */
  proposedBy?: ViewerToken | undefined;
};

type UpdatedProject = {
  project: Project;
  removedWorkImageIds: number[];
  /** Whether the project is unchanged, and the change waits as a draft for the owner. */
  isDraft: boolean;
};

/**
 * Changes the given fields of a project. Every save is stored as a revision. If the project is visible to
 * others than the owner, the change of a token without the scope PUBLISH becomes a draft: the transaction
 * writes the change, reads the resulting content for the draft, and is rolled back.
 * @throws {UserFault} by field, such as SLUG_TAKEN, PAST, STALE_VERSION, UNREADABLE_SECTION, TOO_MANY_WORDS
 * and NOT_FOUND
 */
export async function updateProject(
  database: Database,
  update: ProjectUpdate,
): Promise<UpdatedProject> {
  const { id, fields, sections = {}, version, updatedAt, overwriteUnreadable = false } = update;
  const { proposedBy: token } = update;
  const { workImages, ...changes } = accept(projectChanges, fields);
  const saving = changeContent(database, async (transaction) => {
    const before = await findProject(transaction, id);
    assertCurrent(before, version, "project", updatedAt);
    if (token) assertProposable(changes, before);
    const isShown =
      token && (await transaction.project.count({ where: { id, ...whereShown } })) > 0;
    const content = isShown && (await presentContent(transaction, id));
    const columns = sectionColumns(sections, before, overwriteUnreadable);
    const now = update.now ?? new Date();
    const visibility = visibilityColumns(changes, before, now);
    await logPublication(transaction, before, now);
    await storeRevision(transaction, id);
    if (changes.slug !== undefined && changes.slug !== before.slug) {
      await moveProject(transaction, before, changes.slug, token !== undefined);
    }
    const removedWorkImageIds = workImages
      ? await writeWorkImages(transaction, id, workImages)
      : [];
    const project = await transaction.project.update({
      where: { id },
      data: { ...columnsOf(given(changes)), ...visibility, ...columns, version: { increment: 1 } },
    });
    if (countWordsOf([project]) > countWordsOf([before])) {
      await assertBriefsFit(transaction, project, changes.brief ? "brief" : "name");
    }
    if (content) {
      const after = await presentContent(transaction, id);
      const sent = [
        ...Object.keys(given(fields)).map((key) => (key === "role" ? "designerRole" : key)),
        ...Object.keys(given(sections)),
      ];
      throw new ProposedChange({ token, project: before, before: content, after, sent });
    }
    await storeRevision(transaction, id);
    return { project, removedWorkImageIds, isDraft: false };
  });
  return saving.catch(async (error: unknown) => {
    if (!(error instanceof ProposedChange)) throw error;
    await storeProposal(database, error.proposal);
    return { project: error.proposal.project, removedWorkImageIds: [], isDraft: true };
  });
}

/** Protects a project by the portfolio password, or removes the protection. @throws {UserFault} NOT_FOUND */
export function setProjectProtection(
  database: Database,
  id: number,
  isPasswordProtected: boolean,
): Promise<Project> {
  return changeContent(database, async (transaction) => {
    await findProject(transaction, id);
    return transaction.project.update({ where: { id }, data: { isPasswordProtected } });
  });
}
