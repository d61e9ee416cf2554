import { storedLayout } from "../../content/section-layout.ts";
import { visibilityAt, whereFound } from "../access/audience.ts";
import { isLocked } from "../access/protection.ts";
import { visitor } from "../access/viewer.ts";
import type { Outcome } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { columns } from "../builder/expose.ts";
import { databaseNumber } from "../builder/global-id.ts";
import { versionDescription } from "../builder/version.ts";
import type { Project } from "../database/__generated__/prisma/client.ts";
import { readChangedAt } from "../database/queries/listed-projects.ts";
import { briefOptions, seeBrief } from "./brief/brief-type.ts";
import { CaseStudyType } from "./case-study/case-study.ts";
import { seeCaseStudy } from "./case-study/see-case-study.ts";
import {
  ProjectContentType,
  pageHeroOf,
  pageHeroOptions,
  titleOf,
  titleOptions,
} from "./fields/project-content.ts";
import {
  factsDescription,
  fieldOutputs,
  outputKeys,
  ProjectFactsType,
  readFacts,
} from "./fields/project-outputs.ts";
import { mayGetPdf, mayPresent } from "./presentation/may-present.ts";
import { readersOrder } from "./readers-order.ts";
import { slugBeforeTrash } from "./trash/trash.ts";

export const ProjectType = builder.prismaNode("Project", {
  id: { field: "id" },
  nullable: true,
  interfaces: [ProjectContentType],
  findUnique: (id, { viewer, asOf }) => ({
    id: databaseNumber(id),
    AND: whereFound(viewer, asOf, "id"),
  }),
  description: "A project of the designer.",
  fields: (t) => ({
    ...fieldOutputs(
      (options) => t.field(options),
      outputKeys,
      (project: Project, { viewer, asOf }: Context) => ({
        ...project,
        slug: slugBeforeTrash(project.slug),
        // Search description and social image contain parts of the case study.
        ...(isLocked(project, viewer) && { searchDescription: "", socialImage: null }),
        sectionLayout: viewer.isOwner ? storedLayout(project.sectionLayout) : [],
        visibility: visibilityAt(project, asOf),
        // Only the owner sees the planned publication.
        ...(!viewer.isOwner && { publishAt: null, publishZone: null }),
      }),
    ),
    hyphenatedName: t.field({ ...titleOptions, resolve: titleOf }),
    pageHero: t.field({ ...pageHeroOptions, resolve: pageHeroOf }),
    brief: t.field({
      ...briefOptions,
      resolve: (project, _arguments, context) => seeBrief(project, context),
    }),
    databaseId: t.exposeInt("id", { description: "The id in the REST API." }),
    ...columns(t, {
      version: versionDescription,
      deletedAt: "When it was moved to the trash. Null for a project that is not in the trash.",
      createdAt: "When it was made.",
      updatedAt: "When any data of the project last changed, including its position in lists.",
    }),
    isLocked: t.boolean({
      description:
        "Whether its case study is withheld from the viewer, except for public modules and stand-ins.",
      resolve: (project, _arguments, context) => isLocked(project, context.viewer),
    }),
    showsLock: t.boolean({
      description:
        "Whether lists show a lock beside its name. True where the project is protected, except for readers of a share link that unlocks it.",
      resolve: (project, _arguments, { viewer }) =>
        viewer.link ? isLocked(project, viewer) : project.isPasswordProtected,
    }),
    hasPdf: t.boolean({
      description:
        "Whether the viewer gets the project as PDF at `/project/{slug}.pdf`, and its slides at `/project/{slug}/slides.pdf`. True where offersPdf is true, and for the owner and readers of share links that include the project. Always false while all its content is withheld.",
      resolve: (project, _arguments, { viewer }) => mayGetPdf(viewer, project),
    }),
    hasSlides: t.boolean({
      description:
        "Whether the viewer finds the project as slides, at `/project/{slug}/present`. True where offersPresentation is true, and always for the owner and readers of share links that include the project.",
      resolve: (project, _arguments, { viewer }) => viewer.isOwner || mayPresent(viewer, project),
    }),
    viewerCanEdit: t.boolean({
      description: "Whether the viewer may change it. True for the owner only.",
      resolve: (_project, _arguments, { viewer }) => viewer.isOwner,
    }),
    facts: t.field({
      type: ProjectFactsType,
      nullable: true,
      description: factsDescription,
      resolve: (project, _arguments, context) =>
        isLocked(project, context.viewer) ? null : readFacts(project),
    }),
    caseStudy: t.field({
      type: CaseStudyType,
      nullable: true,
      description:
        "The content. Null while the project is locked, unless it has public modules or stand-ins.",
      resolve: (project, _arguments, { viewer }) =>
        seeCaseStudy(project, viewer).isWithheld ? null : project,
    }),
    changedAt: t.field({
      type: "DateTime",
      extensions: { cost: 50 },
      description: "When its content last changed, or when it was published, if that is later.",
      resolve: async ({ id, updatedAt }, _arguments, { reads, asOf }) =>
        (await readChangedAt(reads, id, asOf)) ?? updatedAt,
    }),
  }),
});

