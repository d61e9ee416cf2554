import { randomUUID } from "node:crypto";
import { sectionKeys, sections } from "../../../content/sections.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import { parseSection } from "./content-modules.ts";

/**
 * Gives ids to modules without ids, so that the comments of a review can refer to them. Modules may have no
 * ids until they are edited in the admin area. The version, `updatedAt` and `isDemo` of a project do not
 * change.
 */
export async function nameModules(transaction: Transaction, projectIds: number[]): Promise<void> {
  const found = await transaction.project.findMany({ where: { id: { in: projectIds } } });
  for (const { id, updatedAt, isDemo, ...project } of found) {
    const columns = namedColumns(project);
    if (Object.keys(columns).length === 0) continue;
    await transaction.project.update({ where: { id }, data: { ...columns, updatedAt } });
    // The update above has set `isDemo` to false, by a trigger.
    if (isDemo) await transaction.project.update({ where: { id }, data: { isDemo, updatedAt } });
  }
}

/**
 * The changed section columns of a project after its modules without ids have got ids. Sections that cannot
 * be parsed are not changed.
 */
function namedColumns(project: Omit<Project, "id" | "updatedAt" | "isDemo">): Partial<Project> {
  return Object.fromEntries(
    sectionKeys.flatMap((key) => {
      const { column } = sections[key];
      const { modules, isParsable } = parseSection(project[column]);
      if (!isParsable || modules.every(({ id }) => id !== undefined)) return [];
      const stored: object[] = JSON.parse(project[column]); // a list, as parsed above
      const named = stored.map((module) =>
        "id" in module ? module : { ...module, id: randomUUID() },
      );
      return [[column, JSON.stringify(named)]];
    }),
  );
}
