import { afterEach, describe, expect, test, vi } from "vitest";
import { globalIdOf } from "../builder/global-id.ts";
import { startRestClient } from "../testing/rest-client.ts";
import { runMutation } from "../testing/run-mutation.ts";
import { table } from "./endpoints/table.ts";

const rest = startRestClient();
const { call, create } = rest;
afterEach(() => vi.restoreAllMocks());

test("a taken slug and a stale tag answer 409, and nothing changes", async () => {
  await create("taken");
  const { id } = await create("own");
  const url = `/api/projects/${id}`;
  const taken = await call("PUT", url, { body: { slug: "taken" } });
  expect([taken.statusCode, taken.json().code]).toEqual([409, "SLUG_TAKEN"]);

  const tag = String((await call("GET", url)).headers.etag);
  const save = (name: string) =>
    call("PATCH", url, { body: { name }, headers: { "if-match": tag } });
  const first = await save("First");
  expect([first.statusCode, first.headers.etag]).toEqual([
    200,
    (await call("GET", url)).headers.etag,
  ]);
  const second = await save("Second");
  expect([second.statusCode, second.json().code]).toEqual([409, "STALE_VERSION"]);
  const gone = await call("DELETE", url, { headers: { "if-match": tag } });
  expect(gone.statusCode).toBe(409);
  expect((await call("GET", url)).json().name).toBe("First");
});

type Written = { address: string; method: "POST" | "PUT"; change: (text: string) => object };

/** Each record that REST can write: its address, and a change to it. */
const records: [string, () => Promise<Written>][] = [
  [
    "the banner",
    async () => ({
      address: "/api/banner",
      method: "POST",
      change: (content) => ({ isActive: true, content }),
    }),
  ],
  [
    "the colours",
    async () => ({
      address: "/api/site-colors",
      method: "POST",
      change: (navHover) => ({ navHover }),
    }),
  ],
  [
    "the About content",
    async () => ({
      address: "/api/about/content",
      method: "POST",
      change: (currentRole) => ({ currentRole }),
    }),
  ],
  [
    "a tab",
    async () => ({
      address: `/api/about/tabs/${await createTab()}`,
      method: "PUT",
      change: (name) => ({ name }),
    }),
  ],
  [
    "a quote",
    async () => ({
      address: `/api/about/quotes/${await createQuote()}`,
      method: "PUT",
      change: (authorName) => ({ authorName }),
    }),
  ],
  [
    "a project",
    async () => ({
      address: `/api/projects/${(await create("p")).id}`,
      method: "PUT",
      change: (name) => ({ name }),
    }),
  ],
];

async function createTab(): Promise<number> {
  const body = { name: "T", slug: "t", contentHeading: "H", contentText: "x" };
  return (await call("POST", "/api/about/tabs", { body })).json().id;
}

async function createQuote(): Promise<number> {
  const author = { authorName: "A", authorTitle: "B", authorCompany: "C" };
  const body = { tabId: await createTab(), quote: "Q", ...author };
  return (await call("POST", "/api/about/quotes", { body })).json().id;
}

/**
 * Returns a function that saves the same change through GraphQL, from the version that the record
 * has now.
 */
async function graphqlSave({ address, change }: Written) {
  const [, record = "", number = ""] = /^\/api\/(?:about\/)?([a-z-]+)\/?(\d*)$/.exec(address) ?? [];
  const { mutation, typename, payload } = mutations[record as keyof typeof mutations]; // all keys
  const id = number && globalIdOf(typename, Number(number));
  const query = id
    ? `node(id: "${id}") { ... on ${typename} { version } }`
    : `${payload} { version }`;
  const { data } = await rest.site.graphql<Record<string, { version: number }>>(
    `{ found: ${query} }`,
  );
  const version = data?.found?.version;
  return async (text: string) => {
    const input = { ...(id && { id }), ...change(text), version };
    const { userErrors } = await runMutation(rest.site, mutation, input, `${payload} { version }`);
    return userErrors.length === 0;
  };
}

const mutations = {
  banner: { mutation: "updateBanner", typename: "Banner", payload: "banner" },
  "site-colors": { mutation: "updateSiteColors", typename: "SiteColors", payload: "siteColors" },
  content: { mutation: "updateAboutContent", typename: "AboutContent", payload: "aboutContent" },
  tabs: { mutation: "updateAboutTab", typename: "AboutTab", payload: "aboutTab" },
  quotes: { mutation: "updateQuote", typename: "Quote", payload: "quote" },
  projects: { mutation: "updateProject", typename: "Project", payload: "project" },
} as const;

