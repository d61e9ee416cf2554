import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { globalIdOf } from "../builder/global-id.ts";
import { type Browser, startLinkSite } from "../testing/link-site.ts";
import { runMutation } from "../testing/run-mutation.ts";

const links = startLinkSite();
const { makeLink, openBrowser } = links;

const [width, height] = [800, 400];
const flat = { create: { width, height, channels: 3 as const, background: "#808080" } };
const path = "/objects/protected-why.png";
const film = "/objects/film.mp4";
const drawing = "/objects/drawing.svg";
const others = [film, drawing];

beforeAll(async () => {
  const { database, media } = links.site;
  const bytes = await sharp(flat).png().toBuffer();
  for (const kind of ["protected", "open"]) {
    await media.storage.write(`objects/${kind}-why.png`, bytes);
    const where = { path: `/objects/${kind}-why.png` };
    await database.mediaAsset.update({ where, data: { width, height, checksum: kind } });
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path fill="gray" d="M0 0h80v40H0z"/></svg>`;
  await media.storage.write(drawing.slice(1), Buffer.from(svg));
  await media.storage.write(film.slice(1), Buffer.from("film"));
  for (const [at, address] of others.entries()) {
    const mediaType = ["video/mp4", "image/svg+xml"][at] ?? "";
    const kind = at === 0 ? "video" : "image";
    const facts = { byteSize: 4, width: 80, height: 40, checksum: address };
    const captions = { language: "en", label: "English", position: 0, webVtt: "WEBVTT" };
    await database.mediaAsset.create({
      data: {
        ...{ path: address, mediaType, kind, ...facts },
        ...(at === 0 && { captions: { create: captions } }),
      },
    });
  }
  const { id, whyContent } = await database.project.findFirstOrThrow({
    where: { slug: "protected" },
  });
  const modules = others.map((imageSrc, at) => ({ type: "hero-image", imageSrc, id: `x${at}` }));
  await database.project.update({
    where: { id },
    data: { whyContent: JSON.stringify([...JSON.parse(whyContent), ...modules]) },
  });
});

async function readerOf(input: object, opens: "protected" | "open" = "protected") {
  const { path: entry, id } = await makeLink({ [opens]: {} }, input);
  const browser = openBrowser();
  await browser.send(entry);
  return { ...browser, id };
}

test("without a mark its reader gets a video and its captions", async () => {
  const reader = await readerOf({});
  expect(await status(reader, film)).toBe(200);
  expect(await status(reader, `${film}/captions-en.vtt`)).toBe(200);
});

const status = async ({ send }: Pick<Browser, "send">, url: string) => (await send(url)).statusCode;

/** The share of pixels, from 0 to 1, that a watermark has changed in a picture of a single grey. */
async function markedShare(bytes: Buffer): Promise<number> {
  const pixels = await sharp(bytes).greyscale().raw().toBuffer();
  return pixels.filter((value) => Math.abs(value - 0x80) > 8).length / pixels.length;
}

const marked = { isMarked: true, nameShown: "Ana Öz" };

test("through a marked link every size and format of a protected picture bears the name, and nothing else is given", async () => {
  const { send } = await readerOf(marked);
  for (const size of ["320.avif", "320.webp", "640.jpeg", "800.jpeg", "phone-360.jpeg"]) {
    const response = await send(`${path}/${size}?focus=50-50`);
    if (size.startsWith("phone") && response.statusCode === 404) continue;
    expect([size, response.statusCode]).toEqual([size, 200]);
    expect(response.headers["cache-control"]).toMatch(/^private/);
    const share = await markedShare(response.rawPayload);
    expect(share).toBeGreaterThan(0.003);
    expect(share).toBeLessThan(0.3);
  }
  for (const url of [
    path,
    `${path}?v=1`,
    `${path}/preview.jpeg`,
    film,
    `${film}/captions-en.vtt`,
  ]) {
    expect([url, await status({ send }, url)]).toEqual([url, 404]);
  }
  const drawn = await send(drawing);
  expect([drawn.statusCode, drawn.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(await markedShare(drawn.rawPayload)).toBeGreaterThan(0.003);
});

test("no address, method or header gives its reader a byte of a protected file without the name", {
  tags: "long",
}, async () => {
  const { database, media } = links.site;
  const poster = "/objects/poster.png";
  const bytes = await sharp(flat).png().toBuffer();
  await media.storage.write(poster.slice(1), bytes);
  const still = { mediaType: "image/png", kind: "image", byteSize: 4, checksum: "poster" } as const;
  await database.mediaAsset.create({ data: { path: poster, width, height, ...still } });
  const version = {
    path: "/objects/v.mp4",
    width: 64,
    height: 32,
    byteSize: 1,
    checksum: "ab".repeat(9),
  };
  await media.storage.write(version.path.slice(1), Buffer.from("version"));
  await database.mediaAsset.update({
    where: { path: film },
    data: { posterPath: poster, renditions: JSON.stringify([version]) },
  });
  const { send, query } = await readerOf(marked);
  const whole = await readerOf({});
  const addresses = new Set<string>();
  const read = async ({ query: ask }: Pick<Browser, "query">) => {
    const media =
      "src thumbnail previewSrc asset { path thumbnail sources { srcSet } phoneCrop { sources { srcSet } } motion { srcSet phoneSrc } videoSources { src } poster { src thumbnail previewSrc asset { sources { srcSet } } } }";
    const named = JSON.stringify(
      await ask(
        `{ project(slug: "protected") { caseStudy { sections { modules { ... on HeroImageModule { media { ${media} } } } } } } }`,
      ),
    );
    for (const [address] of named.matchAll(/\/objects\/[^" ,]+/g)) addresses.add(address);
  };
  await read({ query });
  await read(whole);
  expect(addresses.size).toBeGreaterThan(25);
  for (const file of [path, film, drawing, poster]) {
    const names = [
      "preview.jpeg",
      "print-800.jpg",
      "icon-32.png",
      "moving-480.webp",
      "video-abababababab.mp4",
    ];
    const places = ["", "/", "/.", "?v=2", ...names.map((name) => `/${name}`)];
    for (const place of places) addresses.add(file + place);
    addresses
      .add(`/derivatives${file}/320.webp`)
      .add(`/objects/..${file}`)
      .add(`/uploads/..%2f${file}`);
    addresses
      .add(file.replace("objects", "OBJECTS"))
      .add(file.replace("/o", "/%6f"))
      .add(`/${file}`);
  }
  addresses.add(version.path);
  const given = new Set<string>();
  for (const address of addresses) {
    const responses = await Promise.all([
      send(address),
      send(address, { headers: { range: "bytes=0-" } }),
      send(address, { method: "HEAD" }),
    ]);
    const [{ headers, statusCode }] = responses;
    // The address is that of a page, not of a file.
    if (String(headers["content-type"]).startsWith("text/html")) continue;
    const expected = statusCode === 200 ? [200, 206, 200] : [404, 404, 404];
    expect([address, ...responses.map((each) => each.statusCode)]).toEqual([address, ...expected]);
    if (statusCode !== 200) continue;
    given.add(address);
    for (const each of responses) {
      expect([address, each.headers["cache-control"]]).toEqual([address, "private, no-store"]);
      if (!each.rawPayload.length) continue;
      expect(await markedShare(each.rawPayload), address).toBeGreaterThan(0);
    }
  }
  expect(given.size).toBeGreaterThan(15);
});

test("of an animated picture it gives a marked still in place of frames and video", async () => {
  const { database, media } = links.site;
  const [gif, png, replaced] = ["1.gif", "1.png", "2.png"].map((end) => `/objects/moving-${end}`);
  const size = { width: 320, height: 200 };
  const grey = sharp({ create: { ...size, channels: 3, background: "#808080" } });
  const video = { path: "/objects/small.mp4", ...size, byteSize: 5, checksum: "0123456789abcdef" };
  await media.storage.write("objects/small.mp4", Buffer.from("small"));
  const { id } = await database.project.findFirstOrThrow({ where: { slug: "protected" } });
  const modules = [gif, png, replaced].map((imageSrc) => ({
    type: "hero-image",
    imageSrc,
    id: imageSrc,
  }));
  for (const address of [gif, png, replaced]) {
    const mediaType = address?.endsWith("gif") ? "image/gif" : "image/png";
    await media.storage.write(
      String(address).slice(1),
      await (mediaType === "image/gif" ? grey.clone().gif() : grey.clone().png()).toBuffer(),
    );
    await database.mediaAsset.create({
      data: {
        ...{
          path: String(address),
          mediaType,
          kind: "image",
          ...size,
          byteSize: 5,
          isAnimated: true,
        },
        checksum: String(address),
        renditions: address === png ? "[]" : JSON.stringify([video]),
      },
    });
  }
  await database.project.update({
    where: { id },
    data: { processContent: JSON.stringify(modules) },
  });
  const name = "video-0123456789ab.mp4";
  const whole = await readerOf({});
  expect(await status(whole, `${gif}/${name}`)).toBe(200);
  const { send } = await readerOf(marked);
  for (const url of [
    `${gif}/${name}`,
    `${replaced}/${name}`,
    "/objects/small.mp4",
    gif,
    replaced,
  ]) {
    expect([url, await status({ send }, String(url))]).toEqual([url, 404]);
  }
  for (const url of [`${gif}/moving-320.webp`, `${gif}/320.webp`, `${replaced}/320.webp`, png]) {
    const response = await send(String(url));
    expect([url, response.statusCode]).toEqual([url, 200]);
    expect(await markedShare(response.rawPayload)).toBeGreaterThan(0.003);
    expect((await sharp(response.rawPayload).metadata()).pages ?? 1).toBe(1);
  }
});

test("what everyone sees, and what the password opens, is as it is without the link", async () => {
  const { send } = await readerOf(marked);
  await links.site.database.project.update({ where: { slug: "open" }, data: {} });
  const publicPath = "/objects/open-work.png";
  expect(await status({ send }, publicPath)).toBe(await status(openBrowser(), publicPath));
  const unmarked = await readerOf({});
  const own = await unmarked.send(`${path}/320.webp`);
  expect(await markedShare(own.rawPayload)).toBe(0);
  const etag = String(own.headers.etag);
  expect((await send(`${path}/320.webp`)).headers.etag).not.toBe(etag);
  expect(await status(unmarked, film)).toBe(200);
});

test("a name is text: markup in it is drawn, and one without a letter that can be drawn opens no picture", async () => {
  const { send } = await readerOf({ ...marked, nameShown: `"/><image href="x"/>&<b>` });
  const response = await send(`${path}/320.webp`);
  expect(response.statusCode).toBe(200);
  expect(await markedShare(response.rawPayload)).toBeGreaterThan(0.003);
  const silent = await readerOf({ ...marked, nameShown: "\u{10FFFD}" });
  expect(await status(silent, `${path}/320.webp`)).toBe(404);
});

test("marked pictures are stored for each link and name, and go with the link", async () => {
  const { storage } = links.site.media;
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of storage.list("marked/")) keys.push(key);
    return keys;
  };
  for (const key of await stored()) await storage.remove(key);
  const { send, id } = await readerOf(marked);
  const read = async () => (await send(`${path}/320.webp`)).rawPayload;
  const first = await read();
  expect(await read()).toEqual(first);
  expect(await stored()).toHaveLength(1);
  const change = (mutation: string, input: object = {}) =>
    runMutation(links.site, mutation, { id, ...input }, "shareLink { id }");
  await change("updateShareLink", { nameShown: "Bea" });
  expect(await stored()).toEqual([]);
  expect(await read()).not.toEqual(first);
  expect(await stored()).toHaveLength(1);
  await change("revokeShareLink");
  expect(await stored()).toEqual([]);
  expect(await status({ send }, `${path}/320.webp`)).toBe(404);
});

