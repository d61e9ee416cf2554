import { readdir } from "node:fs/promises";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { postgresServer } from "../../testing/postgres.ts";
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

describe("refused, and nothing left behind", () => {
  test.each([
    ["a visitor's file", {}, 401],
    ["a file that a foreign page sends", { "sec-fetch-site": "cross-site" }, 403],
  ])("%s", async (_name, headers, status) => {
    const before = await steps.filesOnDisk();
    const given = "sec-fetch-site" in headers ? { cookie, ...headers } : headers;
    const response = await steps.put(await steps.request(), await noise(), given);
    expect(response.statusCode).toBe(status);
    expect(await steps.filesOnDisk()).toEqual(before);
  });

  test("an altered and an expired address", async () => {
    const url = await steps.request();
    const altered = await steps.put(url.replace(/limit=\d+/, "limit=999999999999"), await noise());
    expect(altered.statusCode).toBe(403);
    const late = await steps.put(url.replace(/expires=\d+/, "expires=1"), await noise());
    expect(late.statusCode).toBe(403);
  });

  test.each([
    ["from a while ago", 0, 16 * 60 * 1000],
    ["that a clock made which ran ahead", 365 * 24 * 60 * 60 * 1000, 0],
  ])("an address %s, in words that uploaders know", async (_which, made, used) => {
    const { uploads } = site.media;
    const now = Date.now();
    vi.useFakeTimers({ now: now + made, toFake: ["Date"] });
    try {
      const { url } = await uploads.request("http://localhost");
      vi.setSystemTime(now + used);
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

  // Skipped on PostgreSQL, because fake timers would also stop the timers of the database
  // connection.
  test.skipIf(postgresServer())("a file whose sender falls silent in the middle", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { uploads } = site.media;
      const { url, id } = await uploads.request("http://localhost");
      const stream = new Readable({ read() {} });
      stream.push(await noise());
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
    const before = await steps.filesOnDisk();
    const response = await steps.put(await steps.request(), bytes);
    expect(response.statusCode).toBe(415);
    expect(response.json().error).toContain(
      "JPEG, PNG, WebP, AVIF, GIF, SVG, TIFF, MP4, WebM, MOV or AVI",
    );
    expect(await steps.filesOnDisk()).toEqual(before);
  });

  test("half a picture, and one with too many pixels", { tags: "long" }, async () => {
    const before = await steps.filesOnDisk();
    const whole = await noise(400, 300);
    const half = await steps.put(await steps.request(), whole.subarray(0, whole.length / 2));
    expect(half.statusCode).toBe(415);
    const bomb = await sharp({
      create: { width: 16_000, height: 9_000, channels: 3, background: "red" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect((await steps.put(await steps.request(), bomb)).statusCode).toBe(413);
    expect(await steps.filesOnDisk()).toEqual(before);
  });

  test("a size beyond the limit, before a byte is read", async () => {
    const response = await site.app.inject({
      method: "PUT",
      url: await steps.request(),
      headers: { cookie, "content-length": String(101 * 1024 * 1024) },
    });
    expect(response.statusCode).toBe(413);
  });
});
