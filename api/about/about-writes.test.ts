import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { owner, refusalOf, runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

type Node = { id: string; databaseId: number; [field: string]: unknown };

const tab = {
  name: "Teams",
  slug: "teams",
  contentHeading: "Teams I worked with",
  contentText: "<p>Many</p>",
};
const quote = {
  quote: "A joy.",
  authorName: "Bo",
  authorTitle: "Lead",
  authorCompany: "Fennimore",
};
const tabResult =
  "aboutTab { id databaseId name slug contentHeading contentText quotesHeading displayOrder }";
const quoteResult = "quote { id databaseId quote authorName displayOrder tab { id } }";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.aboutTab.deleteMany();
});

/** Runs a mutation. @returns the record in its payload; throws where the payload has none */
async function written(mutation: string, input: object, result: string): Promise<Node> {
  const { userErrors, ...payload } = await runMutation(site, mutation, input, result);
  const [node] = Object.values(payload);
  if (!node) throw new Error(JSON.stringify(userErrors));
  return node as Node; // `result` selects one object
}

test("the designer's own words keep what is not given", async () => {
  const result = "aboutContent { mainHeading currentRole linkedinUrl }";
  const input = { mainHeading: "Hello", linkedinUrl: "https://linkedin.example/in/ada" };
  await runMutation(site, "updateAboutContent", input, result);
  const { aboutContent } = await runMutation(
    site,
    "updateAboutContent",
    { currentRole: "Lead" },
    result,
  );
  expect(aboutContent).toEqual({ ...input, currentRole: "Lead" });
});

test("a text says which markup it has; a changed one that does not is plain", async () => {
  const result =
    "aboutContent { mainParagraph mainParagraphMarkup mainParagraphHtml mainParagraphWords personalLifeMarkup }";
  const write = async (input: object) =>
    (await runMutation(site, "updateAboutContent", input, result)).aboutContent;
  const markdown = "## A\n\n**b** [c](https://d.example)";
  const asMarkdown = {
    mainParagraph: markdown,
    mainParagraphMarkup: 2,
    mainParagraphHtml:
      '<h3 dir="auto">A</h3><p dir="auto"><strong>b</strong> <a href="https://d.example">c</a></p>',
    mainParagraphWords: "A b c",
    personalLifeMarkup: 2,
  };
  const rich = { mainParagraphMarkup: 2, personalLife: "- e", personalLifeMarkup: 2 };
  expect(await write({ ...rich, mainParagraph: markdown })).toEqual(asMarkdown);
  // Clients that do not know the markup fields send back only the texts that they have read.
  expect(await write({ mainParagraph: markdown, personalLife: "- e" })).toEqual(asMarkdown);
  expect(await write({ mainParagraph: "**b**\nc\n\nd" })).toEqual({
    mainParagraph: "**b**\nc\n\nd",
    mainParagraphMarkup: 0,
    mainParagraphHtml: '<p dir="auto">**b**<br>c</p><p dir="auto">d</p>',
    mainParagraphWords: "**b** c d",
    personalLifeMarkup: 2,
  });
});

test.each([1, 3, -2])("%i is no markup", async (mainParagraphMarkup) => {
  const input = { mainParagraph: "a", mainParagraphMarkup };
  const result = "aboutContent { id }";
  const { userErrors } = await runMutation(site, "updateAboutContent", input, result);
  expect(userErrors).toEqual([{ field: "mainParagraphMarkup", code: "INVALID" }]);
});

test("a text with a markup of a newer version is read as plain", async () => {
  await site.database.aboutContent.updateMany({
    data: { personalLife: "**a**", personalLifeMarkup: 3 },
  });
  const { data } = await site.graphql("{ aboutContent { personalLifeMarkup personalLifeHtml } }");
  expect(data).toEqual({
    aboutContent: { personalLifeMarkup: 0, personalLifeHtml: '<p dir="auto">**a**</p>' },
  });
});

test.each(["javascript:alert(1)", "linkedin.com/in/ada", "https://"])(
  "%s is no profile",
  async (linkedinUrl) => {
    const { userErrors } = await runMutation(
      site,
      "updateAboutContent",
      { linkedinUrl },
      "aboutContent { id }",
    );
    expect(userErrors).toEqual([{ field: "linkedinUrl", code: "INVALID" }]);
  },
);

test("a tab is made with the documented defaults, its HTML harmless in the database too", async () => {
  const contentText =
    '<p onclick="x()">Hi <a href="javascript:x()">you</a> <code>x</code> <s>a</s> m<sup>2</sup> H<sub>2</sub></p><script>x()</script>';
  const node = await written("createAboutTab", { ...tab, contentText }, tabResult);
  expect(node).toMatchObject({
    contentText: "<p>Hi <a>you</a> <code>x</code> <s>a</s> m<sup>2</sup> H<sub>2</sub></p>",
    quotesHeading: "Kind words",
    displayOrder: 0,
  });
  const stored = await site.database.aboutTab.findFirst();
  expect(stored?.contentText).toBe(
    "<p>Hi <a>you</a> <code>x</code> <s>a</s> m<sup>2</sup> H<sub>2</sub></p>",
  );
});

test.each([
  [{ name: "" }, "name", "REQUIRED"],
  [{ slug: "Not a slug" }, "slug", "INVALID"],
  [{ slug: "taken" }, "slug", "SLUG_TAKEN"],
  [{ contentText: "<p> </p><script>x</script>" }, "contentText", "REQUIRED"],
  [{ quotesHeading: " " }, "quotesHeading", "REQUIRED"],
])("a tab with %o is refused", async (change, field, code) => {
  await written("createAboutTab", { ...tab, slug: "taken" }, tabResult);
  const own = await written("createAboutTab", tab, tabResult);
  const before = await site.database.aboutTab.findMany();
  for (const [mutation, input] of [
    ["createAboutTab", { ...tab, slug: "new", ...change }],
    ["updateAboutTab", { id: own.id, ...change }],
  ] as const) {
    const { userErrors } = await runMutation(site, mutation, input, "aboutTab { id }");
    expect(userErrors).toEqual([{ field, code }]);
  }
  expect(await site.database.aboutTab.findMany()).toEqual(before);
});

