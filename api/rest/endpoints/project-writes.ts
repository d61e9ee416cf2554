import { z } from "zod";
import { globalIdOf } from "../../builder/global-id.ts";
import { endpoint, type Precondition } from "../endpoint.ts";
import { pathId, recordId, wholeNumber } from "../fields.ts";
import {
  newProject,
  type ProjectData,
  projectFragment,
  projectInput,
  projectRecord,
  projectResponse,
  projectUpdate,
} from "./project-record.ts";
import { readProject } from "./projects.ts";

const tag = "Projects";
const common = { tag, status: 200, response: projectResponse } as const;

type Payload = { payload: { project: ProjectData } };

const projectId = ({ params }: { params: { id: number } }) => globalIdOf("Project", params.id);
const written = ({ payload }: Payload) => projectRecord(payload.project);

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

const whatStays =
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
  description: whatStays,
  example: { isPasswordProtected: true },
  variables: updateVariables,
});

const patchProject = endpoint({
  ...update,
  method: "PATCH",
  summary: "Change a part of a project",
  description: whatStays,
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
    "The copy is named “… (Copy)”, is a draft, is not on the home page, and is protected where the original is.",
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

export const projectWrites = [
  createProject,
  putProject,
  patchProject,
  deleteProject,
  duplicateProject,
  orderProjects,
];
