import { expect, test } from "vitest";
import { startRestClient } from "../../testing/rest-client.ts";

const client = startRestClient();

const section = (...more: object[]) =>
  JSON.stringify([{ type: "text", content: "## A", id: "a" }, ...more]);

const table = {
  type: "table",
  headers: "both",
  columns: [{}, { align: "end" }],
  rows: [{ cells: ["", "2025"] }, { cells: ["Tours", "<s>49 €</s> 39 €"] }, { cells: [] }],
  caption: "Prices",
  markup: 2,
};

test.each([section({ type: "quote", text: "1. b", markup: 2 }), section(table), section()])(
  "what is read is taken back unchanged: %s",
  async (whyContent) => {
    const { id } = await client.create("orrery", { whyContent });
    const read = await client.call("GET", `/api/projects/${id}`);
    expect(read.json()).toMatchObject({ whyContent });
    const sent = await client.call("PUT", `/api/projects/${id}`, { body: { whyContent } });
    expect(sent.json()).toMatchObject({ whyContent });
  },
);

test.each([1, 3, "2", null, true])("a text with markup: %j is refused", async (markup) => {
  const whyContent = section({ type: "text", content: "b", markup });
  const body = { name: "Orrery", slug: "orrery", whyContent };
  const response = await client.call("POST", "/api/projects", { body });
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toContain("Why, module 2: Markup may only be 2");
});
