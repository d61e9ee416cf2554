import type { DirectReads } from "../database/direct-reads.ts";
import { parseSection } from "./case-study/content-modules.ts";
import { sectionKeys, sections } from "./case-study/sections.ts";

const columns = sectionKeys.map((key) => sections[key].column);

/** Whether a project has a module for those with access alone, where everyone else meets a gate. */
export async function hasGatedModule(reads: DirectReads, slug: string): Promise<boolean> {
  const names = columns.map((name) => `"${name}"`).join(", ");
  const [project] = await reads.all<Record<string, string>>(
    `SELECT ${names} FROM "Project" WHERE "slug" = ?1`,
    slug,
  );
  return columns.some((name) =>
    parseSection(project?.[name] ?? "").modules.some(({ audience }) => audience === "access"),
  );
}
