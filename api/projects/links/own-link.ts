import { visibilityAt } from "../../access/audience.ts";
import type { Visibility } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { isOwnPath, pathOf } from "../redirects/redirect-path.ts";

/** What visitors find at an address of the site: something that all find, a project, or nothing. */
export type LinkTarget = Visibility | "missing";

const projectPath = /^\/project\/([^/]+)$/;
const filePath = /^\/objects\//;

/** Where an address of the site leads, former addresses and redirects too. */
export async function findLinkTarget(
  database: Database,
  address: string,
  asOf: Date,
): Promise<LinkTarget> {
  const path = pathOf(address);
  if (path === null) return "missing";
  const slug = projectPath.exec(path)?.[1];
  if (slug !== undefined) return targetOfSlug(database, slug, asOf);
  if (filePath.test(path)) {
    const asset = await database.mediaAsset.findFirst({ where: { path }, select: { id: true } });
    return asset ? "public" : "missing";
  }
  if (isOwnPath(path)) return "public";
  const redirect = await database.redirect.findUnique({
    where: { path },
    include: { project: true },
  });
  if (redirect?.page) return "public";
  return targetOf(redirect?.project ?? null, asOf);
}

async function targetOfSlug(database: Database, slug: string, asOf: Date): Promise<LinkTarget> {
  const own = await database.project.findFirst({ where: { slug, deletedAt: null } });
  const former = () =>
    database.project.findFirst({ where: { formerSlugs: { some: { slug } }, deletedAt: null } });
  return targetOf(own ?? (await former()), asOf);
}

type Found = Parameters<typeof visibilityAt>[0] & { deletedAt: Date | null };

function targetOf(project: Found | null, asOf: Date): LinkTarget {
  return project && !project.deletedAt ? visibilityAt(project, asOf) : "missing";
}
