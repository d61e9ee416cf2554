import type { ProjectRevision } from "../database/__generated__/prisma/client.ts";
import { builder } from "../graphql/builder.ts";
import { databaseNumber } from "../graphql/global-id.ts";
import { MediaType } from "../media/media-type.ts";
import { CaseStudyType } from "./case-study.ts";
import { HomeDisplayWidthType, ProjectType } from "./project.ts";
import { type ProjectPart, readRevisionContent } from "./revision-content.ts";

const ProjectPartType = builder.enumType("ProjectPart", {
  description: "A field or a section of a project.",
  values: {
    NAME: { value: "name", description: "The title." },
    SLUG: { value: "slug", description: "The last part of the page's address." },
    SHOW_ON_HOME: { value: "showOnHome", description: "Whether it has a card on the home page." },
    LIGHT_MODE_NAV: { value: "lightModeNav", description: "How the navigation over it looks." },
    HOME_DISPLAY_WIDTH: { value: "homeDisplayWidth", description: "How wide its card is." },
    HOME_HERO_IMAGE: { value: "homeHeroImage", description: "The picture of its card." },
    HERO_IMAGE: { value: "heroImage", description: "The picture at the head of its page." },
    WORK_IMAGES: { value: "workImages", description: "What it shows in the work grid." },
    ROLE: { value: "role", description: "The section Role." },
    WHY: { value: "why", description: "The section Why." },
    RESULT: { value: "result", description: "The section Result." },
    PROCESS: { value: "process", description: "The section Process." },
    SOLUTION: { value: "solution", description: "The section Solution." },
    SHIPPED_GOODS: { value: "shippedGoods", description: "The section Shipped Goods." },
  } as const,
});

const contentOf = ({ content }: ProjectRevision) => readRevisionContent(content);

export const ProjectRevisionType = builder.prismaNode("ProjectRevision", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: databaseNumber(id) }),
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "A project as it was saved once. For the owner.",
  fields: (t) => ({
    version: t.exposeInt("version", { description: "The project's version that this is." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was saved." }),
    restoredVersion: t.exposeInt("restoredVersion", {
      nullable: true,
      description: "The version that this one brought back. Null for one that was written.",
    }),
    changedParts: t.field({
      type: [ProjectPartType],
      description: "What differs from the version before. Empty for the first.",
      resolve: ({ changedParts }): ProjectPart[] => JSON.parse(changedParts),
    }),
    name: t.string({
      description: "The title it had.",
      resolve: (revision) => contentOf(revision).name,
    }),
    slug: t.string({
      description: "The last part of the address it had.",
      resolve: (revision) => contentOf(revision).slug,
    }),
    showOnHome: t.boolean({
      description: "Whether it had a card on the home page.",
      resolve: (revision) => contentOf(revision).showOnHome,
    }),
    lightModeNav: t.boolean({
      description: "Whether the navigation over its hero was dark on light.",
      resolve: (revision) => contentOf(revision).lightModeNav,
    }),
    homeDisplayWidth: t.field({
      type: HomeDisplayWidthType,
      description: "How wide its card was.",
      resolve: (revision) => contentOf(revision).homeDisplayWidth,
    }),
    homeHeroImage: t.field({
      type: MediaType,
      nullable: true,
      description: "The picture or film of its card. Null for the one of the page.",
      resolve: (revision) => contentOf(revision).homeHeroImage || null,
    }),
    heroImage: t.field({
      type: MediaType,
      nullable: true,
      description: "The picture or film at the head of its page. Null where there was none.",
      resolve: (revision) => contentOf(revision).heroImage || null,
    }),
    workImages: t.field({
      type: [MediaType],
      description: "What it showed in the work grid, in order.",
      resolve: (revision) => contentOf(revision).workImages,
    }),
    caseStudy: t.field({
      type: CaseStudyType,
      description: "The content it had, hidden modules among it.",
      resolve: (revision) => ({ id: revision.projectId, ...contentOf(revision) }),
    }),
  }),
});

builder.prismaObjectField(ProjectType, "revisions", (t) =>
  t.relatedConnection("revisions", {
    cursor: "id",
    authScopes: { owner: true },
    description:
      "The project as it was after each of its last 50 saves, the last one first. For the owner.",
    query: { orderBy: { version: "desc" } },
  }),
);

builder.prismaObjectField(ProjectType, "revision", (t) =>
  t.prismaField({
    type: ProjectRevisionType,
    nullable: true,
    authScopes: { owner: true },
    description: "One of its revisions. Null where it is not kept. For the owner.",
    args: {
      version: t.arg.int({ required: true, description: "The project's version that it is." }),
    },
    resolve: (query, project, { version }, { database }) =>
      database.projectRevision.findUnique({
        ...query,
        where: { projectId_version: { projectId: project.id, version } },
      }),
  }),
);
