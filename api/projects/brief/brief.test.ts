import { expect, test } from "vitest";
import { globalIdOf } from "../../builder/global-id.ts";
import { startRestClient } from "../../testing/rest-client.ts";

const rest = startRestClient();
const { call, create } = rest;

const roles = () => ({ visitor: "", guest: rest.guest, owner: rest.owner });
type Role = keyof ReturnType<typeof roles>;

async function ask(query: string, variables: object = {}, role: Role = "owner") {
  const body = { query, variables };
  const { data, errors } = (await call("POST", "/graphql", { cookie: roles()[role], body })).json();
  expect(errors).toBeUndefined();
  return data;
}

const idOf = (id: number) => globalIdOf("Project", id);

/** Changes a project. @returns the faults of the change */
async function update(id: number, changes: object) {
  const { updateProject } = await ask(
    `mutation ($input: UpdateProjectInput!) {
      updateProject(input: $input) { userErrors { field code } } }`,
    { input: { id: idOf(id), ...changes } },
  );
  return updateProject.userErrors;
}

/** Chooses the projects of the page of briefs. @returns the faults of the choice */
async function choose(...ids: number[]) {
  const { setBriefProjects } = await ask(
    `mutation ($input: SetBriefProjectsInput!) {
      setBriefProjects(input: $input) { userErrors { field code } } }`,
    { input: { ids: ids.map(idOf) } },
  );
  return setBriefProjects.userErrors;
}

async function listed(role: Role): Promise<string[]> {
  const { briefProjects } = await ask("{ briefProjects { slug } }", {}, role);
  return briefProjects.map(({ slug }: { slug: string }) => slug);
}

const fields = `
  outcome role team time isPublic numbers { value label } pictures { src } pictureSections`;

async function read(slug: string, role: Role) {
  const query = `query ($slug: String!) { project(slug: $slug) { brief { ${fields} } } }`;
  return (await ask(query, { slug }, role)).project.brief;
}

const picture = (name: string) => `/objects/${name}.png`;

/** A picture of the case study, a work image, and a picture that the project does not show. */
const pictures = ["why", "work", "other"].map(picture);
const hidden = picture("hidden");
const whyContent = JSON.stringify([
  { type: "hero-image", imageSrc: picture("why"), id: "shown" },
  { type: "hero-image", imageSrc: hidden, id: "hidden", hidden: true },
]);

const brief = {
  outcome: " Nine seconds, not forty. ",
  role: "Lead designer",
  team: "Six people",
  time: "14 months",
  numbers: [{ value: "84%", label: "find it alone" }, { value: "9 s" }],
  pictures,
};

async function createBriefed(slug: string, more: object = {}) {
  const { id } = await create(slug, { whyContent, workImages: [picture("work")], ...more });
  expect(await update(id, { brief })).toEqual([]);
  return id;
}

const sitemap = async () => (await call("GET", "/sitemap.xml")).payload;

test("a brief has its texts, numbers and those pictures that the project shows", async () => {
  const id = await createBriefed("orrery");
  const shown = {
    ...brief,
    outcome: "Nine seconds, not forty.",
    numbers: [brief.numbers[0], { value: "9 s", label: "" }],
    pictures: [{ src: picture("why") }, { src: picture("work") }],
    pictureSections: ["WHY", null],
    isPublic: false,
  };
  expect(await read("orrery", "visitor")).toEqual(shown);
  expect(await read("orrery", "owner")).toEqual(shown);
  expect(await update(id, { brief: { outcome: "  " } })).toEqual([]);
  expect(await read("orrery", "owner")).toBeNull();
});

test("a picture of a hidden module stays withheld, though another project shows it", async () => {
  const id = await createBriefed("orrery");
  await create("other", { workImages: [hidden] });
  await update(id, { brief: { pictures: [hidden] } });
  expect((await read("orrery", "visitor")).pictures).toEqual([]);
  expect((await read("orrery", "owner")).pictures).toEqual([{ src: hidden }]);
});

