import { afterAll, beforeAll, expect, test } from "vitest";
import { placeProjects } from "../projects/order/place-actions.ts";
import { setProjectProtection, updateProject } from "../projects/project-actions.ts";
import { setVisibility } from "../projects/visibility/visibility-actions.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1_000);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.database.mediaAsset.create({
    data: {
      path: "/objects/tide.png",
      kind: "image",
      mediaType: "image/png",
      byteSize: 4,
      width: 2400,
      height: 1600,
      checksum: "tide",
    },
  });
  await site.database.project.createMany({
    data: [
      { name: "Old", slug: "old", createdAt: day(1), language: "nb" },
      {
        name: 'Tide & <"Moon">',
        slug: "tide-&-moon",
        createdAt: day(3),
        heroImage: "/objects/tide.png?v=2",
      },
      { name: "Due", slug: "due", createdAt: day(2), visibility: "draft", publishAt: day(9) },
      { name: "Closed", slug: "closed", isPasswordProtected: true },
      { name: "Gone", slug: "gone", deletedAt: day(4) },
      { name: "Unlisted", slug: "unlisted", visibility: "unlisted" },
      { name: "Draft", slug: "draft", visibility: "draft" },
      { name: "Planned", slug: "planned", visibility: "draft", publishAt: inAYear },
    ],
  });
  await site.database.siteIdentity.updateMany({ data: { ownerName: "Ilse\u0001 & Co" } });
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ url, headers: { host: "folio.test" } });

test("the JSON feed holds what anyone may read, the newest publication first", {
  tags: "bothDatabases",
}, async () => {
  const { headers, payload } = await get("/feed.json");
  expect(headers["content-type"]).toBe("application/feed+json; charset=utf-8");
  const feed = JSON.parse(payload);
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: "http://folio.test/",
    feed_url: "http://folio.test/feed.json",
  });
  expect(feed.items.map(({ title }: { title: string }) => title)).toEqual([
    "Due",
    'Tide & <"Moon">',
    "Old",
  ]);
  const [, tide] = feed.items;
  expect(tide.url).toBe("http://folio.test/project/tide-%26-moon");
  expect(tide.image).toBe("http://folio.test/objects/tide.png/preview.jpeg?focus=50-50");
  expect(tide.date_published).toBe(day(3).toISOString());
  expect(feed.items[0].date_published).toBe(day(9).toISOString());
  expect(feed.items.map(({ language }: { language?: string }) => language)).toEqual([
    ...[undefined, undefined, "nb"],
  ]);
  expect(feed.items[2].content_html).toBe('<p><a href="http://folio.test/project/old">Old</a></p>');
});

test("a project is as new as the moment at which it first became public", async () => {
  const made = await site.database.project.create({
    data: { name: "Long in the making", slug: "long", visibility: "draft", createdAt: day(1) },
  });
  const publishedInFeed = async (title: string) => {
    const { items } = (await get("/feed.json")).json();
    return items.find((item: { title: string }) => item.title === title)?.date_published;
  };
  const before = new Date().toISOString();
  await setVisibility(site.database, made.id, { visibility: "unlisted" });
  await setVisibility(site.database, made.id, { visibility: "public" });
  const published = await publishedInFeed(made.name);
  expect(published >= before).toBe(true);
  await setVisibility(site.database, made.id, { visibility: "draft" });
  expect(await publishedInFeed(made.name)).toBeUndefined();
  await setVisibility(site.database, made.id, { visibility: "public" });
  expect(await publishedInFeed(made.name)).toBe(published);

  const due = await site.database.project.findFirstOrThrow({ where: { slug: "due" } });
  await setVisibility(site.database, due.id, { visibility: "public" });
  expect(await publishedInFeed(due.name)).toBe(day(9).toISOString());

  const old = await site.database.project.findFirstOrThrow({ where: { slug: "old" } });
  const oldest = await publishedInFeed(old.name);
  await setVisibility(site.database, old.id, { visibility: "unlisted" });
  await setVisibility(site.database, old.id, { visibility: "public" });
  expect(await publishedInFeed(old.name)).toBe(oldest);
  await site.database.project.delete({ where: { id: made.id } });
});

