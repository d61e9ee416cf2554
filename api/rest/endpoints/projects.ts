import { z } from "zod";
import type { Context } from "../../builder/context.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import { tellAllProjects } from "../../projects/list-projects.ts";
import { type Connection, endpoint } from "../endpoint.ts";
import { pathId } from "../fields.ts";
import {
  listedRecord,
  type ProjectData,
  projectFragment,
  projectRecord,
  projectResponse,
} from "./project-record.ts";

const common = { tag: "Projects", status: 200, response: projectResponse } as const;

type ListData = { projects: Connection<ProjectData> };
type NodeData = { node: ProjectData | null };

const listOf = (onHome?: true) =>
  ({
    response: z.array(projectResponse),
    document: `
      query ($after: String) {
        projects(first: 100, after: $after${onHome ? ", onHome: true" : ""}) {
          edges { node { ...RestProject } }
          pageInfo { hasNextPage endCursor }
        }
      }
      ${projectFragment}`,
    connection: ({ projects }: ListData) => projects,
    reply: ({ projects }: ListData) => projects.edges.map(({ node }) => projectRecord(node)),
    readDirectly: async ({ reads, viewer, asOf }: Context) => {
      const records = await tellAllProjects(
        reads,
        { viewer, asOf, isOnHome: onHome ?? false },
        (project) => JSON.stringify(listedRecord(project)),
      );
      return `[${records.join(",")}]`;
    },
  }) as const;

const listProjects = endpoint({
  ...common,
  method: "GET",
  path: "/api/projects",
  summary: "All projects, in home order",
  description: "Visitors get public projects; the owner gets all except those in the trash.",
  ...listOf(),
});

const listHomeProjects = endpoint({
  ...common,
  method: "GET",
  path: "/api/projects/home",
  summary: "The projects that have a card on the home page, in home order",
  ...listOf(true),
});

const readProjectBySlug = endpoint({
  ...common,
  method: "GET",
  path: "/api/projects/slug/{slug}",
  summary: "One project by its slug",
  description:
    "A former slug finds the project, too. Visitors find an unlisted project only by its slug; only the owner finds a draft.",
  params: z.object({ slug: z.string().describe("The last part of the page's address.") }),
  document: `
    query ($slug: String!) { project(slug: $slug) { ...RestProject } }
    ${projectFragment}`,
  variables: ({ params }) => params,
  reply: ({ project }: { project: ProjectData | null }) =>
    project ? projectRecord(project) : undefined,
});

export const readProject = endpoint({
  ...common,
  method: "GET",
  path: "/api/projects/{id}",
  summary: "One project by its number",
  params: pathId,
  document: `
    query ($id: ID!) { node(id: $id) { ...RestProject } }
    ${projectFragment}`,
  variables: ({ params }) => ({ id: globalIdOf("Project", params.id) }),
  reply: ({ node }: NodeData) => (node && !node.deletedAt ? projectRecord(node) : undefined),
  preconditionOf: ({ node }: NodeData) =>
    node ? { version: node.version, updatedAt: node.updatedAt } : {},
});

export const projectReads = [listProjects, listHomeProjects, readProjectBySlug, readProject];
