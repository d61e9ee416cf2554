import { whereFound } from "../../access/audience.ts";
import { builder } from "../../builder/builder.ts";
import { databaseNumber } from "../../builder/global-id.ts";
import { MediaType } from "../../media/media-type.ts";
import { ProjectType } from "../project.ts";

export const WorkImageType = builder.prismaNode("WorkImage", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer, asOf }) => ({
    id: databaseNumber(id),
    project: whereFound(viewer, asOf, "id"),
  }),
  description: "A picture or video of a project in the work grid.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id in the REST API." }),
    position: t.exposeInt("position", {
      description: "Position among the project's work images, from 0.",
    }),
    media: t.field({
      type: MediaType,
      description: "The picture or video.",
      resolve: (workImage) => workImage.src,
    }),
    project: t.relation("project", { description: "The project that the work image belongs to." }),
  }),
});

builder.prismaObjectField(ProjectType, "workImages", (t) =>
  t.relation("workImages", {
    description:
      "Its pictures and videos in the work grid, in order. Public also where the project is protected.",
    query: { orderBy: [{ position: "asc" }, { id: "asc" }] },
  }),
);
