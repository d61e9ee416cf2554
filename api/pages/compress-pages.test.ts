import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const get = (accepted?: string) =>
  site.app.inject({ url: "/", headers: accepted ? { "accept-encoding": accepted } : {} });

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip, br;q=0", "gzip", gunzipSync],
  ["gzip ; q=0.5,br ;\tq=0.000", "gzip", gunzipSync],
])("a browser that takes %s gets %s", async (accepted, encoding, decompress) => {
  const { headers, rawPayload } = await get(accepted);
  expect(headers).toMatchObject({
    "content-encoding": encoding,
    vary: "accept-encoding, cookie, authorization",
  });
  expect(decompress(rawPayload).toString()).toContain("<!doctype html>");
});

test.each([
  ["nothing", undefined],
  ["neither", "zstd, gzip;q=0, br;level=1"],
  ["more than any browser says", `br, ${" ".repeat(500)}gzip`],
])("a browser that takes %s gets the page as it is", async (_words, accepted) => {
  const { headers, payload } = await get(accepted);
  expect(headers["content-encoding"]).toBeUndefined();
  expect(payload).toContain("<!doctype html>");
});
