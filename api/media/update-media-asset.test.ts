import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { owner, refusalOf, runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
let ids: Record<"picture" | "video", string>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.mediaAsset.deleteMany();
  for (const name of ["picture", "video"] as const) {
    await site.database.mediaAsset.create({
      data: {
        path: `/objects/${name}`,
        kind: name === "video" ? "video" : "image",
        mediaType: name === "video" ? "video/mp4" : "image/png",
        byteSize: 1,
        width: 4,
        height: 3,
        checksum: name,
      },
    });
  }
  const [video, picture] = await readAssets();
  ids = { video: video?.id ?? "", picture: picture?.id ?? "" };
});

type Asset = { id: string; path: string };

async function readAssets(): Promise<Asset[]> {
  const { data } = await site.graphql<{ mediaAssets: { edges: { node: Asset }[] } }>(
    "{ mediaAssets { edges { node { id path } } } }",
    {},
    owner,
  );
  return data?.mediaAssets.edges.map(({ node }) => node) ?? [];
}

const update = (input: object) =>
  runMutation(
    site,
    "updateMediaAsset",
    input,
    "asset { altText focalX focalY durationSeconds poster { src } }",
  );

test("everything that is stored is listed, newest first, for the owner alone", async () => {
  expect((await readAssets()).map(({ path }) => path)).toEqual([
    "/objects/video",
    "/objects/picture",
  ]);
  const { errors } = await site.graphql("{ mediaAssets { edges { node { id } } } }");
  expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});

test("one is found by the address that content refers to it by, for the owner alone", async () => {
  const query = "query ($path: String!) { mediaAsset(path: $path) { id } }";
  const read = async (path: string) => (await site.graphql(query, { path }, owner)).data;
  expect(await read("/objects/picture?v=17")).toEqual({ mediaAsset: { id: ids.picture } });
  expect(await read("/objects/none")).toEqual({ mediaAsset: null });
  const { errors } = await site.graphql(query, { path: "/objects/picture" });
  expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});

test("description and focus are changed, each without the other", async () => {
  const described = await update({ id: ids.picture, altText: "  A map of the old town " });
  expect(described).toMatchObject({
    asset: { altText: "A map of the old town", focalX: 0.5, focalY: 0.5 },
    userErrors: [],
  });
  const focused = await update({ id: ids.picture, focalX: 0, focalY: 0.25 });
  expect(focused).toMatchObject({
    asset: { altText: "A map of the old town", focalX: 0, focalY: 0.25 },
  });
  expect(await update({ id: ids.picture, altText: "" })).toMatchObject({ asset: { altText: "" } });
});

test("a change made from a stale copy is refused, with what there is now", async () => {
  const read = "asset { version altText }";
  const save = (input: object) =>
    runMutation(site, "updateMediaAsset", { id: ids.picture, ...input }, read);
  expect(await save({ version: 1, altText: "A map" })).toMatchObject({ asset: { version: 2 } });
  expect(await save({ version: 1, focalX: 0 })).toEqual({
    asset: { version: 2, altText: "A map" },
    userErrors: [{ field: "version", code: "STALE_VERSION" }],
  });
  expect(await save({ version: 2, focalX: 0 })).toMatchObject({
    asset: { version: 3 },
    userErrors: [],
  });
  expect(await save({ altText: "" })).toMatchObject({ asset: { version: 4 }, userErrors: [] });
});

test("a picture is decorative or has words, never both", async () => {
  const read = "asset { altText isDecorative }";
  const say = async (input: object) =>
    (await runMutation(site, "updateMediaAsset", { id: ids.picture, ...input }, read)).asset;
  await say({ altText: "A map" });
  expect(await say({ isDecorative: true })).toEqual({ altText: "", isDecorative: true });
  expect(await say({ focalX: 0 })).toEqual({ altText: "", isDecorative: true });
  expect(await say({ altText: "" })).toEqual({ altText: "", isDecorative: true });
  expect(await say({ altText: "A plan" })).toEqual({ altText: "A plan", isDecorative: false });
  await say({ isDecorative: true });
  expect(await say({ isDecorative: false })).toEqual({ altText: "", isDecorative: false });
});

test("a video gets a stored picture for a poster, and its length", async () => {
  const input = { id: ids.video, posterPath: "/objects/picture?v=1", durationSeconds: 2.5 };
  expect(await update(input)).toEqual({
    asset: {
      altText: "",
      focalX: 0.5,
      focalY: 0.5,
      durationSeconds: 2.5,
      poster: { src: "/objects/picture" },
    },
    userErrors: [],
  });
});

test.each([
  ["a focus beside the picture", { focalX: 1.1 }, "focalX", "TOO_LONG"],
  ["a description without end", { altText: "a".repeat(1_001) }, "altText", "TOO_LONG"],
  ["a poster that is not stored", { posterPath: "/objects/none" }, "posterPath", "INVALID"],
  ["a video for a poster", { posterPath: "/objects/video" }, "posterPath", "INVALID"],
  ["words for what needs none", { altText: "x", isDecorative: true }, "isDecorative", "INVALID"],
  ["no length at all", { durationSeconds: 0 }, "durationSeconds", "INVALID"],
])("%s is refused by its field", async (_name, changes, field, code) => {
  const { asset, userErrors } = await update({ id: ids.video, ...changes });
  expect(asset).toBeNull();
  expect(userErrors).toEqual([{ field, code }]);
});

test("a picture has no poster, and a file that is gone is not changed", async () => {
  const posted = await update({ id: ids.picture, posterPath: "/objects/picture" });
  expect(posted.userErrors).toEqual([{ field: "posterPath", code: "INVALID" }]);
  await site.database.mediaAsset.deleteMany();
  const gone = await update({ id: ids.picture, altText: "x" });
  expect(gone.userErrors).toEqual([{ field: "id", code: "NOT_FOUND" }]);
});

test("a visitor changes nothing", async () => {
  expect(await refusalOf(site, "updateMediaAsset", { id: ids.picture, altText: "x" })).toBe(
    "UNAUTHENTICATED",
  );
});
