import { z } from "zod";
import type { Context } from "../../builder/context.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import { readAllProjects } from "../../projects/list-projects.ts";
import { type Connection, endpoint, type Precondition } from "../endpoint.ts";
import { pathId, recordId, wholeNumber } from "../fields.ts";
import {
  listedRecord,
  newProject,
  type ProjectData,
  projectFragment,
  projectInput,
  projectRecord,
  projectResponse,
  projectUpdate,
} from "./project-record.ts";

const tag = "Projects";
const common = { tag, status: 200, response: projectResponse } as const;

type ListData = { projects: Connection<ProjectData> };
type NodeData = { node: ProjectData | null };
type Payload = { payload: { project: ProjectData } };

const projectId = ({ params }: { params: { id: number } }) => globalIdOf("Project", params.id);
const written = ({ payload }: Payload) => projectRecord(payload.project);

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
    readDirectly: ({ reads, viewer }: Context) =>
      readAllProjects(reads, viewer, onHome ?? false).map(listedRecord),
  }) as const;

const listProjects = endpoint({
  ...common,
  method: "GET",
  path: "/api/projects",
  summary: "All projects, in home order",
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
  description: "A slug that a project had formerly finds it too.",
  params: z.object({ slug: z.string().describe("The last part of the page's address.") }),
  document: `
    query ($slug: String!) { project(slug: $slug) { ...RestProject } }
    ${projectFragment}`,
  variables: ({ params }) => params,
  reply: ({ project }: { project: ProjectData | null }) =>
    project ? projectRecord(project) : undefined,
});

const readProject = endpoint({
  ...common,
  method: "GET",
  path: "/api/projects/{id}",
  summary: "One project by its number",
  params: pathId,
  document: `
    query ($id: ID!) { node(id: $id) { ...RestProject } }
    ${projectFragment}`,
  variables: (input) => ({ id: projectId(input) }),
  reply: ({ node }: NodeData) => (node && !node.deletedAt ? projectRecord(node) : undefined),
  preconditionOf: ({ node }: NodeData) =>
    node ? { version: node.version, updatedAt: node.updatedAt } : {},
});

const createProject = endpoint({
  ...common,
  method: "POST",
  path: "/api/projects",
  summary: "Make a project",
  status: 201,
  body: newProject,
  example: {
    name: "Orrery",
    slug: "orrery",
    showOnHome: true,
    homeDisplayWidth: "full",
    homeHeroImage: null,
    heroImage: "/objects/orrery.png",
    workImages: ["/objects/orrery-1.png", "/objects/orrery-2.mp4"],
  },
  document: `
    mutation ($input: CreateProjectInput!) {
      payload: createProject(input: $input) {
        project { ...RestProject }
        userErrors { field message code }
      }
    }
    ${projectFragment}`,
  variables: ({ body }) => ({ input: projectInput(body) }),
  reply: written,
});

const update = {
  ...common,
  path: "/api/projects/{id}",
  params: pathId,
  body: projectUpdate,
  record: readProject,
  document: `
    mutation ($input: UpdateProjectInput!) {
      payload: updateProject(input: $input) {
        project { ...RestProject }
        userErrors { field message code }
      }
    }
    ${projectFragment}`,
  reply: written,
} as const;

const keeps =
  "Fields left out stay as they are. A section whose stored text cannot be read is replaced only with overwriteUnreadable; without it the response is 409 and nothing changes.";

type UpdateInput = {
  params: { id: number };
  body: z.output<typeof projectUpdate>;
  precondition: Precondition;
};

const updateVariables = ({ params, body, precondition }: UpdateInput) => ({
  input: {
    ...projectInput(body),
    id: projectId({ params }),
    ...precondition,
  },
});

const putProject = endpoint({
  ...update,
  method: "PUT",
  summary: "Change a project",
  description: keeps,
  example: { isPasswordProtected: true },
  variables: updateVariables,
});

const patchProject = endpoint({
  ...update,
  method: "PATCH",
  summary: "Change a part of a project",
  description: keeps,
  example: {
    heroImage: "/objects/orrery.png",
    whyContent: '[{"type":"text","title":"Why","content":"**Nobody** could read the sky."}]',
  },
  variables: updateVariables,
});

const deleteProject = endpoint({
  method: "DELETE",
  path: "/api/projects/{id}",
  tag,
  summary: "Lay a project in the trash",
  description: "The owner can restore it for 30 days.",
  status: 204,
  params: pathId,
  record: readProject,
  document: `
    mutation ($input: DeleteProjectInput!) {
      payload: deleteProject(input: $input) { userErrors { field message code } }
    }`,
  variables: ({ precondition, ...input }) => ({ input: { id: projectId(input), ...precondition } }),
  reply: () => null,
});

const duplicateProject = endpoint({
  ...common,
  method: "POST",
  path: "/api/projects/{id}/duplicate",
  summary: "Copy a project",
  description:
    "The copy is named “… (Copy)”, is not on the home page, and is protected where the original is.",
  status: 201,
  params: pathId,
  document: `
    mutation ($input: DuplicateProjectInput!) {
      payload: duplicateProject(input: $input) {
        project { ...RestProject }
        userErrors { field message code }
      }
    }
    ${projectFragment}`,
  variables: (input) => ({ input: { id: projectId(input) } }),
  reply: written,
});

type Placed = {
  payload: { projects: Pick<ProjectData, "databaseId" | "homeOrder" | "workOrder">[] };
};

const orderProjects = endpoint({
  method: "PATCH",
  path: "/api/projects/order",
  tag,
  summary: "Order the home page or the work grid",
  description: "All entries are written, or none where one is unknown or repeated.",
  status: 200,
  body: z.union([
    z.array(z.strictObject({ id: recordId, homeOrder: wholeNumber })).max(10_000),
    z.array(z.strictObject({ id: recordId, workOrder: wholeNumber })).max(10_000),
  ]),
  example: [{ id: 1, homeOrder: 0 }],
  response: z.array(
    z.strictObject({ id: recordId, homeOrder: wholeNumber, workOrder: wholeNumber }),
  ),
  document: `
    mutation ($input: PlaceProjectsInput!) {
      payload: placeProjects(input: $input) {
        projects { databaseId homeOrder workOrder }
        userErrors { field message code }
      }
    }`,
  variables: ({ body }) => ({
    input: { places: body.map((place) => ({ ...place, id: globalIdOf("Project", place.id) })) },
  }),
  reply: ({ payload }: Placed) =>
    payload.projects.map(({ databaseId, ...places }) => ({ id: databaseId, ...places })),
});

export const projectEndpoints = [
  listProjects,
  listHomeProjects,
  readProjectBySlug,
  readProject,
  createProject,
  putProject,
  patchProject,
  deleteProject,
  duplicateProject,
  orderProjects,
];
