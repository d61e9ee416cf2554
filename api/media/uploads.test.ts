import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

const owner = { isOwner: true, hasPortfolioAccess: true };

let site: TestSite;
let cookie: string;

beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.mediaAsset.deleteMany();
});

async function picture(width = 40, height = 20): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 120, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .jpeg()
    .toBuffer();
}

async function request(): Promise<string> {
  const { data } = await site.graphql<{ requestUpload: { uploadURL: string } }>(
    "mutation { requestUpload(input: {}) { uploadURL userErrors { code } } }",
    {},
    owner,
  );
  return new URL(data?.requestUpload.uploadURL ?? "").href.replace("http://localhost", "");
}

function put(url: string, payload: Buffer, headers: Record<string, string> = { cookie }) {
  return site.app.inject({ method: "PUT", url, payload, headers });
}

async function finalize(uploadURL: string) {
  const { data } = await site.graphql<{
    finalizeUpload: { objectPath: string | null; userErrors: { code: string }[] };
  }>(
    `mutation ($input: FinalizeUploadInput!) {
      finalizeUpload(input: $input) { objectPath userErrors { code } }
    }`,
    { input: { uploadURL } },
    owner,
  );
  return data?.finalizeUpload;
}

/** Every file of the site's folders for media. */
async function filesOnDisk(): Promise<string[]> {
  const files: string[] = [];
  for (const folder of ["media/objects", "media/uploads", "incoming"]) {
    const path = join(site.environment.dataFolder, folder);
    files.push(...(await readdir(path).catch(() => [])));
  }
  return files;
}

