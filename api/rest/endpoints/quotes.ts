import { z } from "zod";
import { globalIdOf } from "../../builder/global-id.ts";
import { type Connection, endpoint } from "../endpoint.ts";
import { pathId, recordId, wholeNumber } from "../fields.ts";
import { recordOf, records, responseOf, type Selected, selectionOf } from "../records.ts";

const columns = {
  quote: z.string(),
  authorName: z.string(),
  authorTitle: z.string(),
  authorCompany: z.string(),
  displayOrder: wholeNumber,
};
const fields = {
  tabId: recordId.describe("The number of the tab that shows the quote."),
  ...columns,
};

type Quote = Selected<typeof columns> & { tab: { databaseId: number } };
type ListData = { node: { quotes?: Connection<Quote> } | null };

const selection = selectionOf(columns, "tab { databaseId }");

const quoteRecord = ({ tab, ...quote }: Quote) => {
  const { id, ...fields } = recordOf(quote);
  return { id, tabId: tab.databaseId, ...fields };
};

const quotes = records({ name: "quote", selection, show: quoteRecord });

/** Converts a body to the input of createQuote or updateQuote. */
function quoteInput({ tabId, ...quote }: { tabId?: number | undefined }) {
  return { ...quote, ...(tabId !== undefined && { tabId: globalIdOf("AboutTab", tabId) }) };
}

const response = responseOf(fields);
const common = { tag: "About", status: 200, response } as const;

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
  ...quotes.write("createQuote", quoteInput),
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
});

const readQuote = endpoint({
  ...common,
  ...quotes.byId,
  method: "GET",
  path: "/api/about/quotes/{id}",
  summary: "One quote",
});

const updateQuote = endpoint({
  ...common,
  ...quotes.write("updateQuote", quoteInput),
  method: "PUT",
  path: "/api/about/quotes/{id}",
  summary: "Change a quote",
  description: "Fields left out stay as they are.",
  params: pathId,
  body: z.strictObject(fields).partial(),
  example: { authorTitle: "Principal engineer" },
  record: readQuote,
});

const deleteQuote = endpoint({
  ...quotes.remove("deleteQuote"),
  path: "/api/about/quotes/{id}",
  tag: common.tag,
  summary: "Remove a quote",
  record: readQuote,
});

export const quoteEndpoints = [listQuotes, createQuote, readQuote, updateQuote, deleteQuote];
