import { z } from "zod";
import { action, idInput } from "../../builder/action.ts";
import type { Project, Visibility } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept } from "../../validation/accept.ts";
import { fieldRules } from "../fields/project-fields.ts";
import { findProject } from "../find-project.ts";
import { projectField } from "../project.ts";
import { visibilityColumns } from "./visibility-change.ts";
import { VisibilityType } from "./visibility-type.ts";

const publication = z.object({
  publishAt: fieldRules.publishAt,
  publishZone: fieldRules.publishZone,
});

action("schedulePublication", {
  description:
    "Has a draft become public by itself at a moment to come, instead of any scheduled before. setVisibility cancels it.",
  input: {
    description: "When a draft is to become public.",
    fields: (t) => ({
      id: idInput(t, "Project", "The project."),
      publishAt: t.field({
        type: "DateTime",
        required: true,
        description: "The moment, to the second. Where it has passed, the code is PAST.",
      }),
      publishZone: t.string({
        description:
          "IANA name of the time zone that it was chosen in, such as Europe/Oslo, to show it in that zone again.",
      }),
    }),
  },
  run: ({ id, publishAt, publishZone = null }, { database, clock }) => {
    const accepted = accept(publication, { publishAt, publishZone });
    const now = clock();
    return changeContent(database, async (transaction) => {
      const stored = await findProject(transaction, id);
      const data = visibilityColumns(accepted, stored, now);
      return transaction.project.update({ where: { id }, data });
    });
  },
  payload: {
    description: "The project as it is now.",
    fields: (t) => ({ project: t.field(projectField("Null where nothing was scheduled.")) }),
  },
});

action("setVisibility", {
  description:
    "Publishes a project at once, unlists it, or makes it a draft. What was scheduled is cancelled.",
  input: {
    description: "Who is to find a project.",
    fields: (t) => ({
      id: idInput(t, "Project", "The project."),
      visibility: t.field({
        type: VisibilityType,
        required: true,
        description: "Who finds it from now on.",
      }),
    }),
  },
  run: ({ id, visibility }, { database, clock }) =>
    setVisibility(database, id, visibility, clock()),
  payload: {
    description: "The project as it is now.",
    fields: (t) => ({ project: t.field(projectField("Null where there was no such one.")) }),
  },
});

/** Sets who finds a project from now on; what was scheduled is cancelled. @throws {UserFault} NOT_FOUND. */
export function setVisibility(
  database: Database,
  id: number,
  visibility: Visibility,
  now = new Date(),
): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const stored = await findProject(transaction, id);
    const data = visibilityColumns({ visibility, publishAt: null }, stored, now);
    return transaction.project.update({ where: { id }, data });
  });
}
