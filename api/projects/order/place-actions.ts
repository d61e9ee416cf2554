import { action, savedAs } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { givenNotNull } from "../../validation/accept.ts";
import { assertKnownOnce } from "../../validation/complete-order.ts";
import { ProjectType } from "../project.ts";

const ProjectPlaceInput = builder.inputType("ProjectPlaceInput", {
  description: "The positions of a project.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The project." }),
    homeOrder: t.int({ description: "Position on the home page. Unset to keep it." }),
    workOrder: t.int({ description: "Position in the work grid. Unset to keep it." }),
  }),
});

action("placeProjects", {
  description:
    "Sets the positions of several projects. Where one project is unknown or repeated, nothing changes. For arranging by hand, setHomeOrder and setWorkOrder are simpler.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The positions of several projects.",
    fields: (t) => ({
      places: t.field({
        type: [ProjectPlaceInput],
        required: true,
        description: "The new positions, each project once.",
      }),
    }),
  },
  run: ({ places }, { database }) =>
    placeProjects(
      database,
      places.map(({ id, ...numbers }) => ({ id: databaseIdOf("Project", id), ...numbers })),
    ),
  payload: {
    description: "The projects with new positions.",
    fields: savedAs(
      "projects",
      [ProjectType],
      "The projects, in the order of the input. Null where the change was refused.",
    ),
  },
});

/** The new positions of a project. Null and undefined leave a position unchanged. */
type ProjectPlace = {
  id: number;
  homeOrder?: number | null | undefined;
  workOrder?: number | null | undefined;
};

/**
 * Sets the positions of projects, all in one transaction.
 * @throws {UserFault} REPEATED or UNKNOWN for the id of a project; no position is changed then
 */
export function placeProjects(
  database: Database,
  places: readonly ProjectPlace[],
): Promise<Project[]> {
  return changeContent(database, async (transaction) => {
    const ids = places.map(({ id }) => id);
    const known = await transaction.project.findMany({
      where: { id: { in: ids }, deletedAt: null },
      select: { id: true },
    });
    assertKnownOnce(ids, known, "places");
    const placed: Project[] = [];
    for (const { id, ...numbers } of places) {
      placed.push(await transaction.project.update({ where: { id }, data: givenNotNull(numbers) }));
    }
    return placed;
  });
}
