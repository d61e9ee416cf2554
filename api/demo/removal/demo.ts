import { builder } from "../../builder/builder.ts";
import type { Database } from "../../database/client.ts";
import { ProjectType } from "../../projects/project.ts";
import { restingTime } from "../../projects/trash/trash.ts";
import { type DemoFound, findDemo, hasDemo } from "./find-demo.ts";

export type Demo = { found: DemoFound; removedAt: Date | null; projectCount: number };

/**
 * Reads which content of the demo the site has, and when the demo was removed. `removedAt` is null if it was
 * not.
 */
export async function readDemo(database: Database): Promise<Demo> {
  const removal = await database.demoRemoval.findUnique({ where: { id: 1 } });
  const projectCount = await database.project.count({ where: { deletedAt: null } });
  return { found: await findDemo(database), removedAt: removal?.removedAt ?? null, projectCount };
}

export const DemoType = builder.objectRef<Demo>("Demo").implement({
  description: "The content of the demo portfolio that the site still has.",
  authScopes: { owner: true },
  fields: (t) => ({
    isPresent: t.boolean({
      description: "Whether removeDemo would remove anything.",
      resolve: ({ found }) => hasDemo(found),
    }),
    isAlone: t.boolean({
      description:
        "Whether the site has projects, and all of them are unchanged projects of the demo.",
      resolve: ({ found, projectCount }) =>
        projectCount > 0 && found.projects.length === projectCount,
    }),
    projects: t.field({
      type: [ProjectType],
      description:
        "Projects of the demo that the owner has not changed: removeDemo moves them to the trash.",
      resolve: ({ found }) => found.projects,
    }),
    changedProjects: t.field({
      type: [ProjectType],
      description:
        "Projects of the demo in which the owner has changed texts or pictures: removeDemo keeps them.",
      // On a site without the demo, a project of the owner may have the name of a demo project by chance.
      resolve: ({ found, removedAt }) => (hasDemo(found) || removedAt ? found.changedProjects : []),
    }),
    restorableUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when restoreDemo can bring the demo back. Null where it was not removed.",
      resolve: ({ removedAt }) => removedAt && new Date(removedAt.getTime() + restingTime),
    }),
  }),
});

builder.queryField("demo", (t) =>
  t.field({
    type: DemoType,
    authScopes: { owner: true },
    description: "The parts of the demo portfolio that the site has. Not available to visitors.",
    resolve: (_root, _arguments, { database }) => readDemo(database),
  }),
);