test("a link marks with a name, which its reader's list does not take from the recipient", async () => {
  const make = (input: object) =>
    runMutation(
      links.site,
      "createShareLink",
      { recipient: "Ana", ...input },
      "shareLink { id isMarked nameShown withholdsOriginals }",
    );
  const { userErrors } = await make({ isMarked: true });
  expect(userErrors).toEqual([{ field: "nameShown", code: "REQUIRED" }]);
  const plain = await make({});
  expect(plain.shareLink).toMatchObject({
    isMarked: false,
    nameShown: "",
    withholdsOriginals: false,
  });
  const { id } = plain.shareLink as { id: string };
  const refused = await runMutation(
    links.site,
    "updateShareLink",
    { id, isMarked: true },
    "shareLink { id }",
  );
  expect(refused.userErrors).toEqual([{ field: "nameShown", code: "REQUIRED" }]);
});

test("a link that withholds originals gives smaller versions, unmarked, and what has none as it is", async () => {
  const reader = await readerOf({ withholdsOriginals: true });
  const small = await reader.send(`${path}/320.webp`);
  expect([small.statusCode, await markedShare(small.rawPayload)]).toEqual([200, 0]);
  expect(await status(reader, path)).toBe(404);
  expect(await status(reader, film)).toBe(200);
  expect(await status(await readerOf({}), path)).toBe(200);
});

