import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { fromBufferPromise } from "yauzl";
import type { RenderRequest } from "../pages/renderer.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { sweepCopies } from "./copy-download.ts";

let site: TestSite;
let cookie: string;

/** Lets the page /work be rendered, which waits until this is called. */
let release = () => {};
let isHeld = new Promise<void>((resolve) => {
  release = resolve;
});
let isBroken = false;

async function render({ url }: RenderRequest) {
  if (url.pathname === "/work") await isHeld;
  const status = isBroken ? 500 : url.pathname === "/404" ? 404 : 200;
  const html = `<!doctype html><html><head></head><body><img src="/objects/a.png"><a href="/work">W</a></body></html>`;
  return { kind: "page" as const, status, html };
}

beforeAll(async () => {
  site = await openTestSite({}, render);
  const { environment, database, media } = site;
  await mkdir(join(environment.dataFolder, "dist/static"), { recursive: true });
  await writeFile(join(environment.dataFolder, "dist/static/static.js"), "// helps");
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#c30" } })
    .png()
    .toBuffer();
  await media.storage.write("objects/a.png", bytes);
  const facts = { path: "/objects/a.png", kind: "image", mediaType: "image/png" } as const;
  await database.mediaAsset.create({
    data: { ...facts, byteSize: bytes.length, checksum: "a", width: 8, height: 8 },
  });
  await database.siteIdentity.update({ where: { id: 1 }, data: { logo: "/objects/a.png" } });
  await database.project.create({ data: { name: "Secret", slug: "secret", visibility: "draft" } });
  cookie = await site.signIn();
});
afterAll(() => site.close());

const selection = `staticCopy {
  isRunning pagesWritten pagesKnown problem madeAt pageCount size leftOut address }`;

async function ask(query: string, input?: object) {
  const response = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { cookie },
    payload: { query, variables: { input } },
  });
  return response.json().data;
}
const read = async () => (await ask(`{ ${selection} }`)).staticCopy;
const make = async (input: object) => {
  const mutation = `mutation ($input: MakeStaticCopyInput!) {
    makeStaticCopy(input: $input) { ${selection} userErrors { field code } } }`;
  return (await ask(mutation, input)).makeStaticCopy;
};
const whenDone = () => vi.waitUntil(async () => !(await read()).isRunning, { timeout: 20_000 });

async function download(address = "/api/static-copy", from = cookie) {
  return site.app.inject({ url: address, headers: { cookie: from } });
}

async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

test("the owner sees how far the copy is, and downloads what everyone may see", async () => {
  expect((await download()).statusCode).toBe(404);
  expect((await make({ mail: "no address" })).userErrors).toEqual([
    { field: "mail", code: "INVALID" },
  ]);
  expect(await make({})).toMatchObject({ staticCopy: { isRunning: true, address: null } });
  await vi.waitUntil(async () => (await read()).pagesKnown !== null);
  // A second request starts no second copy.
  expect(await make({})).toMatchObject({ staticCopy: { isRunning: true } });
  release();
  await whenDone();
  const made = await read();
  expect(made).toMatchObject({ problem: null, madeAt: expect.any(String), pagesWritten: null });
  expect(made.leftOut).toContain("Secret: visitors do not find it");
  const response = await download(made.address);
  expect(response.headers).toMatchObject({
    "cache-control": "private, no-store",
    "content-type": "application/zip",
    "content-length": String(made.size),
  });
  const files = await unzip(response.rawPayload);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(["index.html", "work/index.html", "404.html", "static.js", ".htaccess"]),
  );
  expect(files.get("index.html")?.toString()).toContain(`src="objects/a.png/original.png"`);
  expect(files.get("objects/a.png/original.png")?.subarray(1, 4).toString()).toBe("PNG");
  expect((await download(made.address, "")).statusCode).toBe(401);
});

test("a copy that fails is told, and the former one stays for a day", async () => {
  const { madeAt } = await read();
  isBroken = true;
  isHeld = Promise.resolve();
  await make({});
  await whenDone();
  expect(await read()).toMatchObject({
    madeAt,
    problem: expect.stringMatching(/could not be rendered \(500\)/),
  });
  expect((await download()).statusCode).toBe(200);
  const { storage } = site.media;
  expect(await sweepCopies(storage, new Date())).toBe(0);
  const path = join(site.environment.dataFolder, "media/exports/static-copy.zip");
  const before = new Date(Date.now() - 25 * 3_600_000);
  await utimes(path, before, before);
  expect(await sweepCopies(storage, new Date())).toBe(1);
  expect(await read()).toMatchObject({ madeAt: null, address: null });
});