describe.each(records)("%s", (_name, make) => {
  async function open() {
    const written = await make();
    const { address, method, change } = written;
    const tag = String((await call("GET", address)).headers.etag);
    const saveThere = await graphqlSave(written);
    const saveHere = (text: string, headers: Record<string, string> = { "if-match": tag }) =>
      call(method, address, { body: change(text), headers });
    return { address, tag, saveHere, saveThere };
  }

  test("of REST and GraphQL saves from one state at the same instant, one is made", async () => {
    const { saveHere, saveThere } = await open();
    const made = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        if (index % 2 === 1) return saveThere(`#0000${index + 10}`);
        const { statusCode } = await saveHere(`#0000${index + 10}`);
        expect([200, 409]).toContain(statusCode);
        return statusCode === 200;
      }),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  test("a save between what If-Match compares and its write is not overwritten", async () => {
    const { address, saveHere, saveThere } = await open();
    comeBefore(() => saveThere("#abcdef"));
    const refused = await saveHere("#123456");
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: "This was changed elsewhere after you read it.", code: "STALE_VERSION" },
    ]);
    expect((await call("GET", address)).body).toContain("#abcdef");
    const asked = await saveHere("#654321", { "if-match": "*" });
    expect([asked.statusCode, (await call("GET", address)).headers.etag]).toEqual([
      200,
      asked.headers.etag,
    ]);
  });
});

test.each([
  ["/api/about/tabs", createTab],
  ["/api/about/quotes", createQuote],
  ["/api/projects", async () => (await create("p")).id],
])("what is changed while DELETE %s/{id} compares it stays", async (list, make) => {
  const address = `${list}/${await make()}`;
  const tag = String((await call("GET", address)).headers.etag);
  const body = list.includes("quotes") ? { quote: "New" } : { name: "New" };
  comeBefore(() => call("PUT", address, { body }));
  const refused = await call("DELETE", address, { headers: { "if-match": tag } });
  expect([refused.statusCode, refused.json().code]).toEqual([409, "STALE_VERSION"]);
  expect((await call("GET", address)).json()).toMatchObject(body);
});

test("an order or a protection between what If-Match compares and its write is not overwritten", async () => {
  const { id } = await create("p");
  const address = `/api/projects/${id}`;
  const globalId = globalIdOf("Project", id);
  for (const [mutation, input] of [
    ["setProjectProtection", { id: globalId, isPasswordProtected: true }],
    ["placeProjects", { places: [{ id: globalId, homeOrder: 7 }] }],
  ] as const) {
    const tag = String((await call("GET", address)).headers.etag);
    comeBefore(() => runMutation(rest.site, mutation, input, "__typename"));
    const body = { isPasswordProtected: false, homeOrder: 1 };
    const refused = await call("PUT", address, { body, headers: { "if-match": tag } });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "STALE_VERSION"]);
  }
  expect((await call("GET", address)).json()).toMatchObject({
    isPasswordProtected: true,
    homeOrder: 7,
  });
});

/** Makes a save just before the next transaction on the site's database begins. */
function comeBefore(save: () => Promise<unknown>): void {
  const { database } = rest.site;
  const transact = database.$transaction.bind(database);
  vi.spyOn(database, "$transaction").mockImplementationOnce(async (...given: unknown[]) => {
    await save();
    return transact(...(given as Parameters<typeof transact>));
  });
}

test("every record that a row writes tells what holds it", () => {
  const written = table.flatMap(({ record }) => record ?? []);
  expect(written.length).toBeGreaterThan(8);
  for (const { path, preconditionOf } of written)
    expect([path, preconditionOf]).toEqual([path, expect.any(Function)]);
});

test("reads are answered with 304 to the same role only", async () => {
  const { id } = await create("open");
  const url = `/api/projects/${id}`;
  const tags = await Promise.all(
    ["", rest.guest, rest.owner].map(
      async (cookie) => (await call("GET", url, { cookie })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(3);
  const [visitorTag] = tags;
  const ask = (cookie: string) =>
    call("GET", url, { cookie, headers: { "if-none-match": String(visitorTag) } });
  expect([(await ask("")).statusCode, (await ask("")).body]).toEqual([304, ""]);
  expect([(await ask(rest.guest)).statusCode, (await ask(rest.owner)).statusCode]).toEqual([
    200, 200,
  ]);
  const head = await call("HEAD", url, { cookie: "" });
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, visitorTag, ""]);
});
