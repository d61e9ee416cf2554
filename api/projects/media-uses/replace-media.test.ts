import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalIdOf } from "../../builder/global-id.ts";
import { refuseUpdates } from "../../testing/refuse-updates.ts";
import { owner, refusalOf, runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { mediaOf, parseSection } from "../case-study/content-modules.ts";
import { updateProject } from "../project-actions.ts";
import { restoreRevision } from "../revisions/revision-actions.ts";
import { deleteProject, restoreProject } from "../trash/trash-actions.ts";
import { replaceInSection } from "./replace-media.ts";

let site: TestSite;
let ids: Record<"old" | "new" | "film", string>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.project.deleteMany();
  await site.database.siteIdentity.deleteMany();
  await site.database.mediaAsset.deleteMany();
  const facts = { mediaType: "", byteSize: 1, width: 4, height: 3, checksum: "" };
  const store = async (name: string, kind: "image" | "video") => {
    const data = { ...facts, kind, path: `/objects/${name}` };
    return globalIdOf("MediaAsset", (await site.database.mediaAsset.create({ data })).id);
  };
  ids = {
    old: await store("old", "image"),
    new: await store("new", "image"),
    film: await store("film", "video"),
  };
});

const old = "/objects/old";
const module = (id: string, imageSrc: string) => ({ type: "hero-image", id, imageSrc });
const replace = (input: object = {}) =>
  runMutation(
    site,
    "replaceMedia",
    { id: ids.old, replacementId: ids.new, ...input },
    "replacement { path altText isDecorative useCount } asset { useCount }",
  );
const create = (slug: string, data: object) =>
  site.database.project.create({ data: { name: slug, slug, ...data } });
const read = (id: number) =>
  site.database.project.findUniqueOrThrow({
    where: { id },
    include: { workImages: true, revisions: { orderBy: { version: "asc" } } },
  });

test("a file gives way to another in every place, with a version and a revision for each project", {
  tags: "bothDatabases",
}, async () => {
  const shown = await create("orrery", {
    heroImage: `${old}?v=7`,
    homeHeroImage: "/objects/older",
    whyContent: JSON.stringify([module("a", old), module("b", "/objects/old2"), { type: "mood" }]),
    roleContent: JSON.stringify([module("c", `${old}#x`)]),
    workImages: { create: [{ position: 0, src: old }] },
  });
  const gone = await create("gone", { deletedAt: new Date(), socialImage: old });
  const other = await create("other", { heroImage: "/objects/older" });
  await site.database.siteIdentity.create({ data: { logo: old, portrait: "/objects/older" } });
  await site.database.mediaAsset.updateMany({
    where: { kind: "video" },
    data: { posterPath: old },
  });

  expect(await replace()).toEqual({
    asset: { useCount: 0 },
    replacement: { path: "/objects/new", altText: "", isDecorative: false, useCount: 5 },
    userErrors: [],
  });
  const now = await read(shown.id);
  expect(now).toMatchObject({
    version: 2,
    heroImage: "/objects/new",
    homeHeroImage: "/objects/older",
    workImages: [{ src: "/objects/new" }],
  });
  expect(JSON.parse(now.whyContent)).toEqual([
    module("a", "/objects/new"),
    module("b", "/objects/old2"),
    { type: "mood" },
  ]);
  expect(now.revisions.map(({ version, changedParts }) => [version, changedParts])).toEqual([
    [1, "[]"],
    [2, JSON.stringify(["heroImage", "workImages", "role", "why"])],
  ]);
  expect(now.revisions[0]?.content).toContain(`${old}?v=7`);
  expect(await read(gone.id)).toMatchObject({ version: 2, socialImage: "/objects/new" });
  expect(await read(other.id)).toMatchObject({ version: 1, revisions: [] });
  expect(await site.database.siteIdentity.findFirst()).toMatchObject({
    version: 2,
    logo: "/objects/new",
    portrait: "/objects/older",
  });
  const film = await site.database.mediaAsset.findFirstOrThrow({ where: { kind: "video" } });
  expect(film).toMatchObject({ posterPath: "/objects/new", version: 2 });
});

test("a revision of a project in the trash has the slug that the project had before", async () => {
  const { id } = await create("orrery", { heroImage: old });
  await deleteProject(site.database, id);
  await replace();
  const { revisions } = await read(id);
  await restoreProject(site.database, id);
  for (const { version, ...revision } of revisions) {
    const { version: now } = await read(id);
    await restoreRevision(site.database, { revisionId: revision.id, version: now });
    expect([version, (await read(id)).slug]).toEqual([version, "orrery"]);
  }
});

test("an editor that was open before has to merge: its save is refused, and puts nothing back", async () => {
  const { id } = await create("orrery", { heroImage: old });
  await replace();
  const save = updateProject(site.database, { id, version: 1, fields: { heroImage: old } });
  await expect(save).rejects.toMatchObject({ errors: [{ code: "STALE_VERSION" }] });
  expect(await read(id)).toMatchObject({ heroImage: "/objects/new" });
});

