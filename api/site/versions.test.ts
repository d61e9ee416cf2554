import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { globalIdOf } from "../builder/global-id.ts";
import { readContentRevision } from "../database/content-revision.ts";
import { runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

type Saved = { version: number; [field: string]: unknown };

let site: TestSite;
let tabId: string;
let quoteIds: string[];

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.aboutTab.deleteMany();
  const author = { authorName: "A", authorTitle: "B", authorCompany: "C" };
  const tab = await site.database.aboutTab.create({
    data: {
      name: "T",
      slug: "t",
      contentHeading: "H",
      contentText: "<p>x</p>",
      quotes: {
        create: [0, 1, 2].map((displayOrder) => ({ quote: "Q", displayOrder, ...author })),
      },
    },
    include: { quotes: { orderBy: { displayOrder: "asc" } } },
  });
  tabId = globalIdOf("AboutTab", tab.id);
  quoteIds = tab.quotes.map(({ id }) => globalIdOf("Quote", id));
});

/** Every save of a record that has a version: the mutation, its record, and a field that it writes. */
const saves = [
  ["updateBanner", "banner", "content", "#111111"],
  ["updateSiteColors", "siteColors", "background", "#111111"],
  ["setPortfolioPassword", "siteColors", "portfolioPassword", "#111111"],
  ["updateSiteIdentity", "siteIdentity", "tagline", "#111111"],
  ["updateAboutContent", "aboutContent", "currentRole", "#111111"],
  ["updateAboutTab", "aboutTab", "name", "#111111"],
  ["updateQuote", "quote", "authorTitle", "#111111"],
] as const;

function idOf(mutation: string) {
  if (mutation === "updateAboutTab") return { id: tabId };
  return mutation === "updateQuote" ? { id: quoteIds[0] } : {};
}

describe.each(saves)("%s", { tags: "bothDatabases" }, (mutation, record, field, text) => {
  async function save(value: string, version?: number | null) {
    const input = { ...idOf(mutation), [field]: value, ...(version !== undefined && { version }) };
    const result = `${record} { version ${field} }`;
    const payload = await runMutation(site, mutation, input, result);
    return { saved: payload[record] as Saved, codes: payload.userErrors.map(({ code }) => code) };
  }

  test("rises with every save, and a save from another version changes nothing", async () => {
    const { saved: first } = await save(text);
    const { saved: second } = await save("#222222", first.version);
    expect(second).toEqual({ version: first.version + 1, [field]: "#222222" });
    const revision = await readContentRevision(site.database);
    for (const version of [first.version, second.version + 1, 0]) {
      expect(await save("#333333", version)).toEqual({ saved: second, codes: ["STALE_VERSION"] });
    }
    expect(await readContentRevision(site.database)).toBe(revision);
  });

  test("without a version, or with null, it is written over any", async () => {
    await save(text);
    for (const [value, version] of [["#444444"], ["#555555", null]] as const) {
      expect(await save(value, version)).toMatchObject({ saved: { [field]: value }, codes: [] });
    }
  });

  test("of many saves from one version at the same instant, one is made", async () => {
    const { saved } = await save(text);
    const attempts = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save(`#00000${index}`, saved.version)),
    );
    const made = attempts.filter(({ codes }) => codes.length === 0);
    expect(made).toHaveLength(1);
    expect(await save(text, saved.version)).toEqual({
      saved: made[0]?.saved,
      codes: ["STALE_VERSION"],
    });
  });
});

test("a refusal says which version there is", async () => {
  const { data } = await site.graphql<{ updateBanner: unknown }>(
    `mutation { updateBanner(input: { version: 99, content: "x" }) {
      banner { version } userErrors { field message currentVersion }
    } }`,
    {},
    { isOwner: true, hasPortfolioAccess: true },
  );
  const version = (await site.database.banner.findFirst())?.version;
  expect(data?.updateBanner).toEqual({
    banner: { version },
    userErrors: [
      {
        field: "version",
        message: "This banner was changed elsewhere after you opened it.",
        currentVersion: version,
      },
    ],
  });
});

test("a record that was never written has version 0", async () => {
  await site.database.banner.deleteMany();
  const write = (version: number) =>
    runMutation(site, "updateBanner", { content: "x", version }, "banner { version }");
  expect((await write(1)).userErrors).toMatchObject([{ code: "STALE_VERSION" }]);
  expect(await write(0)).toEqual({ banner: { version: 1 }, userErrors: [] });
  expect((await write(0)).userErrors).toMatchObject([{ code: "STALE_VERSION" }]);
});

test.each([
  ["deleteAboutTab", "deletedAboutTabId", "aboutTab"],
  ["deleteQuote", "deletedQuoteId", "quote"],
])("%s leaves what was changed since it was seen", async (mutation, deletedId, record) => {
  const id = mutation === "deleteQuote" ? quoteIds[0] : tabId;
  const remove = (version?: number) =>
    runMutation(site, mutation, { id, version }, `${deletedId} ${record} { version }`);
  expect(await remove(2)).toEqual({
    [deletedId]: null,
    [record]: { version: 1 },
    userErrors: [{ field: "version", code: "STALE_VERSION" }],
  });
  expect(await remove(1)).toEqual({ [deletedId]: id, [record]: null, userErrors: [] });
});

test("an order made from another one than there is now changes nothing and learns that one", {
  tags: "bothDatabases",
}, async () => {
  const order = (ids: string[], seenIds?: string[]) =>
    runMutation(site, "setQuoteOrder", { tabId, quoteIds: ids, seenIds }, "quotes { id version }");
  const [a = "", b = "", c = ""] = quoteIds;
  expect((await order([b, a, c], [a, b, c])).quotes).toEqual([
    { id: b, version: 2 },
    { id: a, version: 2 },
    { id: c, version: 1 },
  ]);
  expect(await order([a, c, b], [a, b, c])).toMatchObject({
    quotes: [{ id: b }, { id: a }, { id: c }],
    userErrors: [{ field: null, code: "STALE_ORDER" }],
  });
  // Quotes that were removed or added meanwhile do not make an order stale.
  await runMutation(site, "deleteQuote", { id: a }, "deletedQuoteId");
  expect((await order([c, b], [b, a, c])).quotes).toMatchObject([{ id: c }, { id: b }]);
});

test("a choice of briefs made from another one changes nothing and learns the current one", {
  tags: "bothDatabases",
}, async () => {
  await site.database.project.deleteMany();
  const ids: string[] = [];
  for (const slug of ["a", "b"]) {
    const { id } = await site.database.project.create({ data: { name: slug, slug } });
    ids.push(globalIdOf("Project", id));
  }
  const [a = "", b = ""] = ids;
  const choose = (chosen: string[], seenIds?: string[]) =>
    runMutation(site, "setBriefProjects", { ids: chosen, seenIds }, "projects { id briefOrder }");
  await choose([a], []);
  await choose([b, a], [a]);
  expect(await choose([], [a])).toMatchObject({
    projects: [
      { id: b, briefOrder: 0 },
      { id: a, briefOrder: 1 },
    ],
    userErrors: [{ field: null, code: "STALE_ORDER" }],
  });
  expect((await choose([b, a], [a, b])).userErrors).toMatchObject([{ code: "STALE_ORDER" }]);
  expect((await choose([a], [b, a])).userErrors).toEqual([]);
  // Without `seenIds`, any choice is overwritten.
  expect((await choose([b])).userErrors).toEqual([]);
  // Projects that are in the trash do not count.
  await site.database.project.updateMany({ where: { slug: "b" }, data: { deletedAt: new Date() } });
  expect((await choose([a], [])).userErrors).toEqual([]);
});