describe("the way of a file", () => {
  test("from an address to an object that is served bit for bit", async () => {
    const url = await request();
    const bytes = await picture();
    const sent = await put(url, bytes);
    expect(sent.statusCode).toBe(201);
    expect(sent.headers.etag).toMatch(/^"[0-9a-f]{64}"$/);
    const done = await finalize(`http://localhost${url}`);
    expect(done).toEqual({
      objectPath: expect.stringMatching(/^\/objects\/[0-9a-f-]{36}\.jpg$/),
      userErrors: [],
    });
    expect(await finalize(`http://localhost${url.split("?")[0]}`)).toEqual(done);
    const served = await site.app.inject({ url: done?.objectPath ?? "", headers: { cookie } });
    expect(served.rawPayload.equals(bytes)).toBe(true);
    expect((await site.app.inject({ url: done?.objectPath ?? "" })).statusCode).toBe(404);
    const asset = await site.database.mediaAsset.findFirstOrThrow();
    expect(asset).toMatchObject({ width: 40, height: 20, kind: "image", mediaType: "image/jpeg" });
  });

  test("an address takes one file", async () => {
    const url = await request();
    expect((await put(url, await picture())).statusCode).toBe(201);
    expect((await put(url, await picture())).statusCode).toBe(409);
  });

  test("the same bytes are stored once", async () => {
    const bytes = await picture();
    const paths: unknown[] = [];
    const before = (await filesOnDisk()).length;
    for (const url of [await request(), await request()]) {
      await put(url, bytes);
      paths.push((await finalize(`http://localhost${url}`))?.objectPath);
    }
    expect(paths[0]).toBe(paths[1]);
    expect(await filesOnDisk()).toHaveLength(before + 1);
  });

  test.each([
    ["another site", "https://elsewhere.example/api/objects/upload/", "NOT_ISSUED_HERE"],
    ["no address", "nonsense", "NOT_ISSUED_HERE"],
  ])("nothing is fetched from %s", async (_name, address, code) => {
    expect(await finalize(address)).toEqual({ objectPath: null, userErrors: [{ code }] });
  });

  test("nothing comes of an address that nothing was sent to", async () => {
    expect(await finalize(`http://localhost${await request()}`)).toEqual({
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
  expect((await put(pathname + search, await picture())).statusCode).toBe(201);
  const kept = await site.app.inject({
    method: "PUT",
    url: "/api/objects/image",
    headers: { cookie },
    payload: { imageURL: href },
  });
  expect(kept.json()).toEqual({ objectPath: expect.stringMatching(/^\/objects\/.+\.jpg$/) });
});

describe("refused, and nothing left behind", () => {
  test.each([
    ["a visitor's file", {}, 401],
    ["a file that a foreign page sends", { "sec-fetch-site": "cross-site" }, 403],
  ])("%s", async (_name, headers, status) => {
    const before = await filesOnDisk();
    const given = "sec-fetch-site" in headers ? { cookie, ...headers } : headers;
    const response = await put(await request(), await picture(), given);
    expect(response.statusCode).toBe(status);
    expect(await filesOnDisk()).toEqual(before);
  });

  test("an altered and an expired address", async () => {
    const url = await request();
    const altered = await put(url.replace(/limit=\d+/, "limit=999999999999"), await picture());
    expect(altered.statusCode).toBe(403);
    const late = await put(url.replace(/expires=\d+/, "expires=1"), await picture());
    expect(late.statusCode).toBe(403);
  });

  test("an expired address, in words that uploaders know", async () => {
    const { uploads } = site.media;
    const { url } = await uploads.request("http://localhost");
    vi.useFakeTimers({ now: Date.now() + 16 * 60 * 1000, toFake: ["Date"] });
    try {
      const query = Object.fromEntries(new URL(url).searchParams);
      const id = new URL(url).pathname.split("/").at(-1) ?? "";
      await expect(
        uploads.receive(id, query, {
          stream: Readable.from([]),
          announcedSize: 1,
        }),
      ).rejects.toMatchObject({ statusCode: 403, message: "Request has expired" });
    } finally {
      vi.useRealTimers();
    }
  });

  test("a file whose sender falls silent in the middle", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { uploads } = site.media;
      const { url, id } = await uploads.request("http://localhost");
      const stream = new Readable({ read() {} });
      stream.push(await picture());
      const query = Object.fromEntries(new URL(url).searchParams);
      const received = uploads.receive(id, query, { stream, announcedSize: undefined });
      const refused = expect(received).rejects.toMatchObject({ statusCode: 408 });
      await expect.poll(() => vi.getTimerCount(), { interval: 5 }).toBeGreaterThan(0);
      await vi.advanceTimersByTimeAsync(61_000);
      await refused;
      expect(await readdir(uploads.incomingFolder)).toEqual([]);
      const upload = await site.database.upload.findUniqueOrThrow({ where: { id } });
      expect(upload.state).toBe("issued");
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ["text", Buffer.from("hello, this is no picture")],
    ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(5_000)])],
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["nothing", Buffer.alloc(0)],
  ])("%s is of no accepted type", async (_name, bytes) => {
    const before = await filesOnDisk();
    const response = await put(await request(), bytes);
    expect(response.statusCode).toBe(415);
    expect(response.json().error).toContain(
      "JPEG, PNG, WebP, AVIF, GIF, SVG, MP4, WebM, MOV and AVI",
    );
    expect(await filesOnDisk()).toEqual(before);
  });

  test("half a picture, and one with too many pixels", async () => {
    const before = await filesOnDisk();
    const whole = await picture(400, 300);
    const half = await put(await request(), whole.subarray(0, whole.length / 2));
    expect(half.statusCode).toBe(415);
    const bomb = await sharp({
      create: { width: 16_000, height: 9_000, channels: 3, background: "red" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect((await put(await request(), bomb)).statusCode).toBe(413);
    expect(await filesOnDisk()).toEqual(before);
  });

  test("a size beyond the limit, before a byte is read", async () => {
    const response = await site.app.inject({
      method: "PUT",
      url: await request(),
      headers: { cookie, "content-length": String(101 * 1024 * 1024) },
    });
    expect(response.statusCode).toBe(413);
  });
});

describe("what visitors get", () => {
  test("is without place and device, upright, in its colours", async () => {
    const profiled = await sharp(await picture())
      .withIccProfile("p3")
      .withExif({ IFD0: { Model: "Spy camera" }, IFD3: { GPSLatitude: "48/1 51/1 30/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const url = await request();
    expect((await put(url, profiled)).statusCode).toBe(201);
    const { objectPath } = (await finalize(`http://localhost${url}`)) ?? {};
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

describe("in one request", () => {
  function form(name: string, bytes: Buffer, fields: Record<string, string> = {}) {
    const boundary = "----vitrine";
    const head = Object.entries(fields).map(
      ([key, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    );
    const payload = Buffer.concat([
      Buffer.from(
        `${head.join("")}--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const headers = {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "sec-fetch-site": "same-origin",
    };
    return { payload, headers };
  }

  test("a form's file is kept under /uploads", async () => {
    const { payload, headers } = form("image", await picture());
    const sent = await site.app.inject({
      method: "POST",
      url: "/api/upload/single",
      payload,
      headers: { ...headers, cookie, "sec-fetch-site": "same-origin" },
    });
    expect(sent.statusCode).toBe(201);
    const { path } = sent.json();
    expect(path).toMatch(/^\/uploads\/[0-9a-f-]{36}\.jpg$/);
    expect((await site.app.inject({ url: path, headers: { cookie } })).statusCode).toBe(200);
  });

  test("a form without the file is refused", async () => {
    const { payload, headers } = form("other", await picture());
    const sent = await site.app.inject({
      method: "POST",
      url: "/api/upload/single",
      payload,
      headers: { ...headers, cookie, "sec-fetch-site": "same-origin" },
    });
    expect(sent.statusCode).toBe(400);
  });

  const operations = JSON.stringify({
    query:
      "mutation ($file: Upload!) { uploadMedia(file: $file) { asset { path width } userErrors { code } } }",
    variables: { file: null },
  });
  const fields = { operations, map: JSON.stringify({ 0: ["variables.file"] }) };

  test.each([
    ["the owner's", () => ({ cookie, "x-vitrine-client": "test" }), 200],
    ["one that any page could send", () => ({ cookie }), 403],
    ["a visitor's", () => ({ "x-vitrine-client": "test" }), 401],
  ])("uploadMedia: %s", async (_name, credentials, status) => {
    const { payload, headers } = form("0", await picture(33, 20), fields);
    const sent = await site.app.inject({
      method: "POST",
      url: "/graphql",
      payload,
      headers: { ...headers, ...credentials() },
    });
    expect(sent.statusCode).toBe(status);
    if (status === 200) {
      expect(sent.json().data.uploadMedia).toMatchObject({ asset: { width: 33 }, userErrors: [] });
    }
  });

  test("uploadMedia says what is wrong with a file", async () => {
    const { payload, headers } = form("0", Buffer.from("no picture"), fields);
    const sent = await site.app.inject({
      method: "POST",
      url: "/graphql",
      payload,
      headers: { ...headers, cookie, "x-vitrine-client": "test" },
    });
    expect(sent.json().data.uploadMedia).toEqual({
      asset: null,
      userErrors: [{ code: "UNSUPPORTED_TYPE" }],
    });
  });
});
