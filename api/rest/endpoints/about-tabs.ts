import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pathId, wholeNumber } from "../fields.ts";
import { columnRecords, responseOf } from "../records.ts";

const fields = {
  name: z.string(),
  slug: z.string(),
  contentHeading: z.string(),
  contentText: z.string().describe("HTML. Elements that are not allowed are removed."),
  quotesHeading: z.string(),
  displayOrder: wholeNumber,
};
const tabs = columnRecords("aboutTab", fields);
const response = responseOf(fields);
const common = { tag: "About", status: 200, response } as const;

const listTabs = endpoint({
  ...common,
  ...tabs.list("aboutTabs"),
  method: "GET",
  path: "/api/about/tabs",
  summary: "The tabs of collaborators, in order",
  response: z.array(response),
});

const createTab = endpoint({
  ...common,
  ...tabs.write("createAboutTab"),
  method: "POST",
  path: "/api/about/tabs",
  summary: "Create a tab of collaborators",
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
});

const readTab = endpoint({
  ...common,
  ...tabs.byId,
  method: "GET",
  path: "/api/about/tabs/{id}",
  summary: "One tab",
});

const updateTab = endpoint({
  ...common,
  ...tabs.write("updateAboutTab"),
  method: "PUT",
  path: "/api/about/tabs/{id}",
  summary: "Change a tab of collaborators",
  description: "Fields left out stay as they are.",
  params: pathId,
  body: z.strictObject(fields).partial(),
  example: { contentHeading: "What it takes to ship well" },
  record: readTab,
});

const deleteTab = endpoint({
  ...tabs.remove("deleteAboutTab"),
  path: "/api/about/tabs/{id}",
  tag: common.tag,
  summary: "Remove a tab of collaborators with its quotes",
  record: readTab,
});

export const aboutTabEndpoints = [listTabs, createTab, readTab, updateTab, deleteTab];
