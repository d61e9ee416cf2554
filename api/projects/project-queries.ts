import { whereFound, whereVisible } from "../access/audience.ts";
import { arrangedListSize, wholeList } from "../builder/arranged-list-size.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { enumOf } from "../builder/enum-of.ts";
import { searchLimit } from "../builder/find-words.ts";
import { pageByName } from "../builder/page-of-ids.ts";
import type { Prisma, Visibility } from "../database/__generated__/prisma/client.ts";
import { placeOfWorkImage } from "../database/queries/listed-projects.ts";
import { findsCursor } from "./finds-cursor.ts";
import { WorkImageType } from "./images/work-image.ts";
import { ProjectType } from "./project.ts";
import { findProjects } from "./search/find-projects.ts";
import { findBySlug } from "./slug.ts";
import { projectsWithTag } from "./tags/tag-queries.ts";
import { VisibilityType } from "./visibility/visibility-type.ts";

const ProjectOrderType = enumOf("ProjectOrder", "The order of a list of projects.", {
  home: "The order of the home page.",
  work: "The order of the work grid.",
  name: "By name, alphabetically.",
  changed: "Last changed first.",
  created: "Newest first.",
});

/**
 * The orders in which the database sorts projects. The server itself sorts them by name, because SQLite and
 * PostgreSQL sort texts differently.
 */
const orders = {
  home: [{ homeOrder: "asc" }, { id: "asc" }],
  work: [{ workOrder: "asc" }, { id: "asc" }],
  changed: [{ updatedAt: "desc" }, { id: "desc" }],
  created: [{ createdAt: "desc" }, { id: "desc" }],
} as const satisfies Record<string, Prisma.ProjectOrderByWithRelationInput[]>;

/** The filters of the lists of projects and of work images. */
type Wanted = { visibility?: Visibility | null | undefined; tag?: string | null | undefined };

/** Further filters of the list of projects. */
type WantedProjects = Wanted & {
  onHome?: boolean | null | undefined;
  search?: string | null | undefined;
};

const listedProjects = async (
  { visibility, tag, onHome, search }: WantedProjects,
  context: Context,
): Promise<Prisma.ProjectWhereInput> => {
  const { viewer, asOf } = context;
  return {
    AND: [
      whereFound(viewer, asOf, "list"),
      tag == null ? {} : { id: { in: await projectsWithTag(tag, context) } },
      visibility == null ? {} : whereVisible(visibility, asOf),
      search == null ? {} : { id: { in: await findProjects(search, context) } },
      onHome == null ? {} : { showOnHome: onHome },
    ],
  };
};

const visibilityDescription =
  "Only projects that have this visibility now. Unset for all projects in the viewer's lists; for visitors, these are the public projects.";

const tagDescription = `Only projects that have this tag (case is ignored) and whose facts the viewer may read. ${searchLimit} Unset for all.`;

/** The maximum size of a page of projects. The home page shows all its projects at once. */
const listSize = (options: { onHome?: boolean | null | undefined }, context: Context) =>
  options.onHome ? wholeList : arrangedListSize(options, context);

builder.queryField("projects", (t) =>
  t.prismaConnection({
    type: ProjectType,
    cursor: "id",
    maxSize: listSize,
    totalCount: async (_root, wanted, context) =>
      context.database.project.count({ where: await listedProjects(wanted, context) }),
    description:
      "The designer's projects, except for those in the trash. Visitors get public projects, readers of a share link also the projects that it opens, and the owner all projects.",
    args: {
      orderBy: t.arg({
        type: ProjectOrderType,
        required: true,
        defaultValue: "home",
        description: "The order of the list.",
      }),
      onHome: t.arg.boolean({
        description:
          "True for only projects with a card on the home page; false for only those without. Unset for all.",
      }),
      visibility: t.arg({ type: VisibilityType, description: visibilityDescription }),
      tag: t.arg.string({ description: tagDescription }),
      search: t.arg.string({
        description: `Only projects whose name, slug and facts contain all of these words. Links, and facts that the viewer may not read, are not searched. ${searchLimit} Unset for all.`,
      }),
    },
    resolve: async (query, _root, { orderBy, ...wanted }, context) => {
      const { project } = context.database;
      const where = await listedProjects(wanted, context);
      if (orderBy !== "name") {
        if (!(await findsCursor(query, context))) return [];
        return project.findMany({ ...query, where, orderBy: [...orders[orderBy]] });
      }
      const { take, skip, cursor, ...selection } = query;
      const names = await project.findMany({ where, select: { id: true, name: true } });
      const ids = pageByName(names, { take, skip, cursor });
      const rows = await project.findMany({ ...selection, where: { id: { in: ids } } });
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },
  }),
);

