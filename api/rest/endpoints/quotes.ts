import { z } from "zod";
import { globalIdOf } from "../../builder/global-id.ts";
import { type Connection, endpoint, versionPrecondition } from "../endpoint.ts";
import { pathId, recordId, timestamps, wholeNumber } from "../fields.ts";

type Quote = {
  databaseId: number;
  version: number;
  quote: string;
  authorName: string;
  authorTitle: string;
  authorCompany: string;
  displayOrder: number;
  tab: { databaseId: number };
  createdAt: string;
  updatedAt: string;
};
type ListData = { node: { quotes?: Connection<Quote> } | null };
type Payload = { payload: { quote: Quote } };

const selection = `{
  databaseId version quote authorName authorTitle authorCompany displayOrder createdAt updatedAt
  tab { databaseId }
}`;
const fields = {
  tabId: recordId.describe("The number of the tab it belongs to."),
  quote: z.string(),
  authorName: z.string(),
  authorTitle: z.string(),
  authorCompany: z.string(),
  displayOrder: wholeNumber,
};
const response = z.strictObject({ id: recordId, ...fields, ...timestamps });
const common = { tag: "About", status: 200, response } as const;

function quoteRecord({ databaseId, version: _version, tab, ...quote }: Quote) {
  return { id: databaseId, tabId: tab.databaseId, ...quote };
}

/** Converts a body to the mutations' input. */
function quoteInput({ tabId, ...quote }: { tabId?: number | undefined }) {
  return { ...quote, ...(tabId !== undefined && { tabId: globalIdOf("AboutTab", tabId) }) };
}

const listQuotes = endpoint({
  ...common,
  method: "GET",
  path: "/api/about/tabs/{id}/quotes",
  summary: "The quotes of a tab, in order",
  params: pathId,
  response: z.array(response),
  document: `
    query ($id: ID!, $after: String) {
      node(id: $id) {
        ... on AboutTab {
          quotes(first: 100, after: $after) {
            edges { node ${selection} }
            pageInfo { hasNextPage endCursor }
          }
        }
      }
    }`,
  variables: ({ params }) => ({ id: globalIdOf("AboutTab", params.id) }),
  connection: ({ node }: ListData) => node?.quotes,
  reply: ({ node }: ListData) => node?.quotes?.edges.map((edge) => quoteRecord(edge.node)),
});

const createQuote = endpoint({
  ...common,
  method: "POST",
  path: "/api/about/quotes",
  summary: "Add a quote to a tab",
  status: 201,
  body: z.strictObject(fields).partial({ displayOrder: true }),
  example: {
    tabId: 1,
    quote: "The calmest room I ever shipped from.",
    authorName: "Ines Holm",
    authorTitle: "Staff engineer",
    authorCompany: "Fennimore",
    displayOrder: 0,
  },
  document: `
    mutation ($input: CreateQuoteInput!) {
      payload: createQuote(input: $input) {
        quote ${selection}
        userErrors { field message code }
      }
    }`,
  variables: ({ body }) => ({ input: quoteInput(body) }),
  reply: ({ payload }: Payload) => quoteRecord(payload.quote),
});

const readQuote = endpoint({
  ...common,
  method: "GET",
  path: "/api/about/quotes/{id}",
  summary: "One quote",
  params: pathId,
  document: `query ($id: ID!) { node(id: $id) { ... on Quote ${selection} } }`,
  variables: ({ params }) => ({ id: globalIdOf("Quote", params.id) }),
  reply: ({ node }: { node: Quote | null }) => (node ? quoteRecord(node) : undefined),
  preconditionOf: ({ node }: { node: Quote | null }) => versionPrecondition(node),
});

const updateQuote = endpoint({
  ...common,
  method: "PUT",
  path: "/api/about/quotes/{id}",
  summary: "Change a quote",
  description: "Fields left out stay as they are.",
  params: pathId,
  body: z.strictObject(fields).partial(),
  example: { authorTitle: "Principal engineer" },
  record: readQuote,
  document: `
    mutation ($input: UpdateQuoteInput!) {
      payload: updateQuote(input: $input) {
        quote ${selection}
        userErrors { field message code }
      }
    }`,
  variables: ({ params, body, precondition }) => ({
    input: { ...quoteInput(body), id: globalIdOf("Quote", params.id), ...precondition },
  }),
  reply: ({ payload }: Payload) => quoteRecord(payload.quote),
});

const deleteQuote = endpoint({
  method: "DELETE",
  path: "/api/about/quotes/{id}",
  tag: common.tag,
  summary: "Remove a quote",
  status: 204,
  params: pathId,
  record: readQuote,
  document: `
    mutation ($input: DeleteQuoteInput!) {
      payload: deleteQuote(input: $input) { userErrors { field message code } }
    }`,
  variables: ({ params, precondition }) => ({
    input: { id: globalIdOf("Quote", params.id), ...precondition },
  }),
  reply: () => null,
});

export const quoteEndpoints = [listQuotes, createQuote, readQuote, updateQuote, deleteQuote];
