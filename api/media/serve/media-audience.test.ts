import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMediaSite } from "../../testing/media-site.ts";

let site: Awaited<ReturnType<typeof openMediaSite>>;
let request: typeof site.request;

beforeAll(async () => {
  site = await openMediaSite();
  request = site.request;
});
afterAll(() => site.close());

test("shared caches ask again within a minute, and learn that a file has become protected", {
  tags: "bothDatabases",
}, async () => {
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
      // One purge by this key removes pages and media from a CDN.
      expect([headers["surrogate-key"], headers["cache-tag"]]).toEqual(["vitrine", "vitrine"]);
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
    "/objects/video.png/captions-de.vtt?v=1",
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
    expect(guest.headers["surrogate-key"]).toBeUndefined();
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
