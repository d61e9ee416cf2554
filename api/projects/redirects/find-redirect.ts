import { whereFound } from "../../access/audience.ts";
import type { Viewer } from "../../access/viewer.ts";
import type { Database } from "../../database/client.ts";
import { longestPath, pathOf } from "./redirect-path.ts";

/**
 * Where an address that the site does not have leads this viewer. Null for nowhere: a project that they
 * do not find by its own address is found by none.
 */
export async function findRedirect(
  database: Database,
  url: string,
  { viewer, asOf }: { viewer: Viewer; asOf: Date },
): Promise<string | null> {
  const path = pathOf(url);
  if (path === null || path.length > longestPath) return null;
  const redirect = await database.redirect.findUnique({ where: { path } });
  if (redirect?.page) return redirect.page;
  if (!redirect?.projectId) return null;
  const project = await database.project.findFirst({
    where: {
      AND: [{ id: redirect.projectId, deletedAt: null }, whereFound(viewer, asOf, "address")],
    },
    select: { slug: true },
  });
  return project && `/project/${encodeURIComponent(project.slug)}`;
}
