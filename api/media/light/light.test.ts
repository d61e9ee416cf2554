import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitor } from "../../access/viewer.ts";
import { readContentRevision } from "../../database/content-revision.ts";
import { createProject } from "../../projects/project-actions.ts";
import { checksumOf } from "../../testing/checksum-of.ts";
import { owner } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { inspectLight, inspectPicture } from "../inspect/inspect-picture.ts";
import { findLeftovers } from "../sweep.ts";
import { readColors } from "./color-share.ts";
import { deriveLight } from "./derive-light.ts";
import { extractMissingLights, findDeclaredColours } from "./extract-light.ts";
import { gridSize, readTones } from "./tone-grid.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const drawing = (ground: string, figure: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${ground}"/><circle cx="150" cy="100" r="60" fill="${figure}"/></svg>`,
  );

const picture = (ground: string, figure: string) => sharp(drawing(ground, figure)).png().toBuffer();

/** Stores a picture without colours and tones, as older versions did, as the hero of a project. */
async function store(name: string, bytes: Buffer, project: object = {}) {
  const path = `/objects/${name}.png`;
  await site.media.storage.write(path.slice(1), bytes);
  await site.database.mediaAsset.create({
    data: {
      ...{ path, kind: "image", mediaType: "image/png", width: 300, height: 200 },
      ...{ byteSize: bytes.length, checksum: checksumOf(bytes) },
    },
  });
  return createProject(site.database, { name, slug: name, heroImage: path, ...project });
}

const readLights = async () => {
  const { data } = await site.graphql<{
    projects: {
      edges: {
        node: { slug: string; heroImage: { asset: { light: object | null } | null } | null };
      }[];
    };
  }>(
    "{ projects(first: 9) { edges { node { slug heroImage { asset { light { ground ink accent } } } } } } }",
    {},
    visitor,
  );
  return data?.projects.edges.map(({ node }) => [node.slug, node.heroImage?.asset?.light]);
};

test("most of a picture is its ground, and what stands out its accent", async () => {
  const { colors } = await inspectPicture(await picture("#0e5a46", "#ffd84a"));
  const light = deriveLight(readColors(colors));
  expect(light).toMatchObject({ ground: "#0e5a46", accent: expect.stringMatching(/^#f[ef]d/) });
});

test.each([
  ["yellow on white", "#ffffff", "#ffee00"],
  ["grey", "#808080", "#7f7f7f"],
  ["green on magenta", "#ff00ff", "#00ff00"],
])("%s gives a ground that is not in the middle between black and white", async (_, one, other) => {
  const { colors } = await inspectPicture(await picture(one, other));
  const ground = deriveLight(readColors(colors))?.ground ?? "";
  const { l } = await sharp({ create: { width: 1, height: 1, channels: 3, background: ground } })
    .toColourspace("lab")
    .raw({ depth: "float" })
    .toBuffer()
    .then((lab) => ({ l: lab.readFloatLE(0) }));
  expect(l < 36 || l > 75).toBe(true);
});

test("a white picture has a ground that is a little darker than itself", async () => {
  const { colors } = await inspectPicture(await picture("#ffffff", "#1f4fd8"));
  expect(deriveLight(readColors(colors))).toMatchObject({ ground: "#f5f5f5" });
});

test("a picture that is see-through as a whole has no light", async () => {
  const { colors } = await inspectPicture(await picture("transparent", "transparent"));
  expect(deriveLight(readColors(colors))).toBeNull();
});

test("a drawing has the light of what it draws", async () => {
  const { colors } = await inspectLight(drawing("#101820", "#f2aa4c"));
  expect(deriveLight(readColors(colors))).toMatchObject({ ground: "#101820" });
});

test("tones are found where they are, and what is see-through may be both black and white", async () => {
  const { tones } = await inspectLight(
    await sharp({ create: { width: 64, height: 64, channels: 4, background: "#000000" } })
      .composite([{ input: await whiteBelow(), left: 0, top: 32 }])
      .png()
      .toBuffer(),
  );
  const grid = readTones(tones);
  const last = gridSize ** 2 - 1;
  expect([grid?.darkest(0), grid?.lightest(0)]).toEqual([0, 0]);
  expect([grid?.darkest(last), grid?.lightest(last)]).toEqual([1, 1]);
  const clear = readTones((await inspectLight(await picture("transparent", "transparent"))).tones);
  expect([clear?.darkest(0), clear?.lightest(0)]).toEqual([0, 1]);
});

const whiteBelow = () =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();

test("pictures without stored colours are read once, and pages with them are rendered again", async () => {
  await store("lit", await picture("#101820", "#f2aa4c"));
  await store("broken", Buffer.from("no picture"));
  expect(await readLights()).toEqual([
    ["lit", null],
    ["broken", null],
  ]);
  const revision = await readContentRevision(site.database);
  expect(await extractMissingLights({ ...site, storage: site.media.storage })).toBe(2);
  expect(await readLights()).toEqual([
    ["lit", expect.objectContaining({ ground: "#101820" })],
    ["broken", null],
  ]);
  expect(await readContentRevision(site.database)).toBeGreaterThan(revision);
  expect(await extractMissingLights({ ...site, storage: site.media.storage })).toBe(0);
});

test("a file that cannot be read now is tried again later", async () => {
  await store("away", await picture("#101820", "#f2aa4c"));
  await site.media.storage.remove("objects/away.png");
  expect(await extractMissingLights({ ...site, storage: site.media.storage })).toBe(0);
});

test("pictures of older versions with declared colours are encoded and measured again, others are not", async () => {
  const { database, media } = site;
  const { storage } = media;
  const inks = await sharp(await picture("#00c0c0", "#00c0c0"))
    .toColourspace("cmyk")
    .jpeg()
    .toBuffer();
  await store("inks", inks);
  await store("plain", await picture("#101820", "#f2aa4c"));
  await store("broken", Buffer.from("no picture"));
  const dominantColor = "#123456";
  await database.mediaAsset.updateMany({ data: { colors: "[]", dominantColor } });
  const keysOf = (name: string) =>
    ["320.avif", "preview-50-50.jpeg", "icon-32.png"].map(
      (each) => `derivatives/objects/${name}.png/${each}`,
    );
  for (const key of [...keysOf("inks"), ...keysOf("plain")]) await storage.write(key, inks);
  const later = Date.now() + 3 * 24 * 60 * 60 * 1000;
  const findStray = async () =>
    (await findLeftovers({ database, ...media }, later)).keys.toSorted();
  expect(await findStray()).toEqual([]);

  expect(await findDeclaredColours({ database, storage })).toBe(1);
  expect(await findDeclaredColours({ database, storage })).toBe(0);
  const assets = await database.mediaAsset.findMany({ orderBy: { id: "asc" } });
  expect(assets.map((asset) => [asset.hasDeclaredColours, asset.dominantColor])).toEqual([
    [true, expect.not.stringContaining(dominantColor)],
    [false, dominantColor],
    [false, dominantColor],
  ]);
  const [changed, plain] = assets;
  if (!changed || !plain) throw new Error("there are no pictures");
  const version = { width: 300, format: "webp" } as const;
  expect([
    await media.derivatives.ensure(changed, version),
    await media.derivatives.ensure(plain, version),
    await media.derivatives.ensurePreview(changed),
    await media.derivatives.ensureIcon(changed, 32, null),
  ]).toEqual([
    "derivatives/objects/inks.png/colours-300.webp",
    "derivatives/objects/plain.png/300.webp",
    "derivatives/objects/inks.png/colours-preview-50-50.jpeg",
    "derivatives/objects/inks.png/colours-icon-32.png",
  ]);
  expect(await findStray()).toEqual(keysOf("inks").toSorted());
});

test("the light of a file is as private as its bytes: public for the hero of a locked project, not for a picture behind the gate", async () => {
  await store("gate", await picture("#101820", "#f2aa4c"), { isPasswordProtected: true });
  await store("inside", await picture("#ff00ff", "#00ff00"), {
    ...{ heroImage: null, socialImage: "/objects/inside.png", isPasswordProtected: true },
  });
  await extractMissingLights({ ...site, storage: site.media.storage });
  expect(await readLights()).toEqual([
    ["gate", expect.objectContaining({ ground: "#101820" })],
    ["inside", undefined],
  ]);
  const { data } = await site.graphql<{ media: { asset: { id: string; light: object } }[] }>(
    '{ media(addresses: ["/objects/inside.png"]) { asset { id light { ground } } } }',
    {},
    owner,
  );
  const asset = data?.media[0]?.asset;
  expect(asset?.light).toEqual({ ground: expect.stringMatching(/^#/) });
  const seen = await site.graphql(
    "query ($id: ID!) { node(id: $id) { ... on MediaAsset { light { ground } } } }",
    { id: asset?.id },
    visitor,
  );
  expect(JSON.stringify(seen)).not.toContain("ground");
});

test("whatever shows a file, its light is for those alone who may read its bytes", async () => {
  await store("shown", await picture("#101820", "#f2aa4c"));
  await extractMissingLights({ ...site, storage: site.media.storage });
  const read = () =>
    site.graphql('{ project(slug: "shown") { heroImage { asset { light { ground } } } } }');
  expect(await read()).toMatchObject({
    data: { project: { heroImage: { asset: { light: { ground: "#101820" } } } } },
  });
  vi.spyOn(site.media.access, "mayRead").mockImplementation(async (_viewer, paths) =>
    paths.map(() => false),
  );
  expect(await read()).toMatchObject({
    data: { project: { heroImage: { asset: null } } },
    errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
  });
});
