import { afterEach, beforeEach, expect, test, vi } from "vitest";
import persistedQueries from "../../web/__generated__/persisted-queries.json" with { type: "json" };
import { countStatements } from "../testing/count-statements.ts";
import { postgresServer } from "../testing/postgres.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

const queries = Object.entries(persistedQueries)
  .filter(([, text]) => text.startsWith("query"))
  .map(([id, text]) => ({ id, name: /^query (\w+)/.exec(text)?.[1] ?? "" }));

/** The variables of all documents: each document uses those that it declares. */
const variables = {
  slug: "project-2",
  databaseId: 2,
  count: 100,
  orderBy: "HOME",
  isArchived: false,
  version: 1,
  id: Buffer.from("Inbox:inbox").toString("base64"),
  input: { id: Buffer.from("Project:2").toString("base64"), showOnHome: true },
  path: "/objects/picture-1.png",
  addresses: ["/objects/picture-1.png", "/objects/picture-2.png"],
  links: ["/project/project-1", "/old.html"],
  days: 30,
  of: "PROJECT",
  withNotes: false,
};

let site: TestSite;
beforeEach(async () => {
  // With fake timers, no background job of the site adds statements.
  vi.useFakeTimers({ toFake: ["setInterval", "setTimeout"] });
  site = await openTestSite();
  // With a stopped clock, no operation yields to the event loop. On a slow machine, it might yield
  // within a list, whose reads would then become several statements.
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await site.close();
  vi.useRealTimers();
});

/** Adds this number of each kind of record that lists contain. */
async function grow(count: number): Promise<void> {
  const { database } = site;
  const start = await database.project.count();
  for (let index = start + 1; index <= start + count; index++) {
    const path = `/objects/picture-${index}.png`;
    const facts = { mediaType: "image/png", byteSize: 1, width: 900, height: 600, checksum: path };
    await database.mediaAsset.create({ data: { path, kind: "image", ...facts } });
    await database.project.create({
      data: {
        name: `Project ${index}`,
        slug: `project-${index}`,
        showOnHome: true,
        homeOrder: index,
        homeHeroImage: path,
        heroImage: path,
        roleContent: JSON.stringify([{ type: "hero-image", imageSrc: path }]),
        workImages: { create: [0, 1, 2, 3].map((position) => ({ position, src: path })) },
      },
    });
    const words = { contentHeading: "Heading", contentText: "<p>Text</p>" };
    const author = { authorName: "A", authorTitle: "B", authorCompany: "C" };
    await database.aboutTab.create({
      data: {
        name: `Tab ${index}`,
        slug: `tab-${index}`,
        ...words,
        quotes: { create: [1, 2, 3].map((order) => ({ quote: `Quote ${order}`, ...author })) },
      },
    });
    const message = { name: "A", email: "a@example.com", company: "B", message: "C" };
    await database.contactMessage.create({ data: message });
    await database.project.create({
      data: { name: "Trash", slug: `trash-${index}`, heroImage: path, deletedAt: new Date() },
    });
  }
}

/** The number of SQL statements of a query while no content is cached. */
async function countOf(documentId: string, cookie: string): Promise<number> {
  const ask = async () => {
    const response = await site.app.inject({
      method: "POST",
      url: "/graphql",
      headers: { cookie },
      payload: { documentId, variables },
    });
    expect(response.json().errors).toBeUndefined();
  };
  await ask(); // fills the caches that are filled once
  await site.database.$executeRaw`UPDATE "ContentRevision" SET "revision" = "revision" + 1`;
  return countStatements(ask);
}

// On PostgreSQL, which reads share a statement depends on the timing of responses.
test.skipIf(postgresServer())(
  "every query of the site takes as many statements for 16 of everything as for 4",
  { tags: "long" },
  async () => {
    expect(queries.length).toBeGreaterThan(20);
    const cookie = await site.signIn();
    const ask = async () => {
      const counts: Record<string, number> = {};
      for (const { id, name } of queries) counts[name] = await countOf(id, cookie);
      for (const { id, name } of queries) {
        if (!/^(siteLayout|HomePage|WorkPage|WorkGallery|ProjectPage|AboutPage)/.test(name))
          continue;
        counts[`${name} of a visitor`] = await countOf(id, "");
      }
      return counts;
    };
    await grow(4);
    const few = await ask();
    await grow(12);
    expect(await ask()).toEqual(few);
    expect(few.HomePageQuery).toBeGreaterThan(2);
    // The queries of the owner's tabs read all panels of a tab at once.
    const isOwners = ([name]: [string, number]) =>
      /^(?:ProjectsTab|ProjectList|useRefreshableList)/.test(name);
    const max = (entries: [string, number][]) => Math.max(...entries.map(([, number]) => number));
    const counts = Object.entries(few);
    expect(max(counts.filter((entry) => !isOwners(entry)))).toBeLessThan(20);
    expect(max(counts.filter(isOwners))).toBeLessThan(25);
  },
);
