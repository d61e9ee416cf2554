import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { owner, runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
let film: string;
let picture: string;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.mediaAsset.deleteMany();
  film = await store("film", "video");
  picture = await store("picture", "image");
});

async function store(name: string, kind: "video" | "image"): Promise<string> {
  const facts = { byteSize: 1, width: 4, height: 3, checksum: name };
  const mediaType = kind === "video" ? "video/mp4" : "image/png";
  await site.database.mediaAsset.create({
    data: { path: `/objects/${name}`, kind, mediaType, ...facts },
  });
  const { data } = await site.graphql<{ mediaAsset: { id: string } }>(
    "query ($path: String!) { mediaAsset(path: $path) { id } }",
    { path: `/objects/${name}` },
    owner,
  );
  return data?.mediaAsset.id ?? "";
}

const german = {
  language: "de",
  label: "Deutsch",
  webVtt: "WEBVTT\n\n00:01.000 --> 00:02.000\nEbbe",
};
const english = { ...german, language: "en", label: "English" };
const fields = "captions { language label webVtt src }";

const save = (id: string, captions: object[] | null, more: object = {}) =>
  runMutation(
    site,
    "updateMediaAsset",
    { id, captions, ...more },
    `asset { ${fields} } userErrors { message }`,
  );

test("captions are stored in their order, replaced, kept by other changes, and removed", {
  tags: "bothDatabases",
}, async () => {
  const stored = await save(film, [german, { ...english, language: "EN-us" }]);
  const webVtt = `${german.webVtt}\n`;
  expect(stored.asset).toEqual({
    captions: [
      { ...german, webVtt, src: "/objects/film/captions-de.vtt?v=2" },
      { ...english, webVtt, language: "en-US", src: "/objects/film/captions-en-US.vtt?v=2" },
    ],
  });
  expect((await save(film, null, { altText: "A film" })).asset).toMatchObject({
    captions: [{ language: "de" }, { language: "en-US" }],
  });
  expect((await save(film, [english])).asset).toMatchObject({ captions: [{ language: "en" }] });
  expect((await save(film, [])).asset).toEqual({ captions: [] });
});

test.each([
  [
    "a time without a point",
    { webVtt: "WEBVTT\n\n00:01,000 --> 00:02.000\nA" },
    /^Deutsch: Line 3: /,
  ],
  ["no language", { language: "?" }, /^Deutsch: choose its language/],
  ["no name", { label: " " }, /^Give each language a name/],
  ["captions without end", { webVtt: `WEBVTT\n${"a".repeat(200_000)}` }, /200000|200,000/],
])("%s is refused with what to do, and nothing is changed", async (_name, change, message) => {
  await save(film, [english]);
  const { asset, userErrors } = await save(film, [{ ...german, ...change }]);
  expect(asset).toBeNull();
  expect(userErrors).toEqual([
    expect.objectContaining({ field: "captions", message: expect.stringMatching(message) }),
  ]);
  expect(await site.database.mediaCaption.findMany()).toMatchObject([{ language: "en" }]);
});

test("a language twice, too many languages, and captions of a picture are refused", async () => {
  const codes = "de en fr es it nl pl pt sv da nb fi el".split(" ");
  for (const [id, captions, message] of [
    [film, [german, { ...german, language: "DE" }], /in this language already/],
    [film, codes.map((language) => ({ ...german, language })), /at most 12/],
    [picture, [german], /Only videos/],
  ] as const) {
    const { userErrors } = await save(id, [...captions]);
    expect(userErrors).toEqual([
      expect.objectContaining({ message: expect.stringMatching(message) }),
    ]);
  }
});

test("a film that replaces another takes its captions over, unless it has some", async () => {
  await save(film, [german]);
  const other = await store("other", "video");
  const replace = () =>
    runMutation(
      site,
      "replaceMedia",
      { id: film, replacementId: other },
      `replacement { captions { language } }`,
    );
  expect(await replace()).toMatchObject({ replacement: { captions: [{ language: "de" }] } });
  await save(other, [english]);
  expect(await replace()).toMatchObject({ replacement: { captions: [{ language: "en" }] } });
});

test("captions go with their film", { tags: "bothDatabases" }, async () => {
  await save(film, [german]);
  await site.database.mediaAsset.deleteMany();
  expect(await site.database.mediaCaption.count()).toBe(0);
});
