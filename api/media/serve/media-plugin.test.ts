import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openMediaSite } from "../../testing/media-site.ts";

let site: Awaited<ReturnType<typeof openMediaSite>>;
let request: typeof site.request;

beforeAll(async () => {
  site = await openMediaSite();
  request = site.request;
});
afterAll(() => site.close());

describe("what visitors may see", () => {
  test("is sent whole, is stored by browsers for a year, and can do nothing as a page", async () => {
    const response = await request("/objects/shown.png");
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/png",
      etag: '"sum-shown"',
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, s-maxage=60, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(response.headers["content-security-policy"]).toContain("sandbox");
    expect(response.rawPayload).toHaveLength(Number(response.headers["content-length"]));
  });

  test("the captions of a video are sent as WebVTT, in the languages that there are", async () => {
    const captions = (language: string) =>
      request(`/objects/video.png/captions-${language}.vtt?v=1`, {}, "owner");
    const { statusCode, headers, body } = await captions("de");
    expect([statusCode, body]).toEqual([200, "WEBVTT\n"]);
    expect(headers).toMatchObject({
      "content-type": "text/vtt; charset=utf-8",
      "cache-control": "private, no-cache",
    });
    const again = { "if-none-match": String(headers.etag) };
    const url = "/objects/video.png/captions-de.vtt";
    expect((await request(url, again, "owner")).statusCode).toBe(304);
    expect((await request(url, {}, "owner", "HEAD")).body).toBe("");
    for (const absent of ["en", "DE", "de%2F", ""]) {
      expect((await captions(absent)).statusCode).toBe(404);
    }
  });

  test("answers HEAD with the same headers and no body", async () => {
    const whole = await request("/objects/shown.png");
    const head = await request("/objects/shown.png", {}, "visitor", "HEAD");
    const { date: _, ...headers } = head.headers;
    expect(whole.headers).toMatchObject(headers);
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
    expect(head.rawPayload).toHaveLength(0);
  });

  test.each([
    ['"sum-shown"', 304],
    ['"other", W/"sum-shown"', 304],
    ["*", 304],
    ['"other"', 200],
  ])("is not sent again to who has it: %s", async (tag, status) => {
    expect((await request("/objects/shown.png", { "if-none-match": tag })).statusCode).toBe(status);
  });

  test.each([
    ["bytes=2-5", 206, 2, 6],
    ["bytes=-4", 206, -4, undefined],
    ["bytes=10-", 206, 10, undefined],
    ["bytes=-999999", 206, 0, undefined],
    ["bytes=0-1,4-5", 200, 0, undefined],
    ["items=0-1", 200, 0, undefined],
  ])("is sent in part: %s", async (range, status, start, end) => {
    const whole = await request("/objects/shown.png");
    const part = await request("/objects/shown.png", { range });
    expect(part.statusCode).toBe(status);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(start, end));
  });

  test("a range beyond the end, and one of other bytes, are handled as HTTP says", async () => {
    const beyond = await request("/objects/shown.png", { range: "bytes=999999-" });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers["content-range"]).toMatch(/^bytes \*\/\d+$/);
    const other = { range: "bytes=0-1", "if-range": '"other"' };
    expect((await request("/objects/shown.png", other)).statusCode).toBe(200);
  });

  test("is not found in a size that is not made yet where its original is lost, as the original is", async () => {
    const { storage } = site;
    const key = "objects/shown.png";
    const original = await buffer(storage.read(key));
    await storage.remove(key);
    for (const address of [`/${key}`, `/${key}/480.jpeg`, `/${key}/480.avif`]) {
      expect([address, (await request(address)).statusCode]).toEqual([address, 404]);
    }
    await storage.write(key, original);
    expect((await request(`/${key}/480.jpeg`)).statusCode).toBe(200);
  });

  test.each([
    ["320.avif", 320],
    ["640.webp", 640],
    ["700.jpeg", 700],
  ])("comes smaller as %s, made once", async (name, width) => {
    // Such a header accepts no other format in place of the requested one.
    const headers = { accept: `image/${name.split(".")[1]}` };
    const [one, other] = await Promise.all([
      request(`/objects/shown.png/${name}`, headers),
      request(`/objects/shown.png/${name}`, headers),
    ]);
    expect(one.statusCode).toBe(200);
    expect(one.rawPayload).toEqual(other.rawPayload);
    expect((await sharp(one.rawPayload).metadata()).width).toBe(width);
  });

  test.each(["321.avif", "1280.avif", "0320.avif", "320.gif", "320", "320.avif/x"])(
    "comes in no other size or form: %s",
    async (name) => {
      expect((await request(`/objects/shown.png/${name}`)).statusCode).toBe(404);
    },
  );
});

describe("an AVIF that is not made yet", () => {
  const formats = "image/avif,image/webp,image/*,*/*;q=0.8";
  const untilMade = (url: string) =>
    vi.waitFor(
      async () => {
        const made = await request(url, { accept: formats });
        expect(made.headers["content-type"]).toBe("image/avif");
        return made;
      },
      { timeout: 20_000 },
    );

  test("is WebP meanwhile, which no cache stores", async () => {
    const url = "/objects/shown.png/480.avif";
    const [first, other] = await Promise.all([request(url, { accept: formats }), request(url)]);
    for (const { statusCode, headers, rawPayload } of [first, other]) {
      expect({ statusCode, ...headers }).toMatchObject({
        statusCode: 200,
        "content-type": "image/webp",
        "cache-control": "no-store",
        vary: "accept",
        etag: '"sum-shown-480-webp"',
      });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width: 480 });
    }
    const made = await untilMade(url);
    expect(made.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, s-maxage=60, immutable",
      etag: '"sum-shown-480-avif"',
    });
    expect(made.headers.vary).toBeUndefined();
    expect((await sharp(made.rawPayload).metadata()).format).toBe("heif");
    const standIn = String(first.headers.etag);
    expect((await request(url, { "if-none-match": standIn })).statusCode).toBe(200);
  });

  test("is made at once for those who do not take WebP", async () => {
    const { headers } = await request("/objects/shown.png/640.avif", { accept: "image/avif" });
    expect(headers["content-type"]).toBe("image/avif");
    expect(headers["cache-control"]).toContain("immutable");
  });

  test("stays as private as it will be", async () => {
    const url = "/objects/hidden.png/480.avif";
    expect((await request(url, {}, "guest")).statusCode).toBe(404);
    const { headers } = await request(url, {}, "owner");
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "no-store",
      vary: "cookie, accept",
    });
  });
});