test("a project that withholds originals gives them to nobody but its owner", async () => {
  const { database, media } = links.site;
  const hero = "/objects/open-why.png";
  const set = (withholdsOriginals: boolean) =>
    runMutation(
      links.site,
      "updateProject",
      { id: globalIdOf("Project", links.ids.open), withholdsOriginals },
      "project { withholdsOriginals }",
    );
  await database.project.update({ where: { slug: "open" }, data: { heroImage: hero } });
  const visitor = openBrowser();
  const statuses = async (browser: Pick<Browser, "send">) =>
    Promise.all([hero, `${hero}/320.webp`].map((url) => status(browser, url)));
  expect(await statuses(visitor)).toEqual([200, 200]);
  expect((await set(true)).project).toEqual({ withholdsOriginals: true });
  expect(await statuses(visitor)).toEqual([404, 200]);
  expect(await statuses(await readerOf({}, "open"))).toEqual([404, 200]);
  expect(await statuses(openBrowser(await links.site.signIn()))).toEqual([200, 200]);
  // Another project shows the file to everyone.
  const { id } = await database.project.create({
    data: { name: "Again", slug: "again", heroImage: hero },
  });
  expect(await statuses(visitor)).toEqual([200, 200]);
  await database.project.delete({ where: { id } });
  await set(false);
  expect(await statuses(visitor)).toEqual([200, 200]);
  expect(await media.access.read({ isOwner: false, hasPortfolioAccess: false }, hero)).toBe(
    "whole",
  );
});
