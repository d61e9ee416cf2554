import { z } from "zod";
import { globalIdOf } from "../../builder/global-id.ts";
import { endpoint } from "../endpoint.ts";
import { pathId, recordId, wholeNumber } from "../fields.ts";
import { mutation, records } from "../records.ts";
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

const projects = records({
  name: "project",
  selection: "{ ...RestProject }",
  fragments: projectFragment,
  show: (project: ProjectData) => projectRecord(project),
});

const createProject = endpoint({
  ...common,
  ...projects.write("createProject", projectInput),
  method: "POST",
  path: "/api/projects",
  summary: "Create a project",
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
});

const whatStays =
  "Fields left out stay as they are. A section whose stored text cannot be read is replaced only with overwriteUnreadable; without it the response is 409 and nothing changes.";

const update = {
  ...common,
  ...projects.write("updateProject", projectInput, "isDraft"),
  path: "/api/projects/{id}",
  description: whatStays,
  params: pathId,
  body: projectUpdate,
  record: readProject,
  others: {
    202: "The token may not publish, and visitors or readers of links see the project, so the change was stored as a draft for the owner.",
  },
} as const;

const putProject = endpoint({
  ...update,
  method: "PUT",
  summary: "Change a project",
  example: { isPasswordProtected: true },
});

const patchProject = endpoint({
  ...update,
  method: "PATCH",
  summary: "Change a part of a project",
  example: {
    heroImage: "/objects/orrery.png",
    whyContent: '[{"type":"text","title":"Why","content":"**Nobody** could read the sky."}]',
  },
});

const deleteProject = endpoint({
  ...projects.remove("deleteProject"),
  path: "/api/projects/{id}",
  tag,
  summary: "Move a project to the trash",
  description: "The owner can restore it for 30 days.",
  record: readProject,
});

const duplicateProject = endpoint({
  ...common,
  ...projects.write("duplicateProject"),
  method: "POST",
  path: "/api/projects/{id}/duplicate",
  summary: "Copy a project",
  description:
    "The copy is named “… (Copy)”, is a draft, is not on the home page, and is protected where the original is.",
  status: 201,
  params: pathId,
});

type Placed = {
  payload: { projects: Pick<ProjectData, "databaseId" | "homeOrder" | "workOrder">[] };
};

const orderProjects = endpoint({
  method: "PATCH",
  path: "/api/projects/order",
  tag,
  summary: "Order the home page or the work grid",
  description: "Where one entry is unknown or repeated, none is written.",
  status: 200,
  body: z.union([
    z.array(z.strictObject({ id: recordId, homeOrder: wholeNumber })).max(10_000),
    z.array(z.strictObject({ id: recordId, workOrder: wholeNumber })).max(10_000),
  ]),
  example: [{ id: 1, homeOrder: 0 }],
  response: z.array(
    z.strictObject({ id: recordId, homeOrder: wholeNumber, workOrder: wholeNumber }),
  ),
  document: mutation("placeProjects", "projects { databaseId homeOrder workOrder }"),
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