test("the brief of a protected project needs access, unless it is public; its pictures stay protected", async () => {
  const id = await createBriefed("orrery", { isPasswordProtected: true });
  expect(await read("orrery", "visitor")).toBeNull();
  expect((await read("orrery", "guest")).pictures).toHaveLength(2);
  expect(await choose(id)).toEqual([]);
  expect(await listed("visitor")).toEqual([]);
  expect(await listed("guest")).toEqual(["orrery"]);
  expect(await sitemap()).not.toContain("/brief");
  await update(id, { brief: { ...brief, isPublic: true } });
  const seen = await read("orrery", "visitor");
  expect(seen.team).toBe("Six people");
  expect(seen.pictures).toEqual([{ src: picture("work") }]);
  expect(await listed("visitor")).toEqual(["orrery"]);
  expect(await sitemap()).toContain("/brief</loc>");
});

test("a restored revision does not make a brief public again", async () => {
  const id = await createBriefed("orrery", { isPasswordProtected: true });
  await update(id, { brief: { ...brief, isPublic: true } });
  await update(id, { brief: { ...brief, role: "Changed" } });
  const { project } = await ask(
    `{ project(slug: "orrery") { version revisions(first: 9) { edges { node { id version } } } } }`,
  );
  const revision = project.revisions.edges.find(
    ({ node }: { node: { version: number } }) => node.version === project.version - 1,
  ).node;
  const { restoreRevision } = await ask(
    `mutation ($input: RestoreRevisionInput!) {
      restoreRevision(input: $input) { project { brief { role isPublic } } userErrors { code } } }`,
    { input: { id: revision.id, version: project.version } },
  );
  expect(restoreRevision).toEqual({
    project: { brief: { role: "Lead designer", isPublic: false } },
    userErrors: [],
  });
});

test("the page of briefs has what is public and has a brief, in the order of the choice", async () => {
  const a = await createBriefed("a");
  const b = await createBriefed("b");
  const draft = await createBriefed("draft", { visibility: "draft" });
  const unlisted = await createBriefed("unlisted", { visibility: "unlisted" });
  const { id: without } = await create("without");
  expect(await sitemap()).not.toContain("/brief");
  expect(await choose(b, draft, unlisted, without, a)).toEqual([]);
  for (const role of ["visitor", "owner"] as const) expect(await listed(role)).toEqual(["b", "a"]);
  expect(await choose(a)).toEqual([]);
  expect(await listed("visitor")).toEqual(["a"]);
  expect(await choose()).toEqual([]);
  expect(await listed("visitor")).toEqual([]);
});

test("a choice has at most five projects, each once, and what is read in a minute", async () => {
  const ids = await Promise.all(["a", "b", "c", "d", "e", "f"].map((slug) => create(slug)));
  const numbers = ids.map(({ id }) => id);
  const [first = 0, second = 0] = numbers;
  expect(await choose(...numbers)).toEqual([{ field: "ids", code: "TOO_MANY" }]);
  expect(await choose(first, first)).toEqual([{ field: "ids", code: "INVALID" }]);
  expect(await choose(first, 999_999)).toEqual([{ field: "ids", code: "NOT_FOUND" }]);
  // The names of both projects count as words, too.
  const outcome = (count: number) => Array(count).fill("w").join(" ");
  await update(first, { brief: { outcome: outcome(140) } });
  await update(second, { brief: { outcome: outcome(119) } });
  expect(await choose(first, second)).toEqual([{ field: "ids", code: "TOO_MANY_WORDS" }]);
  await update(second, { brief: { outcome: outcome(118) } });
  expect(await choose(first, second)).toEqual([]);
  const longer = await update(second, { brief: { outcome: outcome(119) } });
  expect(longer).toEqual([{ field: "brief", code: "TOO_MANY_WORDS" }]);
  const renamed = await update(second, { name: "b b" });
  expect(renamed).toEqual([{ field: "name", code: "TOO_MANY_WORDS" }]);
  const { project } = await ask(`{ project(slug: "b") { briefOrder briefWordsBeside } }`);
  expect(project).toEqual({ briefOrder: 1, briefWordsBeside: 141 });
  const seen = await ask(`{ project(slug: "b") { briefOrder briefWordsBeside } }`, {}, "visitor");
  expect(seen.project).toEqual({ briefOrder: null, briefWordsBeside: null });
});

