import { visibilityAt } from "../../access/audience.ts";
import { visitor } from "../../access/viewer.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { enumOf } from "../../builder/enum-of.ts";
import type { Project, Visibility } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { mayGetPdf, mayPresent } from "../presentation/may-present.ts";
import { isOwnPath, pathOf } from "../redirects/redirect-path.ts";

const LinkTargetType = enumOf("LinkTarget", "What visitors find at the target of a link.", {
  public: "A page or file of the site, or a public project.",
  unlisted: "An unlisted project, whose address becomes known by the link.",
  draft: "A draft, which visitors do not find.",
  missing: "Nothing: the address does not exist.",
});

const OwnLinkType = builder
  .objectRef<{ address: string; target: LinkTarget }>("OwnLink")
  .implement({
    description: "An address of this site, and its target.",
    fields: (t) => ({
      address: t.exposeString("address", { description: "The given address." }),
      target: t.expose("target", {
        type: LinkTargetType,
        description: "What visitors find at the address, also by former addresses and redirects.",
      }),
    }),
  });

builder.queryField("ownLinks", (t) =>
  t.field({
    type: [OwnLinkType],
    authScopes: { owner: ["READ"] },
    description:
      "The targets of addresses of this site that occur in its texts, in the given order. Not available to visitors.",
    args: {
      addresses: t.arg.stringList({
        required: true,
        description: "Addresses such as `/project/orrery`. For a full URL, its path is used.",
      }),
    },
    resolve: async (_root, { addresses }, context) => {
      const targets = await findLinkTargets(context, addresses);
      return addresses.map((address, place) => ({ address, target: targets[place] ?? "missing" }));
    },
  }),
);

/** The visibility of an address's target. Pages count as public, and so do files that visitors may read. */
type LinkTarget = Visibility | "missing";

/** The paths of a project: of its page, of its PDF, of the PDF of its slides, and of its slides. */
const projectPath = /^\/project\/([^/]+?)(?:\.pdf|\/slides\.pdf|\/present)?$/;
/** The paths below which the site serves only files and projects. */
const storedPath = /^\/(?:objects|project|uploads)(?:\/|$)/;

/**
 * The slug in the path of a project. In lower case, because the site also finds projects by addresses with
 * capital letters.
 */
const slugOf = (path: string) => projectPath.exec(path)?.[1]?.toLowerCase();

type Services = Pick<Context, "database" | "media" | "asOf">;

/** The targets of addresses of this site, in the given order. Former slugs and redirects are followed. */
async function findLinkTargets(
  services: Services,
  addresses: readonly string[],
): Promise<LinkTarget[]> {
  const { database, asOf } = services;
  const paths = addresses.map(pathOf);
  const known = [...new Set(paths.filter((path) => path !== null))];
  const [projects, files, redirects] = await Promise.all([
    projectsBySlug(
      database,
      known.flatMap((path) => slugOf(path) ?? []),
    ),
    readableFiles(
      services,
      known.filter((path) => storedPath.test(path)),
    ),
    redirectsFrom(
      database,
      known.filter((path) => !isOwnPath(path)),
    ),
  ]);
  return paths.map((path) => {
    if (path === null) return "missing";
    const slug = slugOf(path);
    if (slug !== undefined) {
      const project = projects.get(slug);
      return project && isOffered(project, path) ? targetOf(project, asOf) : "missing";
    }
    if (storedPath.test(path)) return files.has(path) ? "public" : "missing";
    if (isOwnPath(path)) return "public";
    const redirect = redirects.get(path);
    return redirect?.page ? "public" : targetOf(redirect?.project, asOf);
  });
}

/** Projects by slug, and by former slugs that no other project has now. */
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

/** The files at these paths that visitors may read. */
async function readableFiles(
  { database, media }: Services,
  candidates: string[],
): Promise<Set<string>> {
  const assets = await database.mediaAsset.findMany({
    where: { path: { in: candidates } },
    select: { path: true },
  });
  const paths = assets.map(({ path }) => path);
  const isReadable = await media.access.mayRead(visitor, paths);
  return new Set(paths.filter((_path, index) => isReadable[index]));
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

/** Whether visitors who find the project get the response at this path of the project. */
function isOffered(project: Project, path: string): boolean {
  if (path.endsWith("/present")) return mayPresent(visitor, project);
  return !path.endsWith(".pdf") || mayGetPdf(visitor, project);
}
