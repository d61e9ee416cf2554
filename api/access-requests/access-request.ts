import DataLoader from "dataloader";
import { whereFound } from "../access/audience.ts";
import { visitor } from "../access/viewer.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { enumOf } from "../builder/enum-of.ts";
import { columns } from "../builder/expose.ts";
import { ContactMessageType } from "../contact/contact-message.ts";
import type { Project } from "../database/__generated__/prisma/client.ts";
import { seeCaseStudy } from "../projects/case-study/see-case-study.ts";
import { ProjectType } from "../projects/project.ts";
import { ShareLinkType } from "../share-links/share-link.ts";
import { readMailWords } from "./reply-mails.ts";

const AccessDecisionType = enumOf(
  "AccessDecision",
  "The owner's decision on a request for access.",
  {
    waiting: "The owner has not decided yet.",
    approved: "Approved: a link was made.",
    declined: "Declined.",
  },
);

const AccessRequestType = builder.prismaObject("AccessRequest", {
  description:
    "A visitor's request for access to withheld content. It is part of the message with which it was sent. Not available to visitors.",
  authScopes: { owner: true },
  fields: (t) => ({
    ...columns(t, {
      slug: "The slug of the requested project, which may not exist. Empty for the whole site.",
      decidedAt: "When the owner decided on the request. Null before that.",
    }),
    project: t.field({
      type: ProjectType,
      nullable: true,
      description:
        "The project that visitors find by the requested slug now. Null where they find no project.",
      resolve: ({ slug }, _arguments, context) => findAskedProject(slug, context),
    }),
    withheldProjects: t.field({
      type: [ProjectType],
      description: "All projects in visitors' lists with content that is withheld from visitors.",
      resolve: (_request, _arguments, context) => withheldProjects(context),
    }),
    greeting: t.string({
      description:
        "A suggested greeting for the link that approves the request, in the site's language.",
      select: { message: { select: { name: true } } },
      resolve: async ({ message }, _arguments, { database }) =>
        (await readMailWords(database)).say("welcome", { name: message.name }),
    }),
    decision: t.expose("decision", {
      type: AccessDecisionType,
      description: "The owner's decision.",
    }),
    shareLink: t.relation("link", {
      type: ShareLinkType,
      nullable: true,
      description:
        "The link that was made when the request was approved. Null where no link was made, or it was removed.",
    }),
  }),
});

builder.prismaObjectField(ContactMessageType, "accessRequest", (t) =>
  t.relation("accessRequest", {
    type: AccessRequestType,
    nullable: true,
    description: "The request for access. Null for a message of the contact form.",
  }),
);

type Loader = DataLoader<string, Project | null>;

const loaders = new WeakMap<Context, Loader>();

/**
 * The project that visitors find by a present or former slug. Null where visitors find no project,
 * and for an empty slug, which means the whole site.
 */
function findAskedProject(slug: string, context: Context): Promise<Project | null> {
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

/**
 * The projects in visitors' lists whose case study withholds content from visitors and shows them a
 * gate (a form for the password) instead, in the order of the home page.
 */
async function withheldProjects({ database, asOf }: Context): Promise<Project[]> {
  const projects = await database.project.findMany({
    where: whereFound(visitor, asOf, "list"),
    orderBy: [{ homeOrder: "asc" }, { id: "asc" }],
  });
  return projects.filter((project) => seeCaseStudy(project, visitor).gates.length > 0);
}
