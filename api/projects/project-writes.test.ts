import { expect, test } from "vitest";
import { startProjectClient } from "../testing/project-client.ts";
import { owner, runMutation } from "../testing/run-mutation.ts";

const client = startProjectClient();
const { run, create } = client;

test("a project is made with all its fields", async () => {
  const project = await create("orrery", {
    name: "  Orrery ",
    showOnHome: true,
    homeDisplayWidth: "FULL",
    heroImage: "/objects/hero.png",
    workImages: ["/objects/a.png", "/objects/b.mp4"],
    isPasswordProtected: true,
    sections: { role: [{ text: { content: "Lead" } }] },
  });
  expect(project).toMatchObject({
    name: "Orrery",
    homeDisplayWidth: "FULL",
    version: 1,
    homeHeroImage: null,
    caseStudy: { roleContent: '[{"type":"text","content":"Lead"}]', whyContent: "[]" },
  });
  expect(project.workImages.map(({ media }) => media.src)).toEqual([
    "/objects/a.png",
    "/objects/b.mp4",
  ]);
});

test.each([
  [{ name: " " }, "name", "REQUIRED"],
  [{ name: "x".repeat(201) }, "name", "TOO_LONG"],
  [{ name: "a\u0000b" }, "name", "INVALID"],
  [{ slug: "" }, "slug", "REQUIRED"],
  [{ slug: "Two Words" }, "slug", "INVALID"],
  [{ slug: "a--b" }, "slug", "INVALID"],
  [{ slug: "taken" }, "slug", "SLUG_TAKEN"],
  [{ language: "in German" }, "language", "INVALID"],
  [{ heroImage: "javascript:alert(1)" }, "heroImage", "INVALID"],
  [{ socialImage: "javascript:alert(1)" }, "socialImage", "INVALID"],
  [{ searchDescription: "x".repeat(301) }, "searchDescription", "TOO_LONG"],
  [{ heroImage: "//elsewhere.example/a.png" }, "heroImage", "INVALID"],
  [{ workImages: ["/objects/../secret"] }, "workImages", "INVALID"],
  [{ sectionTexts: { role: "not JSON" } }, "roleContent", "INVALID"],
  [{ sectionTexts: { role: '[{"type":"text","extra":1}]' } }, "roleContent", "INVALID"],
  [{ sectionTexts: { role: '[{"type":"text","__proto__":{}}]' } }, "roleContent", "INVALID"],
])("%o is refused by field and changes nothing", async (change, field, code) => {
  await create("taken");
  const own = await create("own");
  const before = await client.site.database.project.findMany();
  for (const [mutation, input] of [
    ["createProject", { name: "New", slug: "new", ...change }],
    ["updateProject", { id: own.id, ...change }],
  ] as const) {
    const { project, userErrors } = await run(mutation, input);
    expect([project, userErrors]).toMatchObject([null, [{ field, code }]]);
  }
  expect(await client.site.database.project.findMany()).toEqual(before);
});

test("a change touches only what is given", async () => {
  const project = await create("orrery", { heroImage: "/objects/a.png", showOnHome: true });
  const { project: changed } = await run("updateProject", { id: project.id, heroImage: null });
  expect(changed).toEqual({ ...project, heroImage: null, version: 2 });
});

test("a language has its usual spelling; what is none is said how to write", async () => {
  const { id } = await create("orrery");
  const languageOf = async () => (await client.site.database.project.findFirst())?.language;
  await run("updateProject", { id, language: " DE-at" });
  expect(await languageOf()).toBe("de-AT");
  const input = { id, language: "in German" };
  const refused = await runMutation(client.site, "updateProject", input, "userErrors { message }");
  expect(refused.userErrors).toMatchObject([{ message: expect.stringContaining("en or de") }]);
  await run("updateProject", { id, language: "" });
  expect(await languageOf()).toBe("");
});

test("a save from a stale copy is refused with the current version", {
  tags: "bothDatabases",
}, async () => {
  const { id } = await create("orrery");
  await run("updateProject", { id, version: 1, name: "First" });
  const { project, userErrors } = await run("updateProject", { id, version: 1, name: "Second" });
  expect(project).toBeNull();
  expect(userErrors).toEqual([{ field: "version", code: "STALE_VERSION", currentVersion: 2 }]);
  expect(await client.site.database.project.findFirst()).toMatchObject({ name: "First" });
});

