import { whereFound } from "../../access/audience.ts";
import type { Viewer } from "../../access/viewer.ts";
import type { Database } from "../../database/client.ts";
import { addressParameters } from "../../http/address-parameters.ts";
import { longestPath, pathOf } from "./redirect-path.ts";

/**
 * The target of the redirect from an address that the site does not have. Null if there is no redirect, or if
 * the viewer does not find the project that is the target. Of several matching redirects, the one with the
 * longest source is used. The target keeps campaign parameters of the address, such as utm_source.
 */
export async function findRedirect(
  database: Database,
  url: string,
  { viewer, asOf }: { viewer: Viewer; asOf: Date },
): Promise<string | null> {
  const path = pathOf(url);
  if (path === null || path.length > longestPath) return null;
  const { ofPage, ofWay } = addressParameters(url);
  const redirects = await database.redirect.findMany({
    where: { OR: [{ path }, ...(ofPage.size > 0 ? [{ path: { startsWith: `${path}?` } }] : [])] },
  });
  const asked = new Set([...ofPage].map(String));
  const [redirect] = redirects
    .filter((each) => each.path === path || hasAll(asked, each.path, path))
    .sort((one, other) => other.path.length - one.path.length);
  const campaign = ofWay.size > 0 ? `?${ofWay}` : "";
  if (redirect?.page) return redirect.page + campaign;
  if (!redirect?.projectId) return null;
  const project = await database.project.findFirst({
    where: {
      AND: [{ id: redirect.projectId, deletedAt: null }, whereFound(viewer, asOf, "address")],
    },
    select: { slug: true },
  });
  return project && `/project/${encodeURIComponent(project.slug)}${campaign}`;
}

/**
 * Whether the source of a redirect is this path with parameters, and the requested address has all of them.
 */
function hasAll(asked: ReadonlySet<string>, redirect: string, path: string): boolean {
  if (!redirect.startsWith(`${path}?`)) return false;
  const parameters = [...new URLSearchParams(redirect.slice(path.length + 1))];
  return parameters.every((parameter) => asked.has(String(parameter)));
}
