import { whereFound } from "../../access/audience.ts";
import { seesNotes } from "../../access/viewer.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { enumOf } from "../../builder/enum-of.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import { findBriefed } from "../brief/brief-projects.ts";
import { ProjectType } from "../project.ts";
import { readersOrder } from "../readers-order.ts";
import { findBySlug } from "../slug.ts";
import { mayPresent } from "./may-present.ts";

const PresentedType = enumOf("Presented", "The content that is shown as slides.", {
  project: "One project, by its slug.",
  briefs: "The page of briefs.",
  link: "The projects that the viewer's link opens, in the order of the link.",
});

builder.queryField("presentation", (t) =>
  // `prismaField` reads nested fields in the same query. A separate query by the project's id would not find
  // an unlisted project, which visitors find only by its address.
  t.prismaField({
    type: [ProjectType],
    extensions: { cost: 20 },
    description:
      "The projects of a presentation, in its order. Empty where the viewer finds no presentation. Always empty for the owner: the pages of the owner's presentations, such as `/project/{slug}/present`, are rendered for another viewer, such as a visitor.",
    args: {
      of: t.arg({ type: PresentedType, required: true, description: "The content of the slides." }),
      slug: t.arg.string({ description: "The slug of the project. Only used for PROJECT." }),
      withNotes: t.arg.boolean({
        description:
          "Whether the slides are for the owner's own window, with speaker notes. If true, the list is empty for all other viewers.",
      }),
    },
    resolve: async (query, _root, { of, slug, withNotes }, context) => {
      const { viewer } = context;
      // Content that only the owner sees must not be on the screen of a presentation.
      if (viewer.isOwner || (withNotes && !seesNotes(viewer))) return [];
      switch (of) {
        case "project":
          return findPresented(query, slug ?? "", context);
        case "briefs":
          return findBriefed(query, context);
        case "link":
          return findOpened(query, context);
      }
    },
  }),
);

async function findPresented(query: object, slug: string, context: Context): Promise<Project[]> {
  const { database, viewer, asOf } = context;
  const found = await findBySlug(slug, (where) =>
    database.project.findFirst({
      ...query,
      where: { AND: [where, whereFound(viewer, asOf, "address")] },
    }),
  );
  return found && mayPresent(viewer, found) ? [found] : [];
}

async function findOpened(query: object, context: Context): Promise<Project[]> {
  const order = (await readersOrder(context)) ?? [];
  const found = await context.database.project.findMany({
    ...query,
    where: { id: { in: order } },
  });
  return order.flatMap((id) => found.find((project) => project.id === id) ?? []);
}
