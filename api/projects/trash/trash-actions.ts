import { action, deletedId, idInput } from "../../builder/action.ts";
import { momentInput, versionInput } from "../../builder/version.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { emptyMediaTrash } from "../../media/trash/empty-media-trash.ts";
import { assertCurrent } from "../../validation/assert-current.ts";
import { UserFault } from "../../validation/user-fault.ts";
import { findProject } from "../find-project.ts";
import { ProjectType, projectField } from "../project.ts";
import { layInTrash, takeOutOfTrash, whereTrashed } from "./trash.ts";

action("deleteProject", {
  description:
    "Lays a project in the trash, from where it can be restored for 30 days. Its slug is free from then on.",
  input: {
    description: "Which project to lay in the trash.",
    fields: (t) => ({
      id: idInput(t, "Project", "The project."),
      version: versionInput(t),
      updatedAt: momentInput(t),
    }),
  },
  run: ({ id, version, updatedAt }, { database }) =>
    deleteProject(database, id, version, updatedAt),
  payload: {
    description: "The project that lies in the trash now.",
    fields: (t) => ({
      deletedProjectId: t.id(
        deletedId(
          "Project",
          "Its id, to take it out of lists. Null where there was no such project.",
        ),
      ),
      trashedProject: t.field({
        type: ProjectType,
        nullable: true,
        description: "The project in the trash. Null where there was no such project.",
        resolve: ({ result }) => result,
      }),
    }),
  },
});

action("restoreProject", {
  description:
    "Takes a project out of the trash, at its old address, or at one beside it where that is taken.",
  input: {
    description: "Which project to take out of the trash.",
    fields: (t) => ({ id: idInput(t, "Project", "The project.") }),
  },
  run: ({ id }, { database }) => restoreProject(database, id),
  payload: {
    description: "The project, back in its place.",
    fields: (t) => ({ project: t.field(projectField("Null where there was no such one.")) }),
  },
});

action("emptyTrash", {
  description:
    "Removes for good all projects in the trash, with their drafts and earlier versions, and the pictures and videos that were deleted from the library. Those that a draft or an earlier version of another project shows stay, and so does a demo that was removed.",
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
    description: "What was removed.",
    fields: (t) => ({
      projectCount: t.int({
        description: "How many projects.",
        resolve: ({ result }) => result?.projectCount ?? 0,
      }),
      fileCount: t.int({
        description: "How many pictures and videos.",
        resolve: ({ result }) => result?.fileCount ?? 0,
      }),
    }),
  },
});

/** Lays a project in the trash. @throws {UserFault} NOT_FOUND, STALE_VERSION. */
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

/** Takes a project out of the trash. @throws {UserFault} NOT_FOUND where it is not there. */
export function restoreProject(database: Database, id: number): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const project = await transaction.project.findFirst({
      where: { id, deletedAt: { not: null } },
    });
    if (project) return takeOutOfTrash(transaction, project);
    throw new UserFault({
      field: "id",
      message: "This project is not in the trash any more.",
      code: "NOT_FOUND",
    });
  });
}