/** Options of the field `project` of a mutation's payload. @param whenNull the sentence that explains null */
export const projectField = (whenNull: string) => ({
  type: ProjectType,
  nullable: true as const,
  description: `The project. ${whenNull}`,
  resolve: ({ result }: Outcome<Project>) => result,
});

type Neighbour = "next" | "previous";

/**
 * The next or previous project. For the reader of a share link that includes the project, this is its
 * neighbour in the order of the link; for everyone else, its neighbour among the public projects, in home
 * order. The order wraps around. Null if there is no other project.
 */
async function findNeighbour(
  project: Project,
  side: Neighbour,
  context: Context,
): Promise<Project | null> {
  const order = await readersOrder(context);
  const place = order?.indexOf(project.id) ?? -1;
  if (!order || place < 0) return findInHomeOrder(project, side, context);
  const id = order.at((place + (side === "next" ? 1 : -1)) % order.length) ?? project.id;
  return id === project.id ? null : context.database.project.findFirst({ where: { id } });
}

async function findInHomeOrder(
  { id, homeOrder }: Project,
  side: Neighbour,
  { database, asOf }: Context,
): Promise<Project | null> {
  const [direction, beyond] =
    side === "next" ? (["asc", "gt"] as const) : (["desc", "lt"] as const);
  const orderBy = [{ homeOrder: direction }, { id: direction }];
  const isBeyond = {
    OR: [{ homeOrder: { [beyond]: homeOrder } }, { homeOrder, id: { [beyond]: id } }],
  };
  const isListed = whereFound(visitor, asOf, "list");
  const found =
    (await database.project.findFirst({ where: { AND: [isListed, isBeyond] }, orderBy })) ??
    (await database.project.findFirst({ where: isListed, orderBy }));
  return found?.id === id ? null : found;
}

/** The cost of a neighbour in a GraphQL query: its resolver runs up to three statements. */
const extensions = { cost: 150 };

builder.prismaObjectField(ProjectType, "next", (t) =>
  t.field({
    type: ProjectType,
    nullable: true,
    extensions,
    description:
      "The next public project in home order, wrapping around. For the reader of a share link that includes this project, the next project of the link. Null where there is no other project.",
    resolve: (project, _arguments, context) => findNeighbour(project, "next", context),
  }),
);

builder.prismaObjectField(ProjectType, "previous", (t) =>
  t.field({
    type: ProjectType,
    nullable: true,
    extensions,
    description:
      "The previous public project in home order, wrapping around. For the reader of a share link that includes this project, the previous project of the link. Null where there is no other project.",
    resolve: (project, _arguments, context) => findNeighbour(project, "previous", context),
  }),
);
