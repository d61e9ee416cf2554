import { z } from "zod";
import { logPublication } from "../../access/audit/audit-log.ts";
import { mayAs } from "../../access/viewer.ts";
import { action, idInput } from "../../builder/action.ts";
import type { Project, Visibility } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept, given, refusal } from "../../validation/accept.ts";
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
    "Schedules the publication of a draft, replacing an earlier schedule. setVisibility cancels the schedule.",
  scopes: ["PUBLISH"],
  input: {
    description: "The time of a draft's publication.",
    fields: (t) => ({
      id: idInput(t, "Project", "The project."),
      publishAt: t.field({
        type: "DateTime",
        required: true,
        description:
          "The time of the publication. A past time is refused with the code PAST, unless it is the stored one.",
      }),
      publishZone: t.string({
        description:
          "IANA name of the time zone in which the time was chosen and is shown, such as `Europe/Oslo`.",
      }),
    }),
  },
  run: ({ id, publishAt, publishZone = null }, { database, clock }) => {
    const accepted = accept(publication, { publishAt, publishZone });
    const now = clock();
    return changeContent(database, async (transaction) => {
      const stored = await findProject(transaction, id);
      const data = visibilityColumns(accepted, stored, now);
      await logPublication(transaction, stored, now);
      return transaction.project.update({ where: { id }, data });
    });
  },
  payload: {
    description: "The project after the change.",
    fields: (t) => ({ project: t.field(projectField("Null where nothing was scheduled.")) }),
  },
});

action("setVisibility", {
  description:
    "Publishes a project at once, unlists it, or makes it a draft, and changes its protection in the same step where isPasswordProtected is set. A scheduled publication is cancelled.",
  scopes: ["PUBLISH"],
  input: {
    description: "The project, and its new visibility.",
    fields: (t) => ({
      id: idInput(t, "Project", "The project."),
      visibility: t.field({
        type: VisibilityType,
        required: true,
        description: "The new visibility.",
      }),
      isPasswordProtected: t.boolean({
        description: "Whether its case study needs the portfolio password. Unset to keep it.",
      }),
    }),
  },
  run: ({ id, visibility, ...input }, { database, clock, viewer }) => {
    const isPasswordProtected = input.isPasswordProtected ?? undefined;
    if (isPasswordProtected !== undefined && !mayAs(viewer, ["DRAFT"])) {
      const message = "A token needs the scope DRAFT to change the protection";
      throw refusal("FORBIDDEN", message, "isPasswordProtected");
    }
    return setVisibility(database, id, { visibility, isPasswordProtected }, clock());
  },
  payload: {
    description: "The project after the change.",
    fields: (t) => ({ project: t.field(projectField("Null where there is no such project.")) }),
  },
});

/**
 * Sets the visibility of a project, and its protection where that is given. A scheduled publication
 * is cancelled.
 * @throws {UserFault} NOT_FOUND
 */
export function setVisibility(
  database: Database,
  id: number,
  {
    visibility,
    ...protection
  }: { visibility: Visibility; isPasswordProtected?: boolean | undefined },
  now = new Date(),
): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const stored = await findProject(transaction, id);
    const data = visibilityColumns({ visibility, publishAt: null }, stored, now);
    await logPublication(transaction, stored, now);
    return transaction.project.update({ where: { id }, data: { ...data, ...given(protection) } });
  });
}
