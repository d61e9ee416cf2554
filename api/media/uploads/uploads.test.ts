import { readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { noise, type UploadSteps, uploadSteps } from "../../testing/upload-steps.ts";

let site: TestSite;
let cookie: string;
let steps: UploadSteps;

beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
  steps = uploadSteps(site, cookie);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.mediaAsset.deleteMany();
});

describe("the way of a file", () => {
  test("from an address to an object that is served bit for bit", async () => {
    const url = await steps.request();
    const bytes = await noise();
    const sent = await steps.put(url, bytes);
    expect(sent.statusCode).toBe(201);
    expect(sent.headers.etag).toMatch(/^"[0-9a-f]{64}"$/);
    const done = await steps.finalize(`http://localhost${url}`);
    expect(done).toEqual({
      objectPath: expect.stringMatching(/^\/objects\/[0-9a-f-]{36}\.jpg$/),
      userErrors: [],
    });
    expect(await steps.finalize(`http://localhost${url.split("?")[0]}`)).toEqual(done);
    const served = await site.app.inject({ url: done?.objectPath ?? "", headers: { cookie } });
    expect(served.rawPayload.equals(bytes)).toBe(true);
    expect((await site.app.inject({ url: done?.objectPath ?? "" })).statusCode).toBe(404);
    const asset = await site.database.mediaAsset.findFirstOrThrow();
    expect(asset).toMatchObject({ width: 40, height: 20, kind: "image", mediaType: "image/jpeg" });
  });

  test("a call that was interrupted behind the asset is repeated with the same result", async () => {
    const url = await steps.request();
    await steps.put(url, await noise());
    const { facts } = await site.database.upload.findFirstOrThrow({ where: { state: "received" } });
    const done = await steps.finalize(`http://localhost${url}`);
    await site.database.upload.updateMany({
      where: { objectPath: done?.objectPath ?? "" },
      data: { state: "received", facts, objectPath: null },
    });
    expect(await steps.finalize(`http://localhost${url}`)).toEqual(done);
    expect(await site.database.mediaAsset.count()).toBe(1);
  });

  test("an address takes one file", async () => {
    const url = await steps.request();
    expect((await steps.put(url, await noise())).statusCode).toBe(201);
    expect((await steps.put(url, await noise())).statusCode).toBe(409);
  });

  test("the same bytes are stored once, which is said, also of those that arrive at the same time", async () => {
    const bytes = await noise();
    const before = (await steps.filesOnDisk()).length;
    const finalize = (url: string) =>
      runMutation(
        site,
        "finalizeUpload",
        { uploadURL: `http://localhost${url}` },
        "objectPath wasStored",
      );
    const urls = [await steps.request(), await steps.request()];
    for (const url of urls) await steps.put(url, bytes);
    const both = await Promise.all(urls.map(finalize));
    expect(both[0]?.objectPath).toBe(both[1]?.objectPath);
    expect(both.map(({ wasStored }) => wasStored).toSorted()).toEqual([false, true]);
    // Repeated calls return the same result.
    expect(await Promise.all(urls.map(finalize))).toEqual(both);
    expect(await steps.filesOnDisk()).toHaveLength(before + 1);
  });

  test.each([
    ["lost", (path: string) => rm(path)],
    ["cut short", (path: string) => truncate(path, 10)],
    ["damaged", async (path: string) => writeFile(path, (await readFile(path)).reverse())],
  ])(
    "a file that was %s is whole again when the same bytes are sent once more",
    async (_name, damage) => {
      const bytes = await noise();
      const before = (await steps.filesOnDisk()).length;
      const upload = async () => {
        const url = await steps.request();
        await steps.put(url, bytes);
        return (await steps.finalize(`http://localhost${url}`))?.objectPath ?? "";
      };
      const path = await upload();
      await damage(join(site.environment.dataFolder, "media", path));
      expect(await upload()).toBe(path);
      const served = await site.app.inject({ url: path, headers: { cookie } });
      expect(served.rawPayload.equals(bytes)).toBe(true);
      expect(await steps.filesOnDisk()).toHaveLength(before + 1);
    },
  );

  test("REST says so, too, and a deleted file comes back", async () => {
    const bytes = await noise();
    const keep = async () => {
      const imageURL = `http://localhost${await steps.request()}`;
      await steps.put(imageURL.slice("http://localhost".length), bytes);
      const url = "/api/objects/image";
      const reply = await site.app.inject({
        ...{ method: "PUT", url, headers: { cookie }, payload: { imageURL } },
      });
      return reply.json<{ objectPath: string }>();
    };
    const first = await keep();
    expect(first).toEqual({ objectPath: first.objectPath });
    await site.database.mediaAsset.updateMany({ data: { deletedAt: new Date() } });
    expect(await keep()).toEqual({ ...first, wasStored: true });
    expect(await site.database.mediaAsset.findMany()).toMatchObject([{ deletedAt: null }]);
  });

  test("a file is found by the name it came with, and stored twice it has the first", async () => {
    const fileName = "C:\\Work\\Tide table.jpg";
    const bytes = await noise();
    const names: unknown[] = [];
    for (const input of [{}, { fileName }, { fileName: "Copy.jpg" }]) {
      const asked = await runMutation(site, "requestUpload", input, "uploadURL");
      const { pathname, search } = new URL(String(asked.uploadURL));
      await steps.put(pathname + search, bytes);
      const done = await runMutation(
        site,
        "finalizeUpload",
        { uploadURL: pathname },
        "asset { fileName path }",
      );
      names.push(done.asset);
    }
    const path = expect.stringMatching(/^\/objects\//);
    const [unnamed, ...named] = names as { fileName: string; path: string }[];
    expect(unnamed?.path).toBe(`/objects/${unnamed?.fileName}`);
    expect(named).toEqual([
      { fileName: "Tide table.jpg", path },
      { fileName: "Tide table.jpg", path },
    ]);
  });

  test.each([
    ["another site", "https://elsewhere.example/api/objects/upload/", "NOT_ISSUED_HERE"],
    ["no address", "nonsense", "NOT_ISSUED_HERE"],
  ])("nothing is fetched from %s", async (_name, address, code) => {
    expect(await steps.finalize(address)).toEqual({ objectPath: null, userErrors: [{ code }] });
  });

  test("nothing comes of an address that nothing was sent to", async () => {
    expect(await steps.finalize(`http://localhost${await steps.request()}`)).toEqual({
      objectPath: null,
      userErrors: [{ code: "NOTHING_RECEIVED" }],
    });
  });
});

test("the REST calls of the documented flow do the same", async () => {
  const asked = await site.app.inject({
    method: "POST",
    url: "/api/objects/upload",
    headers: { cookie, "content-type": "application/json" },
  });
  const { pathname, search, href } = new URL(asked.json().uploadURL);
  expect((await steps.put(pathname + search, await noise())).statusCode).toBe(201);
  const kept = await site.app.inject({
    method: "PUT",
    url: "/api/objects/image",
    headers: { cookie },
    payload: { imageURL: href },
  });
  expect(kept.json()).toEqual({ objectPath: expect.stringMatching(/^\/objects\/.+\.jpg$/) });
});

describe("what visitors get", () => {
  test("is without place and device, upright, in its colours", async () => {
    const profiled = await sharp(await noise())
      .withIccProfile("p3")
      .withExif({ IFD0: { Model: "Spy camera" }, IFD3: { GPSLatitude: "48/1 51/1 30/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const url = await steps.request();
    expect((await steps.put(url, profiled)).statusCode).toBe(201);
    const { objectPath } = (await steps.finalize(`http://localhost${url}`)) ?? {};
    const original = await readFile(join(site.environment.dataFolder, "media", objectPath ?? ""));
    const metadata = await sharp(original).metadata();
    expect(original.includes("Spy camera")).toBe(false);
    expect(metadata).toMatchObject({ orientation: 6 });
    expect(metadata.icc?.length).toBe((await sharp(profiled).metadata()).icc?.length);
    const small = await site.app.inject({ url: `${objectPath}/20.webp`, headers: { cookie } });
    const shown = await sharp(small.rawPayload).metadata();
    expect(shown).toMatchObject({ width: 20, height: 40 });
    expect(shown.exif).toBeUndefined();
    expect(shown.icc).toBeDefined();
  });
});
