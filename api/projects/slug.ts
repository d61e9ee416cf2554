import { z } from "zod";
import type { Prisma, Project } from "../database/__generated__/prisma/client.ts";
import type { Transaction } from "../database/content-change.ts";
import { refusal } from "../validation/accept.ts";

const longest = 120;

/** The last part of a project's address: lowercase letters and digits, with single hyphens between them. */
export const slugText = z
  .string()
  .trim()
  .min(1, "Slug is required")
  .max(longest, `Slug may be at most ${longest} characters long`)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "Slug may contain lowercase letters, digits and single hyphens between them",
  );

/**
 * Reserves a slug for a project. If the slug is a former slug of another project, that project loses it, so
 * that its former address no longer redirects.
 * @param options.projectId the id of the project. Undefined for a new project
 * @param options.keepsFormer whether a former slug of another project is refused instead
 * @throws {UserFault} SLUG_TAKEN if another project has the slug, or had it and `keepsFormer` is true
 */
export async function claimSlug(
  transaction: Transaction,
  slug: string,
  { projectId, keepsFormer = false }: { projectId?: number; keepsFormer?: boolean } = {},
): Promise<void> {
  const holder = await transaction.project.findUnique({ where: { slug }, select: { id: true } });
  if (holder && holder.id !== projectId) {
    throw refusal("SLUG_TAKEN", "Another project has this slug", "slug");
  }
  if (keepsFormer) {
    const former = await transaction.formerSlug.findUnique({ where: { slug } });
    if (former && former.projectId !== projectId) {
      throw refusal("SLUG_TAKEN", "This is the former address of another project", "slug");
    }
  }
  await transaction.formerSlug.deleteMany({ where: { slug } });
}

/**
 * Reserves the new slug of a project. The address with the old slug redirects to the new one. The caller
 * stores the new slug.
 * @param keepsFormer whether a former slug of another project is refused, as in {@link claimSlug}
 * @throws {UserFault} SLUG_TAKEN
 */
export async function moveProject(
  transaction: Transaction,
  project: Project,
  slug: string,
  keepsFormer = false,
): Promise<void> {
  await claimSlug(transaction, slug, { projectId: project.id, keepsFormer });
  await transaction.formerSlug.create({ data: { slug: project.slug, projectId: project.id } });
}

/**
 * Finds the project that has a slug, or had it before. A slug that is found neither way is tried in
 * lower case, because typed addresses may have capital letters.
 * @param find finds a project by a condition, among the projects that the viewer finds
 */
export async function findBySlug<Found>(
  slug: string,
  find: (where: Prisma.ProjectWhereInput) => Promise<Found | null>,
): Promise<Found | null> {
  const findExactly = async (exact: string) =>
    (await find({ slug: exact })) ?? find({ formerSlugs: { some: { slug: exact } } });
  const small = slug.toLowerCase();
  return (await findExactly(slug)) ?? (small === slug ? null : findExactly(small));
}

/** Returns `wanted`, with a number appended if a project has or had this slug. */
export async function findFreeSlug(transaction: Transaction, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? "" : `-${number}`;
    const slug = `${wanted.slice(0, longest - ending.length).replace(/(?<!-)-+$/, "")}${ending}`;
    const taken =
      (await transaction.project.findUnique({ where: { slug }, select: { id: true } })) ??
      (await transaction.formerSlug.findUnique({ where: { slug } }));
    if (!taken) return slug;
  }
}
