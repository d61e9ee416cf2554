import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { mediaPlugin } from "./media-plugin.ts";

const viewers = {
  visitor: { isOwner: false, hasPortfolioAccess: false },
  guest: { isOwner: false, hasPortfolioAccess: true },
  owner: { isOwner: true, hasPortfolioAccess: true },
};
type ViewerName = keyof typeof viewers;

let site: TestSite;
let app: FastifyInstance;

beforeAll(async () => {
  site = await openTestSite();
  app = Fastify();
  await app.register(mediaPlugin, {
    ...site.media,
    database: site.database,
    makeContext: ({ headers }) => ({
      viewer: viewers[headers["x-viewer"] === "guest" ? "guest" : ownerOrVisitor(headers)],
    }),
  });
  await store("shown");
  const withheld = await store("withheld");
  await site.media.derivatives.ensure(withheld, 320, "avif");
  await store("hidden");
  await store("trashed");
  await store("unused");
  await store("poster");
  await site.database.project.create({
    data: { name: "Open", slug: "open", heroImage: "/objects/shown.png?v=3" },
  });
  await site.database.project.create({
    data: {
      name: "Closed",
      slug: "closed",
      isPasswordProtected: true,
      whyContent: modules(["hero-image", "withheld"], ["hero-image", "video"]),
      resultContent: modules(["hero-image", "hidden", { hidden: true }]),
    },
  });
  await site.database.project.create({
    data: { name: "Gone", slug: "gone", deletedAt: new Date(), heroImage: "/objects/trashed.png" },
  });
  await site.media.storage.write("objects/video.png", Buffer.from("video"));
  await site.database.mediaAsset.create({
    data: {
      path: "/objects/video.png",
      kind: "video",
      mediaType: "video/mp4",
      byteSize: 4,
      width: 1,
      height: 1,
      checksum: "video",
      posterPath: "/objects/poster.png",
    },
  });
});
afterAll(async () => {
  await app.close();
  await site.close();
});

function ownerOrVisitor(headers: Record<string, unknown>): ViewerName {
  return headers["x-viewer"] === "owner" ? "owner" : "visitor";
}

function modules(...list: [type: string, name: string, more?: object][]): string {
  return JSON.stringify(
    list.map(([type, name, more]) => ({ type, imageSrc: `/objects/${name}.png`, ...more })),
  );
}

async function store(name: string) {
  const bytes = await sharp({
    create: { width: 700, height: 350, channels: 3, background: "#336699" },
  })
    .png()
    .toBuffer();
  await site.media.storage.write(`objects/${name}.png`, bytes);
  return site.database.mediaAsset.create({
    data: {
      path: `/objects/${name}.png`,
      kind: "image",
      mediaType: "image/png",
      byteSize: bytes.length,
      width: 700,
      height: 350,
      checksum: `sum-${name}`,
    },
  });
}

function request(
  url: string,
  headers: Record<string, string> = {},
  viewer: ViewerName = "visitor",
  method: "GET" | "HEAD" | "POST" | "DELETE" = "GET",
) {
  return app.inject({ method, url, headers: { "x-viewer": viewer, ...headers } });
}

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

  test.each([
    ["320.avif", 320],
    ["640.webp", 640],
    ["700.jpeg", 700],
  ])("comes smaller as %s, made once", async (name, width) => {
    const [one, other] = await Promise.all([
      request(`/objects/shown.png/${name}`),
      request(`/objects/shown.png/${name}`),
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

test("shared caches ask again within a minute, and learn that a file has become protected", async () => {
  const setProtection = (isPasswordProtected: boolean) =>
    site.database.project.update({ where: { slug: "closed" }, data: { isPasswordProtected } });
  for (const url of ["/objects/withheld.png", "/objects/withheld.png/320.avif"]) {
    await setProtection(false);
    const first = await request(url);
    const etag = String(first.headers.etag);
    const again = await request(url, { "if-none-match": etag });
    const part = await request(url, { range: "bytes=0-1" });
    expect([first, again, part].map(({ statusCode }) => statusCode)).toEqual([200, 304, 206]);
    for (const { headers } of [first, again, part]) {
      const seconds = /\bs-maxage=(\d+)/.exec(String(headers["cache-control"]))?.[1];
      expect(Number(seconds)).toBeLessThanOrEqual(60);
    }
    await setProtection(true);
    const closed = await request(url, { "if-none-match": etag });
    expect([closed.statusCode, closed.headers["cache-control"]]).toEqual([404, "no-store"]);
  }
});

describe("what they may not see", () => {
  const addresses = [
    "/objects/withheld.png",
    "/objects/%77ithheld.png",
    "/objects/withheld%2Epng",
    "/objects/withheld.png?v=1",
    "/objects/withheld.png/320.avif",
    "/objects/withheld.png/700.jpeg",
    "/objects/video.png",
    "/objects/poster.png",
    "/objects/poster.png/320.webp",
  ];

  test.each(addresses)("%s is as absent for them, and private for a guest", async (url) => {
    const absent = await request("/objects/absent.png");
    for (const method of ["GET", "HEAD"] as const) {
      const headers = { range: "bytes=0-1", "if-none-match": '"sum-withheld"' };
      const response = await request(url, headers, "visitor", method);
      expect(response.statusCode).toBe(404);
      expect(response.headers["cache-control"]).toBe("no-store");
      if (method === "GET") expect(response.body).toBe(absent.body);
    }
    const guest = await request(url, {}, "guest");
    expect(guest.statusCode).toBe(200);
    expect(guest.headers["cache-control"]).toBe("private, no-cache");
    expect(guest.headers.vary).toBe("cookie");
  });

  test.each([
    "/objects//withheld.png",
    "/objects/./withheld.png",
    "/OBJECTS/withheld.png",
    "/objects/withheld.png/",
    "/objects/withheld.png%00",
    "/objects/..%2fobjects%2fwithheld.png",
    "/objects/withheld%252Epng",
  ])("no spelling gets round it: %s", async (url) =>
    expect((await request(url)).statusCode).toBe(404),
  );

  test.each(["POST", "DELETE"] as const)("nor does %s", async (method) => {
    expect((await request("/objects/shown.png", {}, "owner", method)).statusCode).toBe(404);
  });

  test.each(["hidden", "trashed", "unused"])("%s media is the owner's alone", async (name) => {
    const url = `/objects/${name}.png`;
    expect((await request(url)).statusCode).toBe(404);
    expect((await request(url, {}, "guest")).statusCode).toBe(404);
    expect((await request(url, {}, "owner")).statusCode).toBe(200);
  });

  test("a change acts on the next request", async () => {
    const status = async () => (await request("/objects/withheld.png/320.avif")).statusCode;
    const protect = (isPasswordProtected: boolean) =>
      site.database.project.update({ where: { slug: "closed" }, data: { isPasswordProtected } });
    await protect(false);
    expect(await status()).toBe(200);
    await protect(true);
    expect(await status()).toBe(404);
    const { id } = await site.database.workImage.create({
      data: { position: 0, src: "/objects/withheld.png", project: { connect: { slug: "closed" } } },
    });
    expect(await status()).toBe(200);
    await site.database.workImage.delete({ where: { id } });
    expect(await status()).toBe(404);
  });
});
