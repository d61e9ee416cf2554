import type { Project } from "../database/__generated__/prisma/client.ts";
import { ProjectType } from "./project.ts";

/** Options of a payload's `project` field. @param whenNull the sentence that says when there is none */
export const projectField = (whenNull: string) => ({
  type: ProjectType,
  nullable: true as const,
  description: `The project. ${whenNull}`,
  resolve: ({ project }: { project?: Project | undefined }) => project,
});
