import { arrangedListSize, wholeList } from "../builder/arranged-list-size.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { WorkImageType } from "./images/work-image.ts";
import { placeOfWorkImage } from "./list-projects.ts";
import { ProjectType } from "./project.ts";

const ProjectOrderType = builder.enumType("ProjectOrder", {
  description: "Which of the two orders projects are listed in.",
  values: {
    HOME: { value: "homeOrder", description: "As on the home page." },
    WORK: { value: "workOrder", description: "As in the work grid." },
  } as const,
});

const listedProjects = (onHome: boolean | null | undefined) => ({
  deletedAt: null,
  ...(onHome == null ? {} : { showOnHome: onHome }),
});

/** The home page shows every project that is chosen for it; other lists of visitors come in pages. */
const listSize = (options: { onHome?: boolean | null | undefined }, context: Context) =>
  options.onHome ? wholeList : arrangedListSize(options, context);

builder.queryField("projects", (t) =>
  t.prismaConnection({
    type: ProjectType,
    cursor: "id",
    maxSize: listSize,
    totalCount: (_root, { onHome }, { database }) =>
      database.project.count({ where: listedProjects(onHome) }),
    description: "The designer's projects, without those in the trash.",
    args: {
      orderBy: t.arg({
        type: ProjectOrderType,
        required: true,
        defaultValue: "homeOrder",
        description: "The order of the list.",
      }),
      onHome: t.arg.boolean({
        description:
          "Only those that have a card on the home page, or only those without. Unset for all.",
      }),
    },
    resolve: (query, _root, { orderBy, onHome }, { database }) =>
      database.project.findMany({
        ...query,
        where: listedProjects(onHome),
        orderBy: [{ [orderBy]: "asc" }, { id: "asc" }],
      }),
  }),
);

builder.queryField("project", (t) =>
  t.prismaField({
    type: ProjectType,
    nullable: true,
    description:
      "One project by its slug. A slug that it had formerly finds it too; compare the slug of the response. Null where there is none.",
    args: {
      slug: t.arg.string({ required: true, description: "The last part of the page's address." }),
    },
    resolve: async (query, _root, { slug }, { database }) =>
      (await database.project.findFirst({ ...query, where: { slug, deletedAt: null } })) ??
      database.project.findFirst({
        ...query,
        where: { deletedAt: null, formerSlugs: { some: { slug } } },
      }),
  }),
);

/** The owner arranges all of them at once; the grid of a reader without scripts is one page of them. */
const gridSize = (_arguments: unknown, { viewer }: Context) => (viewer.isOwner ? 2_000 : 480);

const shownWorkImages = { project: { deletedAt: null } };

const inWorkOrder = [
  { project: { workOrder: "asc" } },
  { projectId: "asc" },
  { position: "asc" },
  { id: "asc" },
] as const;

builder.queryField("workImages", (t) =>
  t.prismaConnection(
    {
      type: WorkImageType,
      cursor: "id",
      maxSize: gridSize,
      description: "The work images of all projects, in work order.",
      resolve: (query, _root, _arguments, { database }) =>
        database.workImage.findMany({
          ...query,
          where: shownWorkImages,
          orderBy: [...inWorkOrder],
        }),
    },
    {
      fields: (connection) => ({
        totalCount: connection.int({
          description: "How many there are on all pages of the list.",
          resolve: (_connection, _arguments, { database }) =>
            database.workImage.count({ where: shownWorkImages }),
        }),
      }),
    },
  ),
);

builder.queryField("workImagePlace", (t) =>
  t.int({
    nullable: true,
    description: "Where a work image stands in the list of all, from 0. Null where there is none.",
    args: {
      databaseId: t.arg.int({
        required: true,
        description: "The number that REST clients know the work image by.",
      }),
    },
    resolve: (_root, { databaseId }, { reads }) => placeOfWorkImage(reads, databaseId),
  }),
);

builder.queryField("projectByDatabaseId", (t) =>
  t.prismaField({
    type: ProjectType,
    nullable: true,
    description: "One project by the number that its addresses and REST clients know it by.",
    args: { databaseId: t.arg.int({ required: true, description: "The number." }) },
    resolve: (query, _root, { databaseId }, { database }) =>
      database.project.findFirst({ ...query, where: { id: databaseId, deletedAt: null } }),
  }),
);