test("a tab changes in what is given, and goes with its quotes", async () => {
  const node = await written("createAboutTab", tab, tabResult);
  const changed = await written("updateAboutTab", { id: node.id, name: "Friends" }, tabResult);
  expect(changed).toEqual({ ...node, name: "Friends" });
  await written("createQuote", { tabId: node.id, ...quote }, quoteResult);
  const { deletedAboutTabId } = await runMutation(
    site,
    "deleteAboutTab",
    { id: node.id },
    "deletedAboutTabId",
  );
  expect(deletedAboutTabId).toBe(node.id);
  expect(await site.database.quote.count()).toBe(0);
});

test("a quote is made, changed, moved and removed", async () => {
  const from = await written("createAboutTab", tab, tabResult);
  const to = await written("createAboutTab", { ...tab, slug: "to" }, tabResult);
  const node = await written("createQuote", { tabId: from.id, ...quote }, quoteResult);
  expect(node).toMatchObject({ ...{ quote: "A joy.", displayOrder: 0 }, tab: { id: from.id } });
  const moved = await written("updateQuote", { id: node.id, tabId: to.id }, quoteResult);
  expect(moved).toEqual({ ...node, tab: { id: to.id } });
  const { deletedQuoteId } = await runMutation(
    site,
    "deleteQuote",
    { id: node.id },
    "deletedQuoteId",
  );
  expect(deletedQuoteId).toBe(node.id);
});

test("a quote needs a tab that exists and all its words", async () => {
  const node = await written("createAboutTab", tab, tabResult);
  const lost = await runMutation(site, "createQuote", { tabId: "x", ...quote }, "quote { id }");
  expect(lost.userErrors).toEqual([{ field: "tabId", code: "NOT_FOUND" }]);
  const blank = { tabId: node.id, ...quote, authorTitle: " " };
  const { userErrors } = await runMutation(site, "createQuote", blank, "quote { id }");
  expect(userErrors).toEqual([{ field: "authorTitle", code: "REQUIRED" }]);
});

test("tabs and quotes are put in order; a quote of another tab is refused", {
  tags: "bothDatabases",
}, async () => {
  const a = await written("createAboutTab", { ...tab, slug: "a" }, tabResult);
  const b = await written("createAboutTab", { ...tab, slug: "b" }, tabResult);
  const { aboutTabs } = await runMutation(
    site,
    "setAboutTabOrder",
    { aboutTabIds: [b.id, a.id] },
    "aboutTabs { slug displayOrder }",
  );
  expect(aboutTabs).toEqual([
    { slug: "b", displayOrder: 0 },
    { slug: "a", displayOrder: 1 },
  ]);
  const first = await written("createQuote", { tabId: a.id, ...quote }, quoteResult);
  const second = await written("createQuote", { tabId: a.id, ...quote }, quoteResult);
  const other = await written("createQuote", { tabId: b.id, ...quote }, quoteResult);
  const order = { tabId: a.id, quoteIds: [second.id, first.id] };
  const { quotes } = await runMutation(site, "setQuoteOrder", order, "quotes { id }");
  expect(quotes).toEqual([{ id: second.id }, { id: first.id }]);
  const wrong = { tabId: a.id, quoteIds: [other.id] };
  const { userErrors } = await runMutation(site, "setQuoteOrder", wrong, "quotes { id }");
  expect(userErrors).toEqual([{ field: "quoteIds", code: "UNKNOWN" }]);
});

test.each([
  ["updateAboutContent", {}],
  ["createAboutTab", tab],
  ["updateAboutTab", { id: "x" }],
  ["deleteAboutTab", { id: "x" }],
  ["setAboutTabOrder", { aboutTabIds: [] }],
  ["createQuote", { tabId: "x", ...quote }],
  ["updateQuote", { id: "x" }],
  ["deleteQuote", { id: "x" }],
  ["setQuoteOrder", { tabId: "x", quoteIds: [] }],
])("%s is the owner's", async (mutation, input) => {
  expect(await refusalOf(site, mutation, input)).toBe("UNAUTHENTICATED");
});

test("the owner has all tabs and quotes at once, to put them in order; visitors a hundred", async () => {
  await site.database.aboutTab.createMany({
    data: Array.from({ length: 120 }, (_, index) => ({ ...tab, slug: `tab-${index}` })),
  });
  const { id: tabId } = await site.database.aboutTab.findFirstOrThrow();
  await site.database.quote.createMany({
    data: Array.from({ length: 120 }, () => ({ ...quote, tabId })),
  });
  const query = `{
    aboutTabs(first: 2000) { edges { node { slug } } }
    first: aboutTabs(first: 1) { edges { node { quotes(first: 2000) { edges { node { id } } } } } }
  }`;
  const counts = async (viewer?: typeof owner) => {
    const { data } = await site.graphql<{
      aboutTabs: { edges: unknown[] };
      first: { edges: { node: { quotes: { edges: unknown[] } } }[] };
    }>(query, {}, viewer);
    return [data?.aboutTabs.edges.length, data?.first.edges[0]?.node.quotes.edges.length];
  };
  expect(await counts(owner)).toEqual([120, 120]);
  expect(await counts()).toEqual([100, 100]);
});