test("a copy shows the same, protected as the original, and not on the home page", async () => {
  const original = await create("orrery", {
    name: "Orrery",
    showOnHome: true,
    isPasswordProtected: true,
    workImages: ["/objects/a.png"],
    sections: { why: [{ heroImage: { media: "/objects/a.png", caption: "A" } }] },
  });
  const { project: copy } = await run("duplicateProject", { id: original.id });
  expect(copy).toMatchObject({
    name: "Orrery (Copy)",
    slug: "orrery-copy",
    showOnHome: false,
    isPasswordProtected: true,
    caseStudy: original.caseStudy,
    workImages: [{ media: { src: "/objects/a.png" } }],
  });
  const { project: second } = await run("duplicateProject", { id: original.id });
  expect(second?.slug).toBe("orrery-copy-2");
});

test("text that cannot be read is kept until its replacement is confirmed", async () => {
  const { id, databaseId } = await create("orrery");
  await client.site.database.project.update({
    where: { id: databaseId },
    data: { roleContent: "{broken" },
  });
  const sections = { role: [{ text: { content: "New" } }] };
  const { userErrors } = await run("updateProject", { id, sections });
  expect(userErrors).toMatchObject([{ field: "roleContent", code: "UNREADABLE_SECTION" }]);
  const kept = await run("updateProject", { id, sectionTexts: { role: "{broken" }, name: "N" });
  expect(kept.project?.caseStudy).toMatchObject({
    roleContent: "{broken",
    unreadableSections: ["ROLE"],
  });
  const { project } = await run("updateProject", { id, sections, overwriteUnreadable: true });
  expect(project?.caseStudy).toMatchObject({ unreadableSections: [] });
});

test("visitors read no hidden module in the text of a section", async () => {
  const hidden = { text: { content: "Secret", isHidden: true } };
  await create("orrery", { sections: { role: [hidden, { text: { content: "Open" } }] } });
  const { data } = await client.site.graphql(
    '{ project(slug: "orrery") { caseStudy { roleContent } } }',
  );
  expect(data).toEqual({
    project: { caseStudy: { roleContent: '[{"type":"text","content":"Open"}]' } },
  });
});

test("what a protected project says to search engines is withheld with its case study", async () => {
  const said = { searchDescription: "In short", socialImage: "/objects/shared.png" };
  const { id } = await create("orrery", said);
  const query = '{ project(slug: "orrery") { searchDescription socialImage { src } } }';
  const read = async (viewer?: typeof owner) =>
    (await client.site.graphql<{ project: unknown }>(query, {}, viewer)).data?.project;
  const whole = { searchDescription: "In short", socialImage: { src: "/objects/shared.png" } };
  expect(await read()).toEqual(whole);
  await run("setProjectProtection", { id, isPasswordProtected: true });
  expect(await read()).toEqual({ searchDescription: "", socialImage: null });
  expect(await read({ isOwner: false, hasPortfolioAccess: true })).toEqual(whole);
  expect(await read(owner)).toEqual(whole);
});

test("fifty changes at once are all made", { tags: "bothDatabases" }, async () => {
  const { id } = await create("orrery");
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => run("updateProject", { id, homeOrder: index })),
  );
  expect(await client.site.database.project.findFirst()).toMatchObject({ version: 51 });
});

test.each([
  ["createProject", { name: "A", slug: "a" }],
  ["updateProject", { id: "x" }],
  ["deleteProject", { id: "x" }],
  ["restoreProject", { id: "x" }],
  ["duplicateProject", { id: "x" }],
  ["setProjectProtection", { id: "x", isPasswordProtected: false }],
  ["replaceProjectImage", { id: "x", image: { hero: "HOME" }, src: "/a" }],
  ["setHomeOrder", { projectIds: [] }],
  ["setWorkOrder", { workImageIds: [] }],
  ["placeProjects", { places: [] }],
])("%s is the owner's, and names a project that is gone", async (mutation, input) => {
  const name = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const document = `mutation ($input: ${name}Input!) { ${mutation}(input: $input) { userErrors { code } } }`;
  const asVisitor = await client.site.graphql(document, { input });
  expect(asVisitor.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  if (!("id" in input)) return;
  const asOwner = await client.site.graphql(document, { input }, owner);
  expect(asOwner.data).toEqual({ [mutation]: { userErrors: [{ code: "NOT_FOUND" }] } });
});
