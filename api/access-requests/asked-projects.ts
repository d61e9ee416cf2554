import DataLoader from "dataloader";
import { whereFound } from "../access/audience.ts";
import { visitor } from "../access/viewer.ts";
import type { Context } from "../builder/context.ts";
import type { Project } from "../database/__generated__/prisma/client.ts";
import { seeCaseStudy } from "../projects/case-study/see-case-study.ts";

type Loader = DataLoader<string, Project | null>;

const loaders = new WeakMap<Context, Loader>();

/** The project that visitors find by a slug, also by a former one. Null for none. For the owner's eyes. */
export function findAskedProject(slug: string, context: Context): Promise<Project | null> {
  const loader = loaders.get(context) ?? createLoader(context);
  loaders.set(context, loader);
  return slug === "" ? Promise.resolve(null) : loader.load(slug);
}

function createLoader({ database, asOf }: Context): Loader {
  return new DataLoader(async (slugs) => {
    const among = { slug: { in: [...slugs] } };
    const projects = await database.project.findMany({
      where: {
        AND: [
          whereFound(visitor, asOf, "address"),
          { OR: [among, { formerSlugs: { some: among } }] },
        ],
      },
      include: { formerSlugs: { where: among } },
    });
    const bySlug = new Map(
      projects.flatMap((project) =>
        [...project.formerSlugs, project].map(({ slug }) => [slug, project] as const),
      ),
    );
    return slugs.map((slug) => bySlug.get(slug) ?? null);
  });
}

/** The projects in visitors' lists of which something is withheld from them, in home order. */
export async function withheldProjects({ database, asOf }: Context): Promise<Project[]> {
  const projects = await database.project.findMany({
    where: whereFound(visitor, asOf, "list"),
    orderBy: [{ homeOrder: "asc" }, { id: "asc" }],
  });
  return projects.filter((project) => seeCaseStudy(project, visitor).gates.length > 0);
}
