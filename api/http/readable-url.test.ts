import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { readableUrl } from "./readable-url.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test.each([
  ["/work?x=%", "/work?x=%"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["http://elsewhere.example/work?x=1", "/work?x=1"],
  ["http://elsewhere.example", "/"],
  ["http://elsewhere.example?x=1", "/?x=1"],
  ["*", "/*"],
])("%s is the address %s", (requested, address) => {
  expect(readableUrl(requested)).toBe(address);
});

test.each(["//elsewhere.example/", "//%00//x", "///", "//[", "/api/..//%00//x"])(
  "%s is an address of this site like any other",
  async (url) => {
    const response = await site.app.inject({ url });
    expect(response.statusCode).toBe(200);
  },
);

test.each(["[", "a b", "%00", "host:port"])("the Host %s is refused", async (host) => {
  const response = await site.app.inject({ url: "/", headers: { host } });
  expect(response.statusCode).toBe(400);
});

test.each(["/%0a", "/%0d", "/%e2%80%a8", "/%E2%80%A9x", "/work/%0A", "/a/b%0d%0ac/d?x=1"])(
  "%s is the address of nothing",
  async (url) => {
    const { statusCode, headers } = await site.app.inject({ url });
    expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
  },
);
