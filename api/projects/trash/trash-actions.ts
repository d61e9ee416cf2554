import { action, deletedId, idInput } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { momentInput, versionInput } from "../../builder/version.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { emptyMediaTrash, findTrashedMedia } from "../../media/trash/empty-media-trash.ts";
import { assertCurrent, refusal } from "../../validation/accept.ts";
import { assertBriefsFit } from "../brief/assert-briefs-fit.ts";
import { findProject } from "../find-project.ts";
import { ProjectType, projectField } from "../project.ts";
import { layInTrash, takeOutOfTrash, whereTrashed } from "./trash.ts";

action("deleteProject", {
  description:
    "Moves a project to the trash, from where it can be restored for 30 days. Its slug becomes free.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The project to move to the trash.",
    fields: (t) => ({
      id: idInput(t, "Project", "The project."),
      version: versionInput(t),
      updatedAt: momentInput(t),
    }),
  },
  run: ({ id, version, updatedAt }, { database }) =>
    deleteProject(database, id, version, updatedAt),
  payload: {
    description: "The project in the trash.",
    fields: (t) => ({
      deletedProjectId: deletedId(
        t,
        "Project",
        "The id of the project, to remove it from lists. Null where the request was refused.",
      ),
      trashedProject: t.field({
        type: ProjectType,
        nullable: true,
        description: "The project in the trash. Null where the request was refused.",
        resolve: ({ result }) => result,
      }),
    }),
  },
});

action("restoreProject", {
  description:
    "Restores a project from the trash, with its old slug, or with a similar slug where the old one is taken.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The project to restore.",
    fields: (t) => ({ id: idInput(t, "Project", "The project.") }),
  },
  run: ({ id }, { database }) => restoreProject(database, id),
  payload: {
    description: "The restored project.",
    fields: (t) => ({ project: t.field(projectField("Null where there is no such project.")) }),
  },
});

action("emptyTrash", {
  description:
    "Permanently removes all projects in the trash, with their drafts and earlier versions, and the pictures and videos that were deleted from the library. Files that a draft or an earlier version of another project shows are not removed, nor is the content of a removed demo.",
  run: async (_input, { database, media }) => {
    const { count: projectCount } = await changeContent(database, async (transaction) =>
      transaction.project.deleteMany({ where: await whereTrashed(transaction) }),
    );
    const now = new Date();
    return {
      projectCount,
      fileCount: await emptyMediaTrash({ database, media }, { now, limit: now }),
    };
  },
  payload: {
    description: "The numbers of removed records.",
    fields: (t) => ({
      projectCount: t.int({
        description: "The number of removed projects.",
        resolve: ({ result }) => result?.projectCount ?? 0,
      }),
      fileCount: t.int({
        description: "The number of removed pictures and videos.",
        resolve: ({ result }) => result?.fileCount ?? 0,
      }),
    }),
  },
});

/** Moves a project to the trash. @throws {UserFault} NOT_FOUND, STALE_VERSION */
export function deleteProject(
  database: Database,
  id: number,
  version?: number | null,
  updatedAt?: Date | null,
): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const project = await findProject(transaction, id);
    assertCurrent(project, version, "project", updatedAt);
    return layInTrash(transaction, project, new Date());
  });
}

/** Restores a project from the trash. @throws {UserFault} NOT_FOUND, TOO_MANY_WORDS */
export function restoreProject(database: Database, id: number): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const project = await transaction.project.findFirst({
      where: { id, deletedAt: { not: null } },
    });
    if (!project) throw refusal("NOT_FOUND", "This project is not in the trash any more.", "id");
    const restored = await takeOutOfTrash(transaction, project);
    await assertBriefsFit(transaction, restored, "id");
    return restored;
  });
}

builder.queryField("trashedProjects", (t) =>
  t.prismaConnection({
    type: ProjectType,
    cursor: "id",
    totalCount: async (_root, _arguments, { database }) =>
      database.project.count({ where: await whereTrashed(database) }),
    authScopes: { owner: ["READ"] },
    description:
      "The projects in the trash, last deleted first, except for those of a removed demo. Not available to visitors.",
    resolve: async (query, _root, _arguments, { database }) =>
      database.project.findMany({
        ...query,
        where: await whereTrashed(database),
        orderBy: [{ deletedAt: "desc" }, { id: "desc" }],
      }),
  }),
);

builder.queryField("trashedMediaSize", (t) =>
  t.float({
    authScopes: { owner: ["READ"] },
    description:
      "The size in bytes of the pictures and videos that emptyTrash removes for good. Not available to visitors.",
    resolve: async (_root, _arguments, { database }) => {
      const files = await findTrashedMedia(database, await whereTrashed(database));
      return files.reduce((sum, { byteSize }) => sum + byteSize, 0);
    },
  }),
);
