import { visibilityAt } from "../../access/audience.ts";
import { builder } from "../../builder/builder.ts";
import type { Project, Visibility } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { isOwnPath, pathOf } from "../redirects/redirect-path.ts";

const LinkTargetType = builder.enumType("LinkTarget", {
  description: "What visitors find where a link leads.",
  values: {
    PUBLIC: { value: "public", description: "A page or file of the site, or a public project." },
    UNLISTED: { value: "unlisted", description: "An unlisted project, which it makes known." },
    DRAFT: { value: "draft", description: "A draft, which they do not find." },
    MISSING: { value: "missing", description: "Nothing." },
  } as const,
});

const OwnLinkType = builder
  .objectRef<{ address: string; target: LinkTarget }>("OwnLink")
  .implement({
    description: "An address of the site, and where it leads.",
    fields: (t) => ({
      address: t.exposeString("address", { description: "As it was asked for." }),
      target: t.field({
        type: LinkTargetType,
        description: "What visitors find there, by former addresses and redirects too.",
        resolve: ({ target }) => target,
      }),
    }),
  });

builder.queryField("ownLinks", (t) =>
  t.field({
    type: [OwnLinkType],
    authScopes: { owner: true },
    description:
      "Where addresses of the site lead that stand in its texts, in the order asked for. For the owner.",
    args: {
      addresses: t.arg.stringList({
        required: true,
        description: "Such as /project/orrery; of a whole address the path counts.",
      }),
    },
    resolve: async (_root, { addresses }, { database, asOf }) => {
      const targets = await findLinkTargets(database, addresses, asOf);
      return addresses.map((address, place) => ({ address, target: targets[place] ?? "missing" }));
    },
  }),
);

/** What visitors find at an address of the site: something that all find, a project, or nothing. */
type LinkTarget = Visibility | "missing";

const projectPath = /^\/project\/([^/]+)$/;
const filePath = /^\/objects\//;

/** Where addresses of the site lead, former addresses and redirects too, in the order asked for. */
async function findLinkTargets(
  database: Database,
  addresses: readonly string[],
  asOf: Date,
): Promise<LinkTarget[]> {
  const paths = addresses.map(pathOf);
  const known = [...new Set(paths.filter((path) => path !== null))];
  const [projects, files, redirects] = await Promise.all([
    projectsBySlug(
      database,
      known.flatMap((path) => projectPath.exec(path)?.[1] ?? []),
    ),
    filesAt(
      database,
      known.filter((path) => filePath.test(path)),
    ),
    redirectsFrom(
      database,
      known.filter((path) => !isOwnPath(path)),
    ),
  ]);
  return paths.map((path) => {
    if (path === null) return "missing";
    const slug = projectPath.exec(path)?.[1];
    if (slug !== undefined) return targetOf(projects.get(slug), asOf);
    if (filePath.test(path)) return files.has(path) ? "public" : "missing";
    if (isOwnPath(path)) return "public";
    const redirect = redirects.get(path);
    return redirect?.page ? "public" : targetOf(redirect?.project, asOf);
  });
}

/** Each by its slug, and by those that it had where no other has them now. */
async function projectsBySlug(database: Database, slugs: string[]): Promise<Map<string, Project>> {
  const projects = await database.project.findMany({
    where: {
      OR: [{ slug: { in: slugs } }, { formerSlugs: { some: { slug: { in: slugs } } } }],
      deletedAt: null,
    },
    include: { formerSlugs: true },
  });
  return new Map([
    ...projects.flatMap((project) =>
      project.formerSlugs.map(({ slug }) => [slug, project] as const),
    ),
    ...projects.map((project) => [project.slug, project] as const),
  ]);
}

async function filesAt(database: Database, paths: string[]): Promise<Set<string>> {
  const assets = await database.mediaAsset.findMany({
    where: { path: { in: paths } },
    select: { path: true },
  });
  return new Set(assets.map(({ path }) => path));
}

async function redirectsFrom(database: Database, paths: string[]) {
  const redirects = await database.redirect.findMany({
    where: { path: { in: paths } },
    include: { project: true },
  });
  return new Map(redirects.map((redirect) => [redirect.path, redirect]));
}

function targetOf(project: Project | null | undefined, asOf: Date): LinkTarget {
  return project && !project.deletedAt ? visibilityAt(project, asOf) : "missing";
}
