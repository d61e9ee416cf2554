import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { assertKnownOnce } from "../../validation/complete-order.ts";
import { given } from "../../validation/given.ts";

/** Numbers to give to a project. */
export type ProjectPlace = {
  id: number;
  homeOrder?: number | undefined;
  workOrder?: number | undefined;
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
      placed.push(await transaction.project.update({ where: { id }, data: given(numbers) }));
    }
    return placed;
  });
}
