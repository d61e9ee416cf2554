import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalIdOf } from "../graphql/global-id.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { emptyTrash } from "./empty-trash.ts";

const owner = { isOwner: true, hasPortfolioAccess: true };
const projectFields = /* GraphQL */ `
  fragment All on Project {
    id databaseId name slug version showOnHome homeDisplayWidth homeOrder workOrder
    isPasswordProtected lightModeNav deletedAt
    heroImage { src } homeHeroImage { src } workImages { databaseId media { src } }
    caseStudy { roleContent whyContent unreadableSections }
  }
`;

type Project = {
  id: string;
  databaseId: number;
  slug: string;
  version: number;
  heroImage: { src: string } | null;
  workImages: { databaseId: number; media: { src: string } }[];
  [field: string]: unknown;
};
type Payload = {
  project: Project | null;
  userErrors: { field: string; code: string; currentVersion: number | null }[];
  [field: string]: unknown;
};

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.project.deleteMany();
});

async function run(mutation: string, input: object, result = "project { ...All }") {
  const name = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const { data, errors } = await site.graphql<Record<string, Payload>>(
    `mutation ($input: ${name}Input!) {
      result: ${mutation}(input: $input) {
        ${result} userErrors { field code currentVersion }
      }
    }${result.includes("...All") ? projectFields : ""}`,
    { input },
    owner,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  if (!data?.result) throw new Error("no payload");
  return data.result;
}

async function create(slug: string, more: object = {}): Promise<Project> {
  const { project, userErrors } = await run("createProject", { name: slug, slug, ...more });
  if (!project) throw new Error(JSON.stringify(userErrors));
  return project;
}

async function slugNow(slug: string): Promise<string | undefined> {
  const { data } = await site.graphql<{ project: { slug: string } | null }>(
    "query ($slug: String!) { project(slug: $slug) { slug } }",
    { slug },
  );
  return data?.project?.slug;
}

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
  [{ heroImage: "javascript:alert(1)" }, "heroImage", "INVALID"],
  [{ heroImage: "//elsewhere.example/a.png" }, "heroImage", "INVALID"],
  [{ workImages: ["/objects/../secret"] }, "workImages", "INVALID"],
  [{ sectionTexts: { role: "not JSON" } }, "roleContent", "INVALID"],
  [{ sectionTexts: { role: '[{"type":"text","extra":1}]' } }, "roleContent", "INVALID"],
  [{ sectionTexts: { role: '[{"type":"text","__proto__":{}}]' } }, "roleContent", "INVALID"],
])("%o is refused by field and changes nothing", async (change, field, code) => {
  await create("taken");
  const own = await create("own");
  const before = await site.database.project.findMany();
  for (const [mutation, input] of [
    ["createProject", { name: "New", slug: "new", ...change }],
    ["updateProject", { id: own.id, ...change }],
  ] as const) {
    const { project, userErrors } = await run(mutation, input);
    expect([project, userErrors]).toMatchObject([null, [{ field, code }]]);
  }
  expect(await site.database.project.findMany()).toEqual(before);
});

test("a change touches only what is given", async () => {
  const project = await create("orrery", { heroImage: "/objects/a.png", showOnHome: true });
  const { project: changed } = await run("updateProject", { id: project.id, heroImage: null });
  expect(changed).toEqual({ ...project, heroImage: null, version: 2 });
});

test("a save from a stale copy is refused with the current version", async () => {
  const { id } = await create("orrery");
  await run("updateProject", { id, version: 1, name: "First" });
  const { project, userErrors } = await run("updateProject", { id, version: 1, name: "Second" });
  expect(project).toBeNull();
  expect(userErrors).toEqual([{ field: "version", code: "STALE_VERSION", currentVersion: 2 }]);
  expect(await site.database.project.findFirst()).toMatchObject({ name: "First" });
});

test("former addresses lead to the current one, without loops", async () => {
  const { id } = await create("one");
  await run("updateProject", { id, slug: "two" });
  await run("updateProject", { id, slug: "three" });
  expect([await slugNow("one"), await slugNow("two")]).toEqual(["three", "three"]);
  await run("updateProject", { id, slug: "one" });
  expect([await slugNow("one"), await slugNow("two"), await slugNow("three")]).toEqual([
    "one",
    "one",
    "one",
  ]);
});

test("an address given up by one project goes to the one that takes it", async () => {
  const first = await create("one");
  await run("updateProject", { id: first.id, slug: "two" });
  const second = await create("one");
  expect(await slugNow("one")).toBe("one");
  await run("updateProject", { id: first.id, slug: "three" });
  expect([await slugNow("one"), await slugNow("two")]).toEqual(["one", "three"]);
  await run("updateProject", { id: second.id, slug: "uno" });
  expect(await slugNow("one")).toBe("uno");
});

