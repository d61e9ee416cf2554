import { afterAll, beforeAll, expect, test } from "vitest";
import { runMutation } from "../testing/run-mutation.ts";
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

test("a new site keeps out who trains AI; what the owner chooses is in robots.txt and headers", async () => {
  const read = async () => {
    const { payload } = await get("/robots.txt");
    const { headers } = await get("/");
    const file = await get("/.well-known/tdmrep.json");
    const groups = payload.split("\n\n").slice(0, -1);
    const ruleOf = (agent: string) =>
      groups.find((group) => group.includes(`User-agent: ${agent}\n`))?.split("Disallow: ")[1];
    return {
      ...{ all: ruleOf("*"), training: ruleOf("GPTBot"), previews: ruleOf("Slackbot") },
      ...{ tag: headers["x-robots-tag"], tdm: headers["tdm-reservation"] },
      file: file.json()[0]?.["tdm-reservation"],
    };
  };
  expect(await read()).toEqual({
    ...{ all: "/admin", training: "/", previews: undefined, tag: "noai, noimageai", tdm: "1" },
    file: 1,
  });
  const choose = (input: object) =>
    runMutation(
      site,
      "updateSiteRobots",
      input,
      "siteRobots { allowsSearch allowsTraining allowsPreviews }",
    );
  expect(await choose({ allowsSearch: false })).toMatchObject({
    siteRobots: { allowsSearch: false, allowsTraining: false, allowsPreviews: true },
  });
  expect(await read()).toEqual({
    ...{ all: "/", training: undefined, previews: "/admin", tdm: "1" },
    ...{ tag: "noindex, noai, noimageai", file: 1 },
  });
  const path = "/objects/shown.svg";
  const mediaType = "image/svg+xml";
  await site.database.mediaAsset.create({
    data: { path, kind: "image", mediaType, byteSize: 6, checksum: "sum", width: 1, height: 1 },
  });
  await site.media.storage.write(path.slice(1), Buffer.from("<svg/>"));
  await site.database.siteIdentity.updateMany({ data: { logo: path } });
  const picture = await get(path);
  expect([picture.statusCode, picture.headers["x-robots-tag"]]).toEqual([
    200,
    "noindex, noai, noimageai",
  ]);
  await choose({ allowsSearch: true, allowsTraining: true, allowsPreviews: false });
  expect(await read()).toEqual({
    ...{ all: "/admin", training: undefined, previews: "/", tag: undefined, tdm: undefined },
    file: 0,
  });
  // A site on which the owner has not chosen yet.
  await site.database.siteRobots.deleteMany();
  expect((await get("/robots.txt")).payload).toMatch(/^User-agent: \*\nDisallow: \/admin\n/);
  expect((await get("/.well-known/tdmrep.json")).statusCode).toBe(404);
});
