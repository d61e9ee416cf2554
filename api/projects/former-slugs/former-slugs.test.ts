import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf, runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { updateProject } from "../project-actions.ts";

let site: TestSite;
let id: number;
beforeAll(async () => {
  site = await openTestSite();
  ({ id } = await site.database.project.create({ data: { name: "Passage", slug: "crossing" } }));
  await site.database.project.create({ data: { name: "Hearten", slug: "hearten" } });
  await updateProject(site.database, { id, fields: { slug: "strait" } });
  await updateProject(site.database, { id, fields: { slug: "passage" } });
});
afterAll(() => site.close());

const globalId = () => btoa(`Project:${id}`);

/** The slug of the project that visitors find by a slug. Undefined where they find none. */
const visit = async (slug: string) => {
  const { data } = await site.graphql<{ project: { slug: string } | null }>(
    "query ($slug: String!) { project(slug: $slug) { slug } }",
    { slug },
  );
  return data?.project?.slug;
};

const run = async (mutation: "freeFormerSlug" | "keepFormerSlug", slug: string) => {
  const input = { id: globalId(), slug };
  const payload = await runMutation(site, mutation, input, "project { formerSlugs { slug } }");
  const { project, userErrors } = payload as unknown as {
    project: { formerSlugs: { slug: string }[] } | null;
    userErrors: { code: string }[];
  };
  return project?.formerSlugs.map((former) => former.slug) ?? userErrors.map(({ code }) => code);
};

test("a former address is given up, leads nowhere, and is had again", {
  tags: "bothDatabases",
}, async () => {
  expect(await run("freeFormerSlug", "crossing")).toEqual(["strait"]);
  expect(await run("freeFormerSlug", "crossing")).toEqual(["NOT_FOUND"]);
  expect(await visit("crossing")).toBeUndefined();
  expect(await visit("strait")).toBe("passage");
  expect((await run("keepFormerSlug", "crossing")).sort()).toEqual(["crossing", "strait"]);
  expect(await visit("crossing")).toBe("passage");
  expect((await run("keepFormerSlug", "crossing")).sort()).toEqual(["crossing", "strait"]);
});

test("an address in capital letters leads to the project, by its slug of today or a former one", {
  tags: "bothDatabases",
}, async () => {
  expect(await visit("Passage")).toBe("passage");
  expect(await visit("CROSSING")).toBe("passage");
  expect(await visit("Passages")).toBeUndefined();
});

test("no address that a project has or had becomes another's", async () => {
  expect(await run("keepFormerSlug", "passage")).toEqual(["SLUG_TAKEN"]);
  expect(await run("keepFormerSlug", "hearten")).toEqual(["SLUG_TAKEN"]);
  const other = { name: "Other", slug: "other", formerSlugs: { create: { slug: "others" } } };
  await site.database.project.create({ data: other });
  expect(await run("keepFormerSlug", "others")).toEqual(["SLUG_TAKEN"]);
  expect(await run("freeFormerSlug", "others")).toEqual(["NOT_FOUND"]);
  expect(await visit("others")).toBe("other");
  expect(await run("keepFormerSlug", "No Slug")).not.toContain("No Slug");
});

test("visitors learn of none and change none", async () => {
  const input = { id: globalId(), slug: "strait" };
  expect(await refusalOf(site, "freeFormerSlug", input)).toBe("UNAUTHENTICATED");
  expect(await refusalOf(site, "keepFormerSlug", input)).toBe("UNAUTHENTICATED");
  const { errors } = await site.graphql(`{ project(slug: "passage") { formerSlugs { slug } } }`);
  expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  expect(await visit("strait")).toBe("passage");
});
