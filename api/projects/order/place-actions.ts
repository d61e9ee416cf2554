import { action } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { assertKnownOnce } from "../../validation/complete-order.ts";
import { givenNotNull } from "../../validation/given.ts";
import { ProjectType } from "../project.ts";

const ProjectPlaceInput = builder.inputType("ProjectPlaceInput", {
  description: "The numbers a project is sorted by.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The project." }),
    homeOrder: t.int({ description: "Place on the home page. Unset to leave it." }),
    workOrder: t.int({ description: "Place in the work grid. Unset to leave it." }),
  }),
});

action("placeProjects", {
  description:
    "Gives projects the very numbers they are sorted by, all or none. To arrange them by hand, setHomeOrder and setWorkOrder are simpler.",
  input: {
    description: "Numbers for several projects.",
    fields: (t) => ({
      places: t.field({
        type: [ProjectPlaceInput],
        required: true,
        description: "Each project once.",
      }),
    }),
  },
  run: ({ places }, { database }) =>
    placeProjects(
      database,
      places.map(({ id, ...numbers }) => ({ id: databaseIdOf("Project", id), ...numbers })),
    ),
  payload: {
    description: "The projects that were placed.",
    fields: (t) => ({
      projects: t.field({
        type: [ProjectType],
        nullable: true,
        description: "Them, in the order of the input. Null where they were not accepted.",
        resolve: ({ result }) => result,
      }),
    }),
  },
});

/** Numbers to give to a project. */
type ProjectPlace = {
  id: number;
  homeOrder?: number | null | undefined;
  workOrder?: number | null | undefined;
};

/**
 * Gives projects the very numbers named: all of them, or none where an id is repeated or unknown.
 * @throws {UserFault} in that case.
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
