/** @module-tag bothDatabases */

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Viewer, visitor } from "../access/viewer.ts";
import { owner } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.project.deleteMany();
  await site.database.siteIdentity.deleteMany();
  await site.database.mediaAsset.deleteMany();
});

const facts = { mediaType: "", byteSize: 1, width: 4, height: 3, checksum: "" };
const store = (name: string, more: object = {}) =>
  site.database.mediaAsset.create({
    data: { ...facts, kind: "image", path: `/objects/${name}`, ...more },
  });
const show = (slug: string, data: object) =>
  site.database.project.create({ data: { name: slug, slug, ...data } });

type Page = {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { node: { path: string } }[];
};

async function page(wanted: Record<string, unknown>): Promise<Page> {
  const { data, errors } = await site.graphql<{ mediaAssets: Page }>(
    `query (
      $first: Int, $after: String, $search: String, $kind: MediaKind, $isUsed: Boolean
      $lacksDescription: Boolean
    ) {
      mediaAssets(
        first: $first, after: $after, search: $search, kind: $kind, isUsed: $isUsed
        lacksDescription: $lacksDescription
      ) { totalCount pageInfo { hasNextPage endCursor } edges { node { path } } }
    }`,
    wanted,
    owner,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.mediaAssets;
}

const namesOf = ({ edges }: Page) => edges.map(({ node }) => node.path.replace("/objects/", ""));
const find = async (wanted: Record<string, unknown>) => namesOf(await page(wanted));

test("files are found by words of their name and description, whatever case and accents", async () => {
  await store("1.png", { fileName: "Größe der Orrery.png" });
  await store("2.png", { altText: "The orrery at night" });
  await store("tide-table.png");
  expect(await find({ search: "orrery" })).toEqual(["2.png", "1.png"]);
  expect(await find({ search: "  GROSSE orrery" })).toEqual([]);
  expect(await find({ search: "GRÖße orr" })).toEqual(["1.png"]);
  expect(await find({ search: "groß" })).toEqual(["1.png"]);
  expect(await find({ search: "tide" })).toEqual(["tide-table.png"]);
});

test("videos without a still are listed, but none that no browser plays", async () => {
  await store("still.png");
  await store("with.mp4", { kind: "video", posterPath: "/objects/still.png" });
  await store("without.mov", { kind: "video", mediaType: "video/quicktime" });
  await store("gone.mp4", { kind: "video", deletedAt: new Date() });
  await store("old.avi", { kind: "video", mediaType: "video/x-msvideo" });
  const { data } = await site.graphql("{ videosWithoutStill { path } }", {}, owner);
  expect(data).toEqual({ videosWithoutStill: [{ path: "/objects/without.mov" }] });
});

test("by kind, and by whether anything shows them", async () => {
  await store("a.png");
  await store("b.png");
  await store("still.png");
  await store("film.mp4", { kind: "video", posterPath: "/objects/still.png" });
  await show("orrery", { heroImage: "/objects/a.png?v=2" });
  expect(await find({ kind: "VIDEO" })).toEqual(["film.mp4"]);
  expect(await find({ kind: "IMAGE" })).toEqual(["b.png", "a.png"]);
  expect(await find({ isUsed: true })).toEqual(["a.png"]);
  expect(await find({ isUsed: false })).toEqual(["film.mp4", "b.png"]);
  await show("tides", { socialImage: "/objects/still.png" });
  expect(await find({ kind: "IMAGE" })).toEqual(["still.png", "b.png", "a.png"]);
});

test("those that lack a description, where one would be read", async () => {
  for (const name of ["hero", "told", "line", "logo", "start", "trash", "unused", "hidden"]) {
    await store(name);
  }
  const at = (name: string) => ({ where: { path: `/objects/${name}` } });
  await site.database.mediaAsset.update({ ...at("told"), data: { altText: "A map" } });
  await site.database.mediaAsset.update({ ...at("line"), data: { isDecorative: true } });
  await site.database.siteIdentity.create({ data: { logo: "/objects/logo" } });
  const hero = (name: string, more: object = {}) => ({
    type: "hero-image",
    imageSrc: `/objects/${name}`,
    ...more,
  });
  await show("orrery", {
    heroImage: "/objects/hero",
    roleContent: JSON.stringify([
      hero("told"),
      hero("line"),
      hero("hidden", { hidden: true }),
      { type: "hero-image", imageSrcView: { startSrc: "/objects/start" } },
    ]),
  });
  await show("gone", { deletedAt: new Date(), heroImage: "/objects/trash" });
  expect(await find({ lacksDescription: true })).toEqual(["hidden", "hero"]);
  expect(await find({ lacksDescription: false, isUsed: true })).toEqual([
    "trash",
    "start",
    "logo",
    "line",
    "told",
  ]);
});

test("a page that begins at a file which has left the list goes on behind its place", async () => {
  const names = ["1.png", "2.png", "3.png", "4.png"];
  for (const name of names) await store(name);
  const shown = names.map((name) => ({ type: "hero-image", imageSrc: `/objects/${name}` }));
  await show("orrery", { whyContent: JSON.stringify(shown) });
  const wanted = { lacksDescription: true, first: 2 };
  const first = await page(wanted);
  expect(namesOf(first)).toEqual(["4.png", "3.png"]);
  await site.database.mediaAsset.updateMany({
    where: { path: "/objects/3.png" },
    data: { altText: "A tide table" },
  });
  const next = await page({ ...wanted, after: first.pageInfo.endCursor });
  expect([namesOf(next), next.pageInfo.hasNextPage]).toEqual([["2.png", "1.png"], false]);
});

test("twelve hundred files come in pages, each once, while new ones arrive", {
  tags: "long",
}, async () => {
  await site.database.mediaAsset.createMany({
    data: Array.from({ length: 1_200 }, (_, index) => ({
      ...facts,
      kind: "image" as const,
      path: `/objects/${index}`,
    })),
  });
  const seen: string[] = [];
  let after: string | null = null;
  for (let more = true; more; ) {
    const next: Page = await page({ first: 100, after });
    seen.push(...namesOf(next));
    expect(next.totalCount).toBeGreaterThanOrEqual(1_200);
    if (seen.length === 100) await store("new");
    after = next.pageInfo.endCursor;
    more = next.pageInfo.hasNextPage;
  }
  expect(seen).toEqual(Array.from({ length: 1_200 }, (_, index) => String(1_199 - index)));
});

test("counting ids leads to no file that only an unlisted project shows", async () => {
  const { id } = await store("only-there.png");
  const node = Buffer.from(`MediaAsset:${id}`).toString("base64");
  const { id: projectId } = await show("unlisted", {
    visibility: "unlisted",
    heroImage: "/objects/only-there.png",
  });
  const found = async (viewer: Viewer) => {
    const { data } = await site.graphql<Record<string, unknown>>(
      `query ($id: ID!) {
        node(id: $id) { ... on MediaAsset { path } }
        nodes(ids: [$id]) { ... on MediaAsset { path } }
        project(slug: "unlisted") { heroImage { asset { path } } }
      }`,
      { id: node },
      viewer,
    );
    return data;
  };
  const path = { path: "/objects/only-there.png" };
  // The draft is visible to everyone at its address, and so is its picture there.
  const project = { heroImage: { asset: path } };
  expect(await found(visitor)).toEqual({ node: null, nodes: [null], project });
  expect(await found(owner)).toEqual({ node: path, nodes: [path], project });
  await site.database.project.update({
    where: { id: projectId },
    data: { visibility: "public" },
  });
  expect(await found(visitor)).toEqual({ node: path, nodes: [path], project });
});