test("the Atom feed says the same, in XML that a parser reads", async () => {
  const { headers, payload } = await get("/feed.xml");
  expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
  expect(payload).toMatch(/<entry xml:lang="nb"><id>[^<]*<\/id><title>Old</);
  const items = JSON.parse((await get("/feed.json")).payload).items;
  const ids = [...payload.matchAll(/<entry[^>]*><id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(ids).toEqual(items.map(({ id }: { id: string }) => id));
  expect(payload).toContain("<title>Ilse &#38; Co</title>");
  expect(payload).toContain("<title>Tide &#38; &#60;&#34;Moon&#34;&#62;</title>");
  expect(payload).toContain('<link href="http://folio.test/project/tide-%26-moon"/>');
  // Elements are properly nested, and each ampersand begins a numeric character reference.
  const open: string[] = [];
  for (const [, isEnd, name, isEmpty] of payload.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (isEmpty) continue;
    if (isEnd) expect(open.pop()).toBe(name);
    else if (name !== undefined) open.push(name);
  }
  expect(open).toEqual([]);
  expect(payload).not.toMatch(/&(?!#\d+;)/);
});

test("an entry stays the same one when name and address change", async () => {
  const before = JSON.parse((await get("/feed.json")).payload).items.at(-1);
  await site.database.project.updateMany({
    where: { slug: "old" },
    data: { name: "Older", slug: "older" },
  });
  const after = JSON.parse((await get("/feed.json")).payload).items.at(-1);
  expect(after.title).toBe("Older");
  expect(after.id).toBe(before.id);
});

test("dates change with content alone, not with an order or a password", {
  tags: "bothDatabases",
}, async () => {
  const { database } = site;
  const [first, second] = await Promise.all(
    ["first-made", "second-made"].map((slug) =>
      database.project.create({ data: { name: slug, slug, createdAt: day(5) } }),
    ),
  );
  const dates = async () => {
    const { items } = (await get("/feed.json")).json();
    const [map, atom] = [(await get("/sitemap.xml")).payload, (await get("/feed.xml")).payload];
    const slugs = ["first-made", "second-made"];
    const found = slugs.map(async (slug) => {
      const item = items.find(({ title }: { title: string }) => title === slug);
      const [, lastmod] = new RegExp(`${slug}</loc><lastmod>([^<]+)`).exec(map) ?? [];
      expect(atom).toContain(`<updated>${lastmod}</updated>`);
      expect(item.date_modified).toBe(lastmod);
      const { payload } = await site.app.inject({
        method: "POST",
        url: "/graphql",
        payload: { query: `{ project(slug: "${slug}") { changedAt } }` },
      });
      expect(JSON.parse(payload).data.project.changedAt).toBe(lastmod);
      return lastmod;
    });
    return Promise.all(found);
  };
  const before = [day(5).toISOString(), day(5).toISOString()];
  if (!first || !second) throw new Error("nothing was made");
  await placeProjects(database, [
    { id: first.id, homeOrder: 9, workOrder: 9 },
    { id: second.id, homeOrder: 8, workOrder: 8 },
  ]);
  await setProjectProtection(database, first.id, true);
  await setProjectProtection(database, first.id, false);
  expect(await dates()).toEqual(before);
  await updateProject(database, { id: first.id, fields: { client: "Somebody" } });
  const after = await dates();
  expect([String(after[0]) > String(before[0]), after[1]]).toEqual([true, before[1]]);
  await placeProjects(database, [{ id: first.id, homeOrder: 1 }]);
  expect(await dates()).toEqual(after);
});

test("a feed and its entries are the same by whatever address they are asked for", async () => {
  const idsAt = async (host: string, of = site) => {
    const headers = { host };
    const atom = (await of.app.inject({ url: "/feed.xml", headers })).payload;
    const { items } = (await of.app.inject({ url: "/feed.json", headers })).json();
    const ids = [...atom.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    expect(ids.slice(1)).toEqual(items.map(({ id }: { id: string }) => id));
    return ids;
  };
  const here = await idsAt("folio.test");
  expect(new Set(here).size).toBe(here.length);
  for (const id of here)
    expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(await idsAt("www.folio.test:8080")).toEqual(here);
  const named = await openTestSite({ PUBLIC_URL: "https://Example.org:8443/" });
  try {
    await named.database.project.create({ data: { name: "One", slug: "one", createdAt: day(1) } });
    const [feed, entry] = await idsAt("127.0.0.1", named);
    expect(feed).toBe("https://example.org:8443/");
    expect(entry).toMatch(/^tag:example\.org,2026-01-01:\/projects\/\d+$/);
  } finally {
    await named.close();
  }
});

test("feeds and the web manifest are in the language of the site, and named in it", async () => {
  await site.database.siteIdentity.updateMany({ data: { ownerName: "" } });
  const named = async () => {
    const atom = (await get("/feed.xml")).payload;
    const [, language] = /<feed [^>]*xml:lang="([^"]+)"/.exec(atom) ?? [];
    const json = (await get("/feed.json")).json();
    const manifest = (await get("/site.webmanifest")).json();
    expect([language, json.language, manifest.lang]).toEqual([language, language, language]);
    expect([json.title, manifest.name]).toEqual([json.title, json.title]);
    return [language, json.title];
  };
  expect(await named()).toEqual(["en", "Portfolio"]);
  await site.database.siteWords.create({ data: { language: "es" } });
  expect(await named()).toEqual(["es", "Portafolio"]);
  const wordings = '{"site.name":"Mi trabajo"}';
  await site.database.siteWords.update({ where: { id: 1 }, data: { wordings } });
  expect(await named()).toEqual(["es", "Mi trabajo"]);
});
