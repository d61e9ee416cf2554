import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalIdOf } from "../../builder/global-id.ts";
import { owner } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.project.deleteMany();
  await site.database.mediaAsset.deleteMany();
});

const facts = { mediaType: "image/png", byteSize: 1, width: 1, height: 1, checksum: "" };
const keep = (path: string, more: object = {}) =>
  site.database.mediaAsset.create({
    data: { kind: "image", altText: "Described", ...facts, path, ...more },
  });
const hero = (imageSrc: string, more: object = {}) => ({ type: "hero-image", imageSrc, ...more });
const told = JSON.stringify([{ type: "text", content: "Words" }]);
const complete = {
  roleContent: told,
  whyContent: told,
  resultContent: told,
  processContent: told,
  solutionContent: told,
  shippedGoodsContent: told,
};

async function create(slug: string, data: object = {}): Promise<string> {
  const { id } = await site.database.project.create({
    data: { name: slug, slug, ...complete, ...data },
  });
  return globalIdOf("Project", id);
}

async function fetchWarnings(input: object) {
  const { data, errors } = await site.graphql<{
    projectWarnings: { code: string; media: { src: string } | null; places: string[] }[];
  }>(
    `query ($input: UpdateProjectInput!) {
      projectWarnings(input: $input) { code media { src } places }
    }`,
    { input },
    owner,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.projectWarnings ?? [];
}

async function warnings(input: object): Promise<string[]> {
  const found = await fetchWarnings(input);
  return found.map(({ code, media }) => [code, media?.src].join(" ").trim());
}

test("a module without its picture, such as a pasted one that could not be fetched, once it is public", async () => {
  const id = await create("sextant", { visibility: "draft" });
  const role = JSON.stringify([
    { type: "text", content: "Words" },
    hero("", { caption: "The foyer at noon" }),
    hero("", { hidden: true }),
  ]);
  expect(await warnings({ id, sectionTexts: { role } })).toEqual([]);
  const published = { id, sectionTexts: { role }, visibility: "PUBLIC" };
  expect(await warnings(published)).toEqual(["MISSING_PICTURE"]);
  const gated = {
    ...published,
    sectionTexts: { role: role.replaceAll('hero-image"', 'hero-image","audience":"access"') },
  };
  expect(await warnings(gated)).toEqual([]);
  await site.database.project.updateMany({ data: { visibility: "public", roleContent: role } });
  expect(await warnings({ id, name: "Sextant" })).toEqual([]);
});

test("pictures without a description, once each, and only those that become public now", async () => {
  await keep("/objects/old.png", { altText: "" });
  await keep("/objects/new.png", { altText: "" });
  await keep("/objects/told.png");
  const id = await create("orrery", { heroImage: "/objects/old.png" });
  const role = JSON.stringify([
    hero("/objects/old.png?v=2"),
    hero("/objects/new.png"),
    hero("/objects/new.png"),
    hero("/objects/told.png"),
    hero("https://elsewhere.example/a.png"),
  ]);
  const input = { id, sectionTexts: { role } };
  expect(await warnings(input)).toEqual(["MISSING_DESCRIPTION /objects/new.png"]);

  await site.database.project.updateMany({ data: { isPasswordProtected: true } });
  expect(await warnings(input)).toEqual([]);
  expect(await warnings({ ...input, isPasswordProtected: false })).toEqual([
    "MISSING_DESCRIPTION /objects/new.png",
  ]);
  // Work images are public even while the case study is protected.
  expect(await warnings({ id, workImages: ["/objects/new.png"] })).toEqual([
    "MISSING_DESCRIPTION /objects/new.png",
  ]);
});

test("one warning names all places of a picture, in the words of the editor", async () => {
  await keep("/objects/new.png", { altText: "" });
  const id = await create("orrery", { isPasswordProtected: true });
  const text = { type: "text", content: "Words" };
  const standIn = { src: "/objects/new.png" };
  const input = {
    ...{ id, heroImage: "/objects/new.png?v=2", workImages: ["/objects/new.png"] },
    sectionTexts: {
      role: "[]",
      why: JSON.stringify([
        { ...text, hidden: true },
        { ...text, audience: "access", standIn },
        hero("/objects/new.png", { hidden: true }),
      ]),
    },
    showOnHome: true,
  };
  expect(await fetchWarnings(input)).toEqual([
    expect.objectContaining({ code: "EMPTY_SECTIONS", places: [] }),
    expect.objectContaining({
      code: "MISSING_DESCRIPTION",
      places: ["Detail Page Hero Image", "Work Images", "Module 2 of Why"],
    }),
  ]);
  await site.database.siteWords.create({ data: { language: "de" } });
  const [, inGerman] = await fetchWarnings(input);
  expect(inGerman?.places).toContain("Module 2 of Anlass");
  await site.database.siteWords.deleteMany();
});

test("a hidden module makes nothing public", async () => {
  await keep("/objects/new.png", { altText: "" });
  const id = await create("orrery");
  const role = (hidden: boolean) =>
    JSON.stringify([...JSON.parse(told), hero("/objects/new.png", { hidden })]);
  expect(await warnings({ id, sectionTexts: { role: role(true) } })).toEqual([]);
  expect(await warnings({ id, sectionTexts: { role: role(false) } })).toHaveLength(1);
});

test("who sees a module decides whether its pictures become public, and a change that says nothing of it changes nothing", async () => {
  await keep("/objects/new.png", { altText: "" });
  await keep("/objects/instead.png", { altText: "" });
  const standIn = { src: "/objects/instead.png" };
  const role = (more: object) =>
    JSON.stringify([...JSON.parse(told), hero("/objects/new.png", { id: "a", ...more })]);
  const isPasswordProtected = true;
  const id = await create("orrery", { roleContent: role({ audience: "access" }) });
  const change = (more: object, fields: object = {}) =>
    warnings({ id, sectionTexts: { role: role(more) }, ...fields });
  expect(await change({})).toEqual([]);
  expect(await change({ standIn })).toEqual(["MISSING_DESCRIPTION /objects/instead.png"]);
  expect(await change({ audience: "project" })).toEqual(["MISSING_DESCRIPTION /objects/new.png"]);
  const inProtected = (more: object) => change(more, { isPasswordProtected });
  expect(await inProtected({ audience: "project" })).toEqual([]);
  expect(await inProtected({ audience: "public" })).toEqual([
    "MISSING_DESCRIPTION /objects/new.png",
  ]);
});

test("a picture that another project shows to those with access alone, and one shown instead", async () => {
  await keep("/objects/secret.png");
  await keep("/objects/instead.png");
  const standIn = { src: "/objects/instead.png" };
  const secret = hero("/objects/secret.png", { audience: "access", standIn });
  await create("half", { roleContent: JSON.stringify([secret]) });
  const id = await create("open");
  expect(await warnings({ id, heroImage: "/objects/secret.png" })).toEqual([
    "PROTECTED_ELSEWHERE /objects/secret.png",
  ]);
  expect(await warnings({ id, heroImage: "/objects/instead.png" })).toEqual([]);
});

test("sections that say nothing, when the project goes on the home page or one is emptied there", async () => {
  const id = await create("orrery", {
    whyContent: JSON.stringify([{ type: "text", content: " ", title: "Why" }]),
    processContent: JSON.stringify([hero("/objects/a.png", { hidden: true })]),
  });
  expect(await warnings({ id, name: "Other" })).toEqual([]);
  expect(await warnings({ id, showOnHome: true })).toEqual(["EMPTY_SECTIONS"]);
  await site.database.project.updateMany({ data: { showOnHome: true } });
  expect(await warnings({ id, name: "Other" })).toEqual([]);
  expect(await warnings({ id, sections: { role: [] } })).toEqual(["EMPTY_SECTIONS"]);
});

test("a picture that only another project's protected case study shows", async () => {
  await keep("/objects/secret.png");
  await create("closed", {
    isPasswordProtected: true,
    roleContent: JSON.stringify([hero("/objects/secret.png")]),
  });
  const id = await create("open");
  const input = { id, heroImage: "/objects/secret.png?v=1" };
  expect(await warnings(input)).toEqual(["PROTECTED_ELSEWHERE /objects/secret.png?v=1"]);
  expect(await fetchWarnings({ id, socialImage: "/objects/secret.png" })).toMatchObject([
    { code: "PROTECTED_ELSEWHERE", places: ["Social Picture"] },
  ]);
  const closed = { id, socialImage: "/objects/secret.png", isPasswordProtected: true };
  expect(await warnings(closed)).toEqual([]);
  // Two protected case studies may share a picture.
  const shared = { sectionTexts: { role: JSON.stringify([hero("/objects/secret.png")]) } };
  expect(await warnings({ id, ...shared, isPasswordProtected: true })).toEqual([]);
  // There is no warning about a picture that everyone can see already.
  await create("third", { heroImage: "/objects/secret.png" });
  expect(await warnings(input)).toEqual([]);
});

test("originals that are larger than any screen asks for", async () => {
  await keep("/objects/large.png", { byteSize: 23_400_000 });
  await keep("/objects/video.mp4", { byteSize: 23_400_000, kind: "video" });
  const id = await create("orrery");
  expect(await warnings({ id, workImages: ["/objects/large.png", "/objects/video.mp4"] })).toEqual([
    "OVERSIZE_ORIGINAL /objects/large.png",
  ]);
});

test("videos that some browsers do not show", async () => {
  await keep("/objects/cut.mov", { kind: "video", mediaType: "video/quicktime", codec: "apcn" });
  await keep("/objects/old.avi", { kind: "video", mediaType: "video/x-msvideo" });
  await keep("/objects/video.mp4", { kind: "video", mediaType: "video/mp4", codec: "avc1" });
  const id = await create("orrery");
  const workImages = ["/objects/cut.mov", "/objects/old.avi", "/objects/video.mp4"];
  expect(await warnings({ id, workImages })).toEqual([
    "NOT_SHOWN_EVERYWHERE /objects/cut.mov",
    "NOT_SHOWN_EVERYWHERE /objects/old.avi",
  ]);
});

test("for the owner only, and silent about projects that are not there", async () => {
  expect(await warnings({ id: globalIdOf("Project", 9999), name: "N" })).toEqual([]);
  for (const query of [
    `{ projectWarnings(input: { id: "x" }) { code } }`,
    "{ media(addresses: []) { src } }",
  ]) {
    const { errors } = await site.graphql(query);
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  }
});

test("a draft warns of nothing until it is to be published, now or later", async () => {
  await keep("/objects/a.png", { altText: "" });
  const id = await create("orrery", { visibility: "draft", showOnHome: true, whyContent: "[]" });
  expect(await warnings({ id, heroImage: "/objects/a.png" })).toEqual([]);
  const later = "2126-01-01T09:00:00Z";
  for (const publication of [{ visibility: "PUBLIC" }, { publishAt: later }]) {
    expect(await warnings({ id, heroImage: "/objects/a.png", ...publication })).toEqual([
      "EMPTY_SECTIONS",
      "MISSING_DESCRIPTION /objects/a.png",
    ]);
  }
  expect(await warnings({ id, heroImage: "/objects/a.png", visibility: "UNLISTED" })).toEqual([
    "MISSING_DESCRIPTION /objects/a.png",
  ]);
});

test("a save of what is scheduled warns as one of a public project does", async () => {
  await keep("/objects/old.png", { altText: "" });
  await keep("/objects/new.png", { altText: "" });
  const id = await create("orrery", {
    visibility: "draft",
    publishAt: new Date("2126-01-01T09:00:00Z"),
    homeHeroImage: "/objects/old.png",
  });
  expect(await warnings({ id, heroImage: "/objects/new.png" })).toEqual([
    "MISSING_DESCRIPTION /objects/new.png",
  ]);
});

test("nothing is asked of what is decorative, or what a video shows until it plays", async () => {
  await keep("/objects/line.png", { altText: "", isDecorative: true });
  await keep("/objects/start.png", { altText: "" });
  const id = await create("orrery");
  const view = { startSrc: "/objects/start.png" };
  const modules = [hero("/objects/line.png"), hero("/objects/a.mp4", { imageSrcView: view })];
  const input = { id, sectionTexts: { role: JSON.stringify(modules) } };
  expect(await warnings(input)).toEqual([]);
  await site.database.mediaAsset.updateMany({ data: { isDecorative: false } });
  expect(await warnings(input)).toEqual(["MISSING_DESCRIPTION /objects/line.png"]);
});