builder.queryField("project", (t) =>
  t.prismaField({
    type: ProjectType,
    nullable: true,
    description:
      "One project by its slug. A former slug, or the slug in capital letters, finds it too; the slug of the response may then differ. Null where the viewer finds no project. Visitors find an unlisted project only by its slug; a draft is found only by the owner and by readers of share links with opensDraft.",
    args: {
      slug: t.arg.string({ required: true, description: "The last part of the page's address." }),
    },
    resolve: async (query, _root, { slug }, { database, viewer, asOf }) => {
      const isFound = whereFound(viewer, asOf, "address");
      return findBySlug(slug, (where) =>
        database.project.findFirst({ ...query, where: { AND: [where, isFound] } }),
      );
    },
  }),
);

/**
 * The maximum size of a page of work images. The owner arranges all images at once. Visitors get many,
 * because browsers without scripts show only the first page.
 */
const gridSize = (_arguments: unknown, { viewer }: Context) => (viewer.isOwner ? 2_000 : 480);

const listedWorkImages = async (
  wanted: Wanted,
  context: Context,
): Promise<Prisma.WorkImageWhereInput> => ({ project: await listedProjects(wanted, context) });

const inWorkOrder = [
  { project: { workOrder: "asc" } },
  { projectId: "asc" },
  { position: "asc" },
  { id: "asc" },
] as const;

builder.queryField("workImages", (t) =>
  t.prismaConnection({
    type: WorkImageType,
    cursor: "id",
    maxSize: gridSize,
    totalCount: async (_root, wanted, context) =>
      context.database.workImage.count({ where: await listedWorkImages(wanted, context) }),
    description:
      "The work images of all projects, in work order. Visitors get those of public projects; the owner gets all.",
    args: {
      visibility: t.arg({
        type: VisibilityType,
        description:
          "Only work images of projects that have this visibility now. Unset for all projects in the viewer's lists.",
      }),
      tag: t.arg.string({
        description: `Only work images of projects that have this tag (case is ignored) and whose facts the viewer may read. ${searchLimit} Unset for all.`,
      }),
    },
    resolve: async (query, _root, wanted, context) => {
      const projectOf = (id: number) => ({ workImages: { some: { id } } });
      if (!(await findsCursor(query, context, projectOf))) return [];
      const where = await listedWorkImages(wanted, context);
      const orderBy = [...inWorkOrder];
      return context.database.workImage.findMany({ ...query, where, orderBy });
    },
  }),
);

builder.queryField("workImagePlace", (t) =>
  t.int({
    nullable: true,
    description:
      "The position of a work image in the list that visitors get, from 0. Null where it is not in that list.",
    args: {
      databaseId: t.arg.int({
        required: true,
        description: "The work image's id in the REST API.",
      }),
      tag: t.arg.string({
        description: `Count only work images of projects with this tag. ${searchLimit} Unset to count all.`,
      }),
    },
    resolve: async (_root, { databaseId, tag }, context) =>
      placeOfWorkImage(
        context.reads,
        databaseId,
        context.asOf,
        tag == null ? null : await projectsWithTag(tag, context),
      ),
  }),
);

builder.queryField("projectByDatabaseId", (t) =>
  t.prismaField({
    type: ProjectType,
    nullable: true,
    description:
      "One project by its id in addresses and the REST API. Null where it is not in the viewer's lists.",
    args: { databaseId: t.arg.int({ required: true, description: "The id." }) },
    resolve: (query, _root, { databaseId }, { database, viewer, asOf }) =>
      database.project.findFirst({
        ...query,
        where: { AND: [{ id: databaseId }, whereFound(viewer, asOf, "list")] },
      }),
  }),
);
