import { sectionKeys, sections } from "../../content/sections.ts";
import { readProjectColumns } from "../database/queries/projects.ts";
import type { Statements } from "../database/statements.ts";
import { parseSection } from "./case-study/content-modules.ts";

const columns = sectionKeys.map((key) => sections[key].column);

/**
 * Whether the project with a slug has a module, hidden or not, with the audience "access": only viewers with
 * the password or a share link see such modules. False if no project has the slug.
 */
export async function hasGatedModule(reads: Statements, slug: string): Promise<boolean> {
  const project = await readProjectColumns(reads, "slug", slug, columns);
  return columns.some((name) =>
    parseSection(project?.[name] ?? "").modules.some(({ audience }) => audience === "access"),
  );
}