test("its description goes over to a file that has none, and is none the wiser otherwise", async () => {
  const describe = (name: string, data: object) =>
    site.database.mediaAsset.update({ where: { path: `/objects/${name}` }, data });
  await describe("old", { altText: "A map" });
  expect(await replace()).toMatchObject({ replacement: { altText: "A map" } });
  await describe("old", { altText: "", isDecorative: true });
  expect(await replace()).toMatchObject({ replacement: { altText: "A map", isDecorative: false } });
  await describe("new", { altText: "" });
  expect(await replace()).toMatchObject({ replacement: { altText: "", isDecorative: true } });
});

test.each([
  ["a file by itself", () => ({ replacementId: ids.old }), "replacementId", "INVALID"],
  ["a picture by a video", () => ({ replacementId: ids.film }), "replacementId", "INVALID"],
  [
    "by what is not there",
    () => ({ replacementId: globalIdOf("MediaAsset", 0) }),
    "replacementId",
    "NOT_FOUND",
  ],
  ["what is not there", () => ({ id: globalIdOf("MediaAsset", 0) }), "id", "NOT_FOUND"],
])("%s is not replaced", async (_name, input, field, code) => {
  const { id } = await create("orrery", { heroImage: old });
  expect((await replace(input())).userErrors).toEqual([{ field, code }]);
  expect(await read(id)).toMatchObject({ heroImage: old, version: 1 });
});

test("nothing is replaced where one project cannot be written", {
  tags: "bothDatabases",
}, async () => {
  const first = await create("first", { heroImage: old });
  await create("second", { heroImage: old });
  const allow = await refuseUpdates(site.database, "Project", "NEW.slug = 'second'");
  await expect(replace()).rejects.toThrow();
  await allow();
  expect(await read(first.id)).toMatchObject({ heroImage: old, version: 1, revisions: [] });
});

test("a visitor replaces nothing and is not told where a file is", async () => {
  const input = { id: ids.old, replacementId: ids.new };
  expect(await refusalOf(site, "replaceMedia", input)).toBe("UNAUTHENTICATED");
  await create("orrery", { heroImage: old });
  for (const field of ["useCount", "uses { edges { node { place } } }", "fileName"]) {
    const query = `{ node(id: "${ids.old}") { ... on MediaAsset { path ${field} } } }`;
    const { errors } = await site.graphql(query);
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  }
});

test("the places of a file say the project, the place, and whether visitors see it there", async () => {
  await create("orrery", {
    processContent: JSON.stringify([
      { ...module("a", old), hidden: true },
      { type: "text", content: "Between" },
      { type: "hero-image", imageSrc: "/objects/film", imageSrcView: { startSrc: old } },
    ]),
  });
  await create("gone", { deletedAt: new Date(), heroImage: old });
  await site.database.siteIdentity.create({ data: { socialImage: old } });
  const { data } = await site.graphql(
    `query ($id: ID!) { node(id: $id) { ... on MediaAsset {
      uses { edges { node { place isHidden isStart isInTrash modulePlaces project { name } } } }
    } } }`,
    { id: ids.old },
    owner,
  );
  const use = { isHidden: false, isStart: false, isInTrash: false, modulePlaces: [] };
  const [site_, hidden, start, gone] = [
    { ...use, place: "SOCIAL_IMAGE", project: null },
    { ...use, place: "PROCESS", isHidden: true, modulePlaces: [1], project: { name: "orrery" } },
    { ...use, place: "PROCESS", isStart: true, modulePlaces: [3], project: { name: "orrery" } },
    { ...use, place: "HERO_IMAGE", isInTrash: true, project: { name: "gone" } },
  ];
  expect(data).toEqual({
    node: { uses: { edges: [site_, hidden, start, gone].map((node) => ({ node })) } },
  });
});

const folder = join(import.meta.dirname, "../stored-forms");
const forms = readdirSync(folder).filter((name) => name.startsWith("section"));

test.each(forms)("every picture of %s can be replaced, and nothing else changes", (name) => {
  const text = readFileSync(join(folder, name), "utf8");
  const sources = new Set(parseSection(text).modules.flatMap(mediaOf).filter(Boolean));
  for (const source of sources) {
    const changed = replaceInSection(text, source, "/objects/new");
    const left = parseSection(changed).modules.flatMap(mediaOf);
    expect(left).not.toContain(source);
    expect(left).toContain("/objects/new");
    const back = replaceInSection(changed, "/objects/new", source);
    expect(JSON.parse(back)).toEqual(JSON.parse(text));
  }
  expect(replaceInSection(text, "/objects/none", "/objects/new")).toBe(text);
});

test("words that are an address stay, and so does text that is no JSON", () => {
  const text = JSON.stringify([{ type: "text", content: old, title: old }]);
  expect(replaceInSection(text, old, "/objects/new")).toBe(text);
  expect(replaceInSection(`[{"imageSrc":"${old}"`, old, "/objects/new")).toContain(old);
});