test("a revision with fewer words is restored also where the page of briefs has too many words", async () => {
  const [{ id }, { id: other }] = [await create("a"), await create("b")];
  const outcome = (count: number) => Array(count).fill("w").join(" ");
  await update(id, { brief: { outcome: outcome(10) } });
  await update(id, { brief: { outcome: outcome(20) } });
  await choose(id, other);
  const { database } = rest.site;
  const brief = JSON.stringify({ outcome: outcome(400) });
  await database.project.update({ where: { id: other }, data: { brief } });
  const { version } = await database.project.findUniqueOrThrow({ where: { id } });
  const revision = await database.projectRevision.findFirstOrThrow({
    where: { projectId: id, version: version - 1 },
  });
  const { restoreRevision } = await ask(
    `mutation ($input: RestoreRevisionInput!) {
      restoreRevision(input: $input) { userErrors { field code } } }`,
    { input: { id: globalIdOf("ProjectRevision", revision.id), version } },
  );
  expect(restoreRevision.userErrors).toEqual([]);
});

test("a project that comes out of the trash has no more words than fit the page of briefs", async () => {
  const [{ id: first }, { id: second }] = [await create("a"), await create("b")];
  const outcome = (count: number) => Array(count).fill("w").join(" ");
  await update(second, { brief: { outcome: outcome(130) } });
  await choose(first, second);
  await call("DELETE", `/api/projects/${second}`);
  await update(first, { brief: { outcome: outcome(130) } });
  const { restoreProject } = await ask(
    `mutation ($input: RestoreProjectInput!) {
      restoreProject(input: $input) { userErrors { field code } } }`,
    { input: { id: idOf(second) } },
  );
  expect(restoreProject.userErrors).toEqual([{ field: "id", code: "TOO_MANY_WORDS" }]);
});

test.each([
  { numbers: Array(4).fill({ value: "1" }) },
  { numbers: [{ value: "  " }] },
  { pictures: ["a", "b", "c", "d"].map(picture) },
  { outcome: "w".repeat(301) },
])("a brief that is too long, or has an empty number, is refused: %j", async (wrong) => {
  const { id } = await create("orrery");
  expect(await update(id, { brief: wrong })).toMatchObject([{ field: "brief" }]);
});

test("a copy has the brief and is not chosen; a replaced file is replaced in it", async () => {
  const id = await createBriefed("orrery");
  await choose(id);
  const { duplicateProject } = await ask(
    `mutation ($input: DuplicateProjectInput!) {
      duplicateProject(input: $input) { project { briefOrder brief { team } } } }`,
    { input: { id: idOf(id) } },
  );
  expect(duplicateProject.project).toEqual({ briefOrder: null, brief: { team: "Six people" } });

  const facts = { mediaType: "image/png", byteSize: 1, width: 1, height: 1, checksum: "" };
  const assets = ["why", "new"].map((name) =>
    rest.site.database.mediaAsset.create({
      data: { ...facts, kind: "image", path: picture(name) },
    }),
  );
  const [from, to] = (await Promise.all(assets)).map((asset) => globalIdOf("MediaAsset", asset.id));
  const { replaceMedia } = await ask(
    `mutation ($input: ReplaceMediaInput!) { replaceMedia(input: $input) { userErrors { code } } }`,
    { input: { id: from, replacementId: to } },
  );
  expect(replaceMedia.userErrors).toEqual([]);
  expect((await read("orrery", "owner")).pictures[0]).toEqual({ src: picture("new") });
});
