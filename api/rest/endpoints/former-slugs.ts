import { z } from "zod";
import { globalIdOf } from "../../builder/global-id.ts";
import { endpoint } from "../endpoint.ts";
import { moment, pathId } from "../fields.ts";
import { mutation } from "../records.ts";

type Former = { slug: string; createdAt: string };
type Payload = { payload: { project: { formerSlugs: Former[] } } };
type NodeData = { node: { deletedAt: string | null; formerSlugs: Former[] } | null };

const slug = z.string().describe("The last part of an address that the project had.");
const former = z.strictObject({ slug, createdAt: moment });
const common = {
  path: "/api/projects/{id}/former-slugs",
  tag: "Projects",
  params: pathId,
} as const;

const listFormerSlugs = endpoint({
  ...common,
  method: "GET",
  summary: "The former addresses of a project",
  description: "They redirect to its present address. The latest is first.",
  status: 200,
  response: z.array(former),
  document: `
    query ($id: ID!) {
      node(id: $id) { ... on Project { deletedAt formerSlugs { slug createdAt } } }
    }`,
  variables: ({ params }) => ({ id: globalIdOf("Project", params.id) }),
  reply: ({ node }: NodeData) => (node && !node.deletedAt ? node.formerSlugs : undefined),
});

const keepFormerSlug = endpoint({
  ...common,
  method: "POST",
  summary: "Add a former address, which redirects to a project",
  description:
    "The present or former address of another project is refused. The response is the whole list.",
  status: 201,
  response: z.array(former),
  body: z.strictObject({ slug }),
  example: { slug: "orrery-2024" },
  document: mutation("keepFormerSlug", "project { formerSlugs { slug createdAt } }"),
  variables: ({ params, body }) => ({ input: { id: globalIdOf("Project", params.id), ...body } }),
  reply: ({ payload }: Payload) => payload.project.formerSlugs,
});

const freeFormerSlug = endpoint({
  method: "DELETE",
  path: `${common.path}/{slug}`,
  tag: common.tag,
  summary: "Remove a former address of a project",
  description: "It no longer redirects, and any project can use it.",
  status: 204,
  params: pathId.extend({ slug }),
  document: mutation("freeFormerSlug"),
  variables: ({ params }) => ({
    input: { id: globalIdOf("Project", params.id), slug: params.slug },
  }),
  reply: () => null,
});

export const formerSlugEndpoints = [listFormerSlugs, keepFormerSlug, freeFormerSlug];
