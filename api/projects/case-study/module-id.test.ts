import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

const owner = { isOwner: true, hasPortfolioAccess: true };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test("a module keeps its id, written as text and as typed input, and read by its project's number", async () => {
  const { id } = await site.database.project.create({ data: { name: "Orrery", slug: "orrery" } });
  const update = /* GraphQL */ `
    mutation ($id: ID!, $sectionTexts: CaseStudyTextInput, $sections: CaseStudyInput) {
      updateProject(input: { id: $id, sectionTexts: $sectionTexts, sections: $sections }) {
        userErrors { field message }
      }
    }
  `;
  const globalId = Buffer.from(`Project:${id}`).toString("base64");
  const write = (variables: object) =>
    site.graphql<{ updateProject: object }>(update, { id: globalId, ...variables }, owner);
  const read = async () => {
    const { data } = await site.graphql<{ projectByDatabaseId: { caseStudy: object } | null }>(
      `query ($id: Int!) {
        projectByDatabaseId(databaseId: $id) {
          caseStudy { roleContent role { ... on HeroImageModule { moduleId caption } } }
        }
      }`,
      { id },
    );
    return data?.projectByDatabaseId?.caseStudy;
  };

  const stored = '[{"type":"hero-image","imageSrc":"","caption":"One","id":"a1"}]';
  const written = await write({ sectionTexts: { role: stored } });
  expect(written.data?.updateProject).toEqual({ userErrors: [] });
  expect(await read()).toEqual({
    roleContent: stored,
    role: [{ moduleId: "a1", caption: "One" }],
  });

  await write({ sections: { role: [{ heroImage: { caption: "Two", moduleId: "a1" } }] } });
  expect(await read()).toEqual({
    roleContent: stored.replace("One", "Two"),
    role: [{ moduleId: "a1", caption: "Two" }],
  });
});

test("a project in the trash has no page to be found by", async () => {
  const { id } = await site.database.project.create({
    data: { name: "Gone", slug: "gone~2", deletedAt: new Date() },
  });
  const { data } = await site.graphql(
    "query ($id: Int!) { projectByDatabaseId(databaseId: $id) { id } }",
    { id },
    owner,
  );
  expect(data).toEqual({ projectByDatabaseId: null });
});
