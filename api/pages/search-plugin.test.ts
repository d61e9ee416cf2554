import { colord } from "colord";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { drawIcon } from "./site-icon.ts";

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

test.each([
  ["/apple-touch-icon.png", 180],
  ["/icon-192.png", 192],
  ["/icon-512.png", 512],
])("%s is a picture of %i pixels", async (url, size) => {
  const { rawPayload, headers } = await get(url);
  expect(headers["content-type"]).toBe("image/png");
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: size, height: size });
});

test("the icon follows the owner's colours, also as .ico", async () => {
  const before = (await get("/favicon.ico")).rawPayload;
  expect(before.readUInt32LE(14)).toBe(before.length - 22);
  await site.database.siteColors.updateMany({ data: { background: "#fafafa" } });
  expect((await get("/favicon.ico")).rawPayload.equals(before)).toBe(false);
  expect((await get("/favicon.svg")).payload).toContain('fill="#fafafa"');
});

test("the icon is seen where all colours are the same", () => {
  const svg = drawIcon({ background: "#777777", textPrimary: "#777777", navHover: "#777777" });
  const stroke = /stroke="(#\w+)"/.exec(svg)?.[1] ?? "";
  expect(colord(stroke).toHex()).not.toBe("#777777");
});

test("the manifest names the icons", async () => {
  const manifest = (await get("/site.webmanifest")).json();
  expect(manifest.name).toBe("Portfolio");
  for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200);
});
