import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { english } from "../../words/english.ts";
import { readContentRevision } from "../database/content-revision.ts";
import { refusalOf, runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

type Wording = { key: string; text: string };
type Words = { version: number; language: string; wordings: Wording[] };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.siteWords.deleteMany();
});

const fields = "version language wordings { key text }";

async function save(input: object) {
  const payload = await runMutation(site, "updateSiteWords", input, `siteWords { ${fields} }`);
  return { words: payload.siteWords as Words | null, faults: payload.userErrors };
}

const read = async () =>
  (await site.graphql<{ siteWords: Words | null }>(`{ siteWords { ${fields} } }`)).data?.siteWords;

const word = (key: string, text: string) => ({ key, text });
const storedTexts = async () => (await site.database.siteWords.findFirst())?.wordings;

test("nothing is stored before the first save; afterwards visitors read it", async () => {
  expect(await read()).toBeNull();
  const revision = await readContentRevision(site.database);
  const { words } = await save({ language: "DE-at", wordings: [word("menu.work", " Werke\n")] });
  expect(words).toEqual({
    version: 1,
    language: "de-AT",
    wordings: [word("menu.work", "Werke")],
  });
  expect(await read()).toEqual(words);
  expect(await readContentRevision(site.database)).toBeGreaterThan(revision);
});

test("texts that are not given stay; an empty one and the default are not stored", async () => {
  await save({ wordings: [word("menu.work", "Projects"), word("menu.about", "Me")] });
  await save({ wordings: [word("menu.about", "  ")] });
  expect(await storedTexts()).toBe('{"menu.work":"Projects"}');
  await save({ wordings: [word("menu.work", english["menu.work"])] });
  expect(await storedTexts()).toBe("{}");
});

test("a text is the default one of the language that the site has then", async () => {
  await save({ wordings: [word("menu.work", "Arbeiten"), word("gate.submit", "Los")] });
  const { words } = await save({ language: "de" });
  expect(words?.wordings).toEqual([word("gate.submit", "Los")]);
  expect((await save({ wordings: [word("menu.work", "Work")] })).words?.wordings).toContainEqual(
    word("menu.work", "Work"),
  );
});

test.each([
  ["language", { language: "not a tag" }, "language", "INVALID"],
  ["language", { language: "a".repeat(36) }, "language", "TOO_LONG"],
  ["key", { wordings: [word("menu.nothing", "x")] }, "menu.nothing", "UNKNOWN"],
  ["key", { wordings: [word("__proto__", "x")] }, "__proto__", "UNKNOWN"],
  ["long text", { wordings: [word("menu.work", "x".repeat(301))] }, "menu.work", "TOO_LONG"],
  ["control character", { wordings: [word("menu.work", "a\u0000")] }, "menu.work", "INVALID"],
  ["lost name", { wordings: [word("home.about", "About me")] }, "home.about", "MISSING_PARAMETER"],
  [
    "flood",
    { wordings: Array.from({ length: 1_000 }, () => word("menu.work", "x")) },
    "wordings",
    "TOO_LONG",
  ],
])("a wrong %s is refused, and nothing changes", async (_kind, input, field, code) => {
  expect(await save({ ...input })).toEqual({ words: null, faults: [{ field, code }] });
  expect(await read()).toBeNull();
});

test("all that is wrong is named at once, in a sentence", async () => {
  const { data } = await site.graphql<{ updateSiteWords: { userErrors: unknown } }>(
    `mutation { updateSiteWords(input: { wordings: [
      { key: "quote.position", text: "Quote" }, { key: "menu.nothing", text: "x" }
    ] }) { userErrors { field message } } }`,
    {},
    { isOwner: true, hasPortfolioAccess: true },
  );
  expect(data?.updateSiteWords.userErrors).toEqual([
    {
      field: "quote.position",
      message: "The page fills in {position} and {total}: please leave that in the text.",
    },
    { field: "menu.nothing", message: "There is no text with this key." },
  ]);
});

test("what another version stored is not shown, and stays", async () => {
  const stored = '{"later.text":"Soon","menu.work":"Projects","menu.about":7}';
  await site.database.siteWords.create({ data: { wordings: stored } });
  expect((await read())?.wordings).toEqual([word("menu.work", "Projects")]);
  await save({ wordings: [word("menu.connect", "Write")] });
  expect(JSON.parse((await storedTexts()) ?? "")).toEqual({
    ...JSON.parse(stored),
    "menu.connect": "Write",
  });
});

test.each(["", "[]", "null", "{", '"x"'])("stored wordings %j hold none", async (wordings) => {
  await site.database.siteWords.create({ data: { wordings } });
  expect((await read())?.wordings).toEqual([]);
  expect((await save({ wordings: [word("menu.work", "Mine")] })).words?.wordings).toHaveLength(1);
});

test.each(["", "de_DE!", "no such language"])(
  "a stored language %j reads as English",
  async (language) => {
    await site.database.siteWords.create({ data: { language } });
    expect((await read())?.language).toBe("en");
    expect((await save({ wordings: [word("menu.work", "Mine")] })).words?.language).toBe("en");
  },
);

test("a save from another version changes nothing and learns what there is", async () => {
  const { words } = await save({ version: 0, language: "fr" });
  expect(words?.version).toBe(1);
  for (const version of [0, 2]) {
    expect(await save({ version, language: "es" })).toEqual({
      words,
      faults: [{ field: "version", code: "STALE_VERSION" }],
    });
  }
  const attempts = await Promise.all(
    ["es", "nb", "de"].map((language) => save({ version: 1, language })),
  );
  expect(attempts.filter(({ faults }) => faults.length === 0)).toHaveLength(1);
});

test("updateSiteWords is the owner's", async () => {
  expect(await refusalOf(site, "updateSiteWords", { language: "de" })).toBe("UNAUTHENTICATED");
});
