import { z } from "zod";
import { globalIdOf } from "../../builder/global-id.ts";
import { type Connection, endpoint, versionPrecondition } from "../endpoint.ts";
import { pathId, recordId, timestamps, wholeNumber } from "../fields.ts";

type Tab = {
  databaseId: number;
  version: number;
  name: string;
  slug: string;
  contentHeading: string;
  contentText: string;
  quotesHeading: string;
  displayOrder: number;
  createdAt: string;
  updatedAt: string;
};
type ListData = { aboutTabs: Connection<Tab> };
type Payload = { payload: { aboutTab: Tab } };

const selection = `{
  databaseId version name slug contentHeading contentText quotesHeading displayOrder
  createdAt updatedAt
}`;
const fields = {
  name: z.string(),
  slug: z.string(),
  contentHeading: z.string(),
  contentText: z.string().describe("HTML; what is not allowed is taken out."),
  quotesHeading: z.string(),
  displayOrder: wholeNumber,
};
const response = z.strictObject({ id: recordId, ...fields, ...timestamps });
const common = { tag: "About", status: 200, response } as const;

const tabRecord = ({ databaseId, version: _version, ...tab }: Tab) => ({ id: databaseId, ...tab });
const written = ({ payload }: Payload) => tabRecord(payload.aboutTab);

const listTabs = endpoint({
  ...common,
  method: "GET",
  path: "/api/about/tabs",
  summary: "The circles of collaborators, in order",
  response: z.array(response),
  document: `
    query ($after: String) {
      aboutTabs(first: 100, after: $after) {
        edges { node ${selection} }
        pageInfo { hasNextPage endCursor }
      }
    }`,
  connection: ({ aboutTabs }: ListData) => aboutTabs,
  reply: ({ aboutTabs }: ListData) => aboutTabs.edges.map(({ node }) => tabRecord(node)),
});

const createTab = endpoint({
  ...common,
  method: "POST",
  path: "/api/about/tabs",
  summary: "Make a tab of collaborators",
  status: 201,
  body: z.strictObject(fields).partial({ quotesHeading: true, displayOrder: true }),
  example: {
    name: "Engineers",
    slug: "engineers",
    contentHeading: "What it takes to ship",
    contentText: "<p>Every drawing of mine met <strong>their</strong> questions.</p>",
    quotesHeading: "Kind words",
    displayOrder: 0,
  },
  document: `
    mutation ($input: CreateAboutTabInput!) {
      payload: createAboutTab(input: $input) {
        aboutTab ${selection}
        userErrors { field message code }
      }
    }`,
  variables: ({ body }) => ({ input: body }),
  reply: written,
});

const readTab = endpoint({
  ...common,
  method: "GET",
  path: "/api/about/tabs/{id}",
  summary: "One tab",
  params: pathId,
  document: `query ($id: ID!) { node(id: $id) { ... on AboutTab ${selection} } }`,
  variables: ({ params }) => ({ id: globalIdOf("AboutTab", params.id) }),
  reply: ({ node }: { node: Tab | null }) => (node ? tabRecord(node) : undefined),
  preconditionOf: ({ node }: { node: Tab | null }) => versionPrecondition(node),
});

const updateTab = endpoint({
  ...common,
  method: "PUT",
  path: "/api/about/tabs/{id}",
  summary: "Change a tab of collaborators",
  description: "Fields left out stay as they are.",
  params: pathId,
  body: z.strictObject(fields).partial(),
  example: { contentHeading: "What it takes to ship well" },
  record: readTab,
  document: `
    mutation ($input: UpdateAboutTabInput!) {
      payload: updateAboutTab(input: $input) {
        aboutTab ${selection}
        userErrors { field message code }
      }
    }`,
  variables: ({ params, body, precondition }) => ({
    input: { ...body, id: globalIdOf("AboutTab", params.id), ...precondition },
  }),
  reply: written,
});

const deleteTab = endpoint({
  method: "DELETE",
  path: "/api/about/tabs/{id}",
  tag: common.tag,
  summary: "Remove a tab of collaborators with its quotes",
  status: 204,
  params: pathId,
  record: readTab,
  document: `
    mutation ($input: DeleteAboutTabInput!) {
      payload: deleteAboutTab(input: $input) { userErrors { field message code } }
    }`,
  variables: ({ params, precondition }) => ({
    input: { id: globalIdOf("AboutTab", params.id), ...precondition },
  }),
  reply: () => null,
});

export const aboutTabEndpoints = [listTabs, createTab, readTab, updateTab, deleteTab];