test("a project in the trash is gone for visitors, frees its slug, and can come back", async () => {
  const project = await create("orrery", { workImages: ["/objects/a.png"] });
  const result = "deletedProjectId trashedProject { slug }";
  const { deletedProjectId, trashedProject } = await run(
    "deleteProject",
    { id: project.id },
    result,
  );
  expect([deletedProjectId, trashedProject]).toEqual([project.id, { slug: "orrery" }]);

  const image = globalIdOf("WorkImage", project.workImages[0]?.databaseId ?? 0);
  const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
  const asVisitor = await site.graphql(query, { ids: [project.id, image] });
  expect(asVisitor).toEqual({ data: { nodes: [null, null] } });
  const trash = "{ trashedProjects { edges { node { slug } } } }";
  expect((await site.graphql(trash)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  expect((await site.graphql(trash, {}, owner)).data).toEqual({
    trashedProjects: { edges: [{ node: { slug: "orrery" } }] },
  });

  await create("orrery");
  const { project: restored } = await run("restoreProject", { id: project.id });
  expect(restored).toMatchObject({ id: project.id, slug: "orrery-2", deletedAt: null });
});

test("the trash is emptied after 30 days", async () => {
  const { id, databaseId } = await create("orrery");
  await run("deleteProject", { id }, "deletedProjectId");
  const day = 24 * 60 * 60 * 1_000;
  expect(await emptyTrash(site.database, new Date(Date.now() + 29 * day))).toBe(0);
  expect(await emptyTrash(site.database, new Date(Date.now() + 31 * day))).toBe(1);
  expect(await site.database.project.findUnique({ where: { id: databaseId } })).toBeNull();
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

test("pictures are replaced one at a time; a hero's address changes with the time", async () => {
  const { id, workImages } = await create("orrery", {
    workImages: ["/objects/a.png", "/objects/b.png"],
  });
  const hero = await run("replaceProjectImage", {
    id,
    image: { hero: "PAGE" },
    src: "/objects/c.png",
  });
  expect(hero.project?.heroImage?.src).toMatch(/^\/objects\/c\.png\?v=\d+$/);
  const image = { workImageId: globalIdOf("WorkImage", workImages[0]?.databaseId ?? 0) };
  const { project } = await run("replaceProjectImage", { id, image, src: "/objects/d.png" });
  expect(project?.workImages).toEqual([
    { ...workImages[0], media: { src: "/objects/d.png" } },
    workImages[1],
  ]);
});

test("images that stay keep their records", async () => {
  const { id, workImages } = await create("orrery", {
    workImages: ["/objects/a.png", "/objects/b.png", "/objects/c.png"],
  });
  const { project, removedWorkImageIds } = await run(
    "updateProject",
    { id, workImages: ["/objects/c.png", "/objects/new.png", "/objects/a.png"] },
    "project { ...All } removedWorkImageIds",
  );
  const [a, b, c] = workImages;
  expect([project?.workImages[0], project?.workImages[2]]).toEqual([c, a]);
  expect(removedWorkImageIds).toEqual([globalIdOf("WorkImage", b?.databaseId ?? 0)]);
});

test("both orders are kept; what is not named follows", async () => {
  const a = await create("a", { workImages: ["/objects/1", "/objects/2"] });
  const b = await create("b", { workImages: ["/objects/3", "/objects/4"] });
  const c = await create("c");
  const home = await run("setHomeOrder", { projectIds: [c.id, a.id] }, "projects { slug }");
  expect(home.projects).toEqual([{ slug: "c" }, { slug: "a" }, { slug: "b" }]);

  const ids = [b.workImages[1], a.workImages[1], b.workImages[0]].map((image) =>
    globalIdOf("WorkImage", image?.databaseId ?? 0),
  );
  await run("setWorkOrder", { workImageIds: ids }, "projects { slug }");
  const { data } = await site.graphql(
    "{ workImages { edges { node { media { src } project { version } } } } }",
  );
  expect(data).toEqual({
    workImages: {
      edges: ["4", "3", "2", "1"].map((name) => ({
        node: { media: { src: `/objects/${name}` }, project: { version: 2 } },
      })),
    },
  });
});

test("an order with a repeated or unknown entry changes nothing", async () => {
  const a = await create("a");
  const b = await create("b");
  const before = await site.database.project.findMany();
  const unknown = globalIdOf("Project", 999_999);
  for (const [ids, code] of [
    [[b.id, a.id, b.id], "REPEATED"],
    [[b.id, unknown], "UNKNOWN"],
    [[b.id, "garbage"], "UNKNOWN"],
  ] as const) {
    const home = await run("setHomeOrder", { projectIds: ids }, "projects { slug }");
    expect(home.userErrors).toMatchObject([{ field: "projectIds", code }]);
    const places = ids.map((id, homeOrder) => ({ id, homeOrder }));
    const placed = await run("placeProjects", { places }, "projects { slug }");
    expect(placed.userErrors).toMatchObject([{ field: "places", code }]);
  }
  expect(await site.database.project.findMany()).toEqual(before);
});

test("text that cannot be read is kept until its replacement is confirmed", async () => {
  const { id, databaseId } = await create("orrery");
  await site.database.project.update({
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
  const { data } = await site.graphql('{ project(slug: "orrery") { caseStudy { roleContent } } }');
  expect(data).toEqual({
    project: { caseStudy: { roleContent: '[{"type":"text","content":"Open"}]' } },
  });
});

test("fifty changes at once are all made", async () => {
  const { id } = await create("orrery");
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => run("updateProject", { id, homeOrder: index })),
  );
  expect(await site.database.project.findFirst()).toMatchObject({ version: 51 });
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
  const asVisitor = await site.graphql(document, { input });
  expect(asVisitor.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  if (!("id" in input)) return;
  const asOwner = await site.graphql(document, { input }, owner);
  expect(asOwner.data).toEqual({ [mutation]: { userErrors: [{ code: "NOT_FOUND" }] } });
});
