import { expect, test } from "vitest";
import { startProjectClient } from "../../testing/project-client.ts";

const client = startProjectClient();

const shown = /* GraphQL */ `
  query ($slug: String!) {
    project(slug: $slug) {
      caseStudy {
        whyContent
        why {
          ... on TextModule { markup contentHtml contentWords }
          ... on TextImageModule { markup contentHtml }
          ... on ImageImageModule { markup leftTextHtml rightTextHtml }
          ... on FullWidthModule { markup textHtml }
          ... on QuoteModule { markup textHtml }
          ... on ColumnsModule { markup items { contentHtml } }
        }
      }
    }
  }
`;

async function read(slug: string) {
  const { data, errors } = await client.site.graphql<{
    project: { caseStudy: { why: object[]; whyContent: string } };
  }>(shown, { slug });
  expect(errors).toBeUndefined();
  return data?.project.caseStudy;
}

/** The input of a module of every type that has rich text. */
const modules = (text: string, markup?: number) => [
  { text: { content: text, markup } },
  { textImage: { content: text, imagePosition: "LEFT", markup } },
  { imageImage: { leftText: text, markup } },
  { fullWidth: { text, markup } },
  { quote: { text, markup } },
  { columns: { items: [{ content: text }], markup } },
];

const text = "## A\n\n1. **b**";

test("with markup: 2 the texts of every type are Markdown", async () => {
  await client.create("orrery", { sections: { why: modules(text, 2) } });
  const html = '<h3 dir="auto">A</h3><ol dir="auto"><li><strong>b</strong></li></ol>';
  const caseStudy = await read("orrery");
  expect(caseStudy?.why).toEqual([
    { markup: 2, contentHtml: html, contentWords: "A b" },
    { markup: 2, contentHtml: html },
    { markup: 2, leftTextHtml: html, rightTextHtml: "" },
    { markup: 2, textHtml: html },
    { markup: 2, textHtml: html },
    { markup: 2, items: [{ contentHtml: html }] },
  ]);
  const stored: { markup?: number }[] = JSON.parse(caseStudy?.whyContent ?? "");
  expect(stored.map(({ markup }) => markup)).toEqual([2, 2, 2, 2, 2, 2]);
});

test("without it they are read by the documented rules, and it stays absent", async () => {
  await client.create("orrery", { sections: { why: modules(text) } });
  const html = '<p dir="auto">## A</p><p dir="auto">1. <strong>b</strong></p>';
  const caseStudy = await read("orrery");
  expect(caseStudy?.why).toEqual([
    { markup: null, contentHtml: html, contentWords: "## A 1. b" },
    { markup: null, contentHtml: html },
    { markup: null, leftTextHtml: html, rightTextHtml: "" },
    { markup: null, textHtml: html },
    { markup: null, textHtml: html },
    { markup: null, items: [{ contentHtml: html }] },
  ]);
  expect(caseStudy?.whyContent).not.toContain("markup");
});

test.each([0, 1, 3])("typed input with markup: %i is refused with a sentence", async (markup) => {
  const input = { name: "Orrery", slug: "orrery", sections: { why: modules(text, markup) } };
  const { userErrors } = await client.run("createProject", input, "userErrors { message }");
  expect(userErrors).toMatchObject([
    { field: "whyContent", message: "Why, module 1: Markup may only be 2" },
  ]);
});

test("a value that a newer version stored reads as the documented markup, and stays stored", async () => {
  const { databaseId } = await client.create("orrery");
  const whyContent = '[{"type":"text","content":"## A","markup":3}]';
  await client.site.database.project.update({ where: { id: databaseId }, data: { whyContent } });
  const caseStudy = await read("orrery");
  expect(caseStudy?.why).toEqual([
    { markup: null, contentHtml: '<p dir="auto">## A</p>', contentWords: "## A" },
  ]);
  expect(caseStudy?.whyContent).toBe(whyContent);
});

test("a duplicate has the same texts with the same markup", async () => {
  const { id } = await client.create("orrery", { sections: { why: modules(text, 2) } });
  await client.run("duplicateProject", { id });
  const copies = await client.site.database.project.findMany({ select: { whyContent: true } });
  expect(new Set(copies.map(({ whyContent }) => whyContent)).size).toBe(1);
  expect(copies).toHaveLength(2);
});
