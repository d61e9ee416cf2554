import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.database.project.createMany({
    data: [
      { name: "Open & <shown>", slug: "open-&-shown" },
      { name: "Closed", slug: "closed", isPasswordProtected: true },
      { name: "Gone", slug: "gone", deletedAt: new Date() },
      { name: "Unlisted", slug: "unlisted", visibility: "unlisted" },
      { name: "Draft", slug: "draft", visibility: "draft" },
      { name: "Planned", slug: "planned", visibility: "draft", publishAt: inAYear(1) },
      { name: "Due", slug: "due", visibility: "draft", publishAt: inAYear(-1) },
    ],
  });
});
afterAll(() => site.close());

const inAYear = (years: number) => new Date(Date.now() + years * 365 * 24 * 60 * 60 * 1_000);
const get = (url: string) => site.app.inject({ url, headers: { host: "folio.test" } });

test("the sitemap lists what anyone may read, and nothing else", async () => {
  const { headers, payload } = await get("/sitemap.xml");
  expect(headers["content-type"]).toContain("application/xml");
  const addresses = [...payload.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    "http://folio.test/",
    "http://folio.test/work",
    "http://folio.test/about",
    "http://folio.test/connect",
    "http://folio.test/project/open-%26-shown",
    "http://folio.test/project/due",
  ]);
});

test("robots.txt keeps the admin area out and names the sitemap", async () => {
  const { payload } = await get("/robots.txt");
  expect(payload).toContain("Disallow: /admin");
  expect(payload).toContain("Sitemap: http://folio.test/sitemap.xml");
});
