import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeBucket, type Fault, startFakeBucket } from "../../testing/fake-bucket.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

let bucket: FakeBucket;
let site: TestSite;
beforeAll(async () => {
  bucket = await startFakeBucket();
  const { name, endpoint = "", accessKeyId, secretAccessKey } = bucket.settings;
  site = await openTestSite({
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  await site.media.storage.write("objects/hero.png", Buffer.from("hero"));
  await site.database.mediaAsset.create({
    data: {
      path: "/objects/hero.png",
      kind: "image",
      mediaType: "image/png",
      byteSize: 4,
      width: 1,
      height: 1,
      checksum: "hero",
    },
  });
  // The file is a picture of the site's identity, so everyone may read it.
  await site.database.siteIdentity.updateMany({ data: { portrait: "/objects/hero.png" } });
});
beforeEach(() => {
  bucket.faults.length = 0;
});
afterAll(async () => {
  await site.close();
  await bucket.close();
});

const troubles: [string, Fault][] = [
  ["frozen", "hang"],
  ["down", "reset"],
];

// Without own timeouts, a request would wait for the bucket for 80 seconds, as the client library
// does.
test.each(troubles)(
  "while the bucket is %s a file is 503, and soon",
  { tags: "long", timeout: 30_000 },
  async (_name, fault) => {
    bucket.faults.push(...Array<Fault>(200).fill(fault));
    const response = await site.app.inject({ url: "/objects/hero.png" });
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("10");
    expect(response.headers["cache-control"]).toBe("no-store");
  },
);

test("a bucket that goes away before the first byte of a file is told as such", {
  tags: "long",
}, async () => {
  // The first request only asks for the size. Its response has no body that could be truncated.
  bucket.faults.push("truncate", ...Array<Fault>(200).fill("reset"));
  const { statusCode, headers, ...response } = await site.app.inject({ url: "/objects/hero.png" });
  expect(response.json()).toMatchObject({ code: "STORAGE_UNREACHABLE" });
  expect([statusCode, headers["retry-after"], headers["cache-control"]]).toEqual([
    ...[503, "10", "no-store"],
  ]);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(headers).not.toHaveProperty("etag");
});

test.each(troubles)(
  "while the bucket is %s health says it, and soon",
  { tags: "long" },
  async (_name, fault) => {
    bucket.faults.push(...Array<Fault>(200).fill(fault));
    const response = await site.app.inject({ url: "/api/health" });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ failing: ["media"] });
    // The check did not wait for all attempts of the client library.
    expect(bucket.faults.length).toBeGreaterThan(190);
  },
);

test("when the bucket is back the file is there", async () => {
  const response = await site.app.inject({ url: "/objects/hero.png" });
  expect([response.statusCode, response.body]).toEqual([200, "hero"]);
});
