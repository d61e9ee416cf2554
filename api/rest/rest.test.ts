import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  openTestSite,
  ownerPassword,
  portfolioPassword,
  type TestSite,
} from "../testing/test-site.ts";

type Options = { cookie?: string; body?: unknown; headers?: Record<string, string> };
type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

let site: TestSite;
let owner: string;
let guest: string;
beforeAll(async () => {
  site = await openTestSite();
  owner = await site.signIn();
  guest = await site.unlock();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.project.deleteMany();
  await site.database.aboutTab.deleteMany();
});

function call(method: Method, url: string, { cookie = owner, body, headers = {} }: Options = {}) {
  return site.app.inject({
    method,
    url,
    headers: {
      cookie,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

async function create(slug: string, more: object = {}) {
  const response = await call("POST", "/api/projects", { body: { name: slug, slug, ...more } });
  expect(response.statusCode).toBe(201);
  return response.json();
}

const modules = '[{"type":"text","content":"Secret"}]';

test("a project is made, read by number and slug, changed, copied and deleted", async () => {
  const made = await create("orrery", {
    homeDisplayWidth: "full",
    heroImage: "/objects/a.png",
    workImages: ["/objects/b.png"],
    roleContent: modules,
  });
  expect(made).toMatchObject({
    slug: "orrery",
    homeDisplayWidth: "full",
    homeOrder: 0,
    workImages: ["/objects/b.png"],
    roleContent: modules,
    whyContent: "[]",
    locked: false,
  });
  expect((await call("GET", `/api/projects/${made.id}`)).json()).toEqual(made);
  expect((await call("GET", "/api/projects/slug/orrery")).json()).toEqual(made);
  const put = await call("PUT", `/api/projects/${made.id}`, {
    body: { isPasswordProtected: true },
  });
  expect(put.json()).toEqual({
    ...made,
    isPasswordProtected: true,
    updatedAt: put.json().updatedAt,
  });
  const copy = await call("POST", `/api/projects/${made.id}/duplicate`);
  expect(copy.statusCode).toBe(201);
  expect(copy.json()).toMatchObject({ name: "orrery (Copy)", isPasswordProtected: true });
  const gone = await call("DELETE", `/api/projects/${made.id}`);
  expect([gone.statusCode, gone.body]).toEqual([204, ""]);
  expect((await call("GET", `/api/projects/${made.id}`)).statusCode).toBe(404);
});

test("the longest slug is found, and a number of any length is said to be none", async () => {
  const slug = "a".repeat(120);
  await create(slug);
  expect((await call("GET", `/api/projects/slug/${slug}`)).json()).toMatchObject({ slug });
  expect((await call("GET", `/api/projects/${"1".repeat(200)}`)).statusCode).toBe(400);
});

test("a protected project is locked for visitors and open for those with access", async () => {
  const { id } = await create("secret", { isPasswordProtected: true, roleContent: modules });
  const visited = (await call("GET", `/api/projects/${id}`, { cookie: "" })).json();
  expect(visited).toMatchObject({ locked: true, roleContent: "[]" });
  const list = await call("GET", "/api/projects", { cookie: "" });
  expect(list.body).not.toContain("Secret");
  const opened = (await call("GET", `/api/projects/${id}`, { cookie: guest })).json();
  expect(opened).toMatchObject({ locked: false, roleContent: modules });
});

test("lists hold every project, however many there are, and home those with a card", async () => {
  await site.database.project.createMany({
    data: Array.from({ length: 250 }, (_, index) => ({
      name: `P${index}`,
      slug: `p-${index}`,
      homeOrder: 250 - index,
      showOnHome: index < 120,
    })),
  });
  const all = (await call("GET", "/api/projects", { cookie: "" })).json();
  expect(all.length).toBe(250);
  expect(all[0].slug).toBe("p-249");
  const home = (await call("GET", "/api/projects/home", { cookie: "" })).json();
  expect(home.length).toBe(120);
});

test("both orders are written as given, or not at all", async () => {
  const a = await create("a");
  const b = await create("b");
  const order = (body: unknown) => call("PATCH", "/api/projects/order", { body });
  const done = await order([
    { id: a.id, workOrder: 5 },
    { id: b.id, workOrder: 3 },
  ]);
  expect(done.json()).toEqual([
    { id: a.id, homeOrder: 0, workOrder: 5 },
    { id: b.id, homeOrder: 0, workOrder: 3 },
  ]);
  const before = await site.database.project.findMany();
  for (const body of [
    [
      { id: a.id, homeOrder: 1 },
      { id: 999_999, homeOrder: 2 },
    ],
    [
      { id: a.id, homeOrder: 1 },
      { id: a.id, homeOrder: 2 },
    ],
    [{ id: a.id, homeOrder: 1.5 }],
    [
      { id: a.id, homeOrder: 1 },
      { id: b.id, workOrder: 2 },
    ],
    [{ id: String(a.id), homeOrder: 1 }],
    [{ id: a.id }],
    { id: a.id, homeOrder: 1 },
  ]) {
    expect((await order(body)).statusCode).toBe(400);
  }
  expect(await site.database.project.findMany()).toEqual(before);
});

test.each([
  [{ slug: "x" }, "name"],
  [{ name: "x", slug: "x", extra: 1 }, "extra"],
  [{ name: { $ne: "" }, slug: "x" }, "name"],
  [{ name: ["x"], slug: "x" }, "name"],
  [{ name: "x", slug: "x", homeOrder: "1" }, "homeOrder"],
  [{ name: "x", slug: "x", homeOrder: 2 ** 31 }, "homeOrder"],
  [{ name: "a\u0000b", slug: "x" }, "name"],
  [{ name: "x".repeat(201), slug: "x" }, "name"],
  [{ name: "x", slug: "x", homeDisplayWidth: "FULL" }, "homeDisplayWidth"],
  [{ name: "x", slug: "x", workImages: [1] }, "workImages.0"],
  [{ name: "x", slug: "x", roleContent: "{" }, "roleContent"],
  [{ name: "x", slug: "x", id: 7 }, "id"],
  ["text", "body"],
  [null, "body"],
])("%o is refused, naming %s", async (body, field) => {
  const response = await call("POST", "/api/projects", { body });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  expect(Object.keys(response.json().fields)).toEqual([field]);
  expect(await site.database.project.count()).toBe(0);
});

test.each([
  '{"name":"x","slug":"x","__proto__":{"isAdmin":true}}',
  '{"name":"x","slug":"x","constructor":{"prototype":{"isAdmin":true}}}',
  '{"name":"x",',
  "[",
])("%s is refused", async (payload) => {
  const response = await site.app.inject({
    method: "POST",
    url: "/api/projects",
    headers: { cookie: owner, "content-type": "application/json" },
    payload,
  });
  expect([response.statusCode, await site.database.project.count()]).toEqual([400, 0]);
});

test("bodies that are too large or no JSON are refused", async () => {
  const send = (type: string, payload: string) =>
    site.app.inject({
      method: "POST",
      url: "/api/projects",
      headers: { cookie: owner, "content-type": type, "sec-fetch-site": "same-origin" },
      payload,
    });
  expect((await send("application/json", `"${"x".repeat(5 * 1024 * 1024)}"`)).statusCode).toBe(413);
  const message = JSON.stringify({ password: "x".repeat(64 * 1024) });
  const long = await site.app.inject({
    method: "POST",
    url: "/api/session",
    headers: { "content-type": "application/json" },
    payload: message,
  });
  expect(long.statusCode).toBe(413);
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
    expect((await send(type, "name=x")).statusCode).toBe(415);
  }
});

test("what is unknown answers 404, what is known otherwise 405, what is no number 400", async () => {
  expect((await call("GET", "/api/projects/999999")).statusCode).toBe(404);
  expect((await call("GET", "/api/projects/slug/none")).statusCode).toBe(404);
  expect((await call("DELETE", "/api/about/tabs/999999")).statusCode).toBe(404);
  expect((await call("GET", "/api/about/tabs/999999/quotes")).statusCode).toBe(404);
  expect((await call("GET", "/api/nothing")).json()).toMatchObject({ code: "NOT_FOUND" });
  expect((await call("GET", "/api/projects/one")).json().fields).toHaveProperty("id");
  const other = await call("DELETE", "/api/banner");
  expect([other.statusCode, other.headers.allow]).toEqual([405, "HEAD, GET, POST"]);
});

test("text that cannot be read is handed to the owner, and replaced only where that is asked for", async () => {
  const { id } = await create("orrery");
  const url = `/api/projects/${id}`;
  await site.database.project.update({ where: { id }, data: { roleContent: "{broken" } });
  expect((await call("GET", url)).json()).toMatchObject({ roleContent: "{broken" });
  expect((await call("GET", url, { cookie: "" })).json()).toMatchObject({ roleContent: "[]" });
  for (const method of ["PUT", "PATCH"] as const) {
    const refused = await call(method, url, { body: { name: "Other", roleContent: modules } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "UNREADABLE_SECTION" });
  }
  // The whole record as it was read, in the way of the documented edit form, replaces nothing.
  const unchanged = await call("PATCH", url, { body: { name: "N", roleContent: "{broken" } });
  expect(unchanged.json()).toMatchObject({ name: "N", roleContent: "{broken" });
  const body = { roleContent: modules, overwriteUnreadable: true };
  const replaced = await call("PATCH", url, { body });
  expect([replaced.statusCode, replaced.json()]).toMatchObject([200, { roleContent: modules }]);
});

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

test.each([
  ["a tab", "/api/about/tabs", { name: "T", slug: "t", contentHeading: "H", contentText: "x" }],
  ["a project", "/api/projects", { name: "P", slug: "p" }],
])("of many saves of %s from one ETag, one is made", async (_name, list, made) => {
  const { id } = (await call("POST", list, { body: made })).json();
  const tag = String((await call("GET", `${list}/${id}`)).headers.etag);
  const saves = Array.from({ length: 12 }, (_, index) =>
    call("PUT", `${list}/${id}`, { body: { name: `N${index}` }, headers: { "if-match": tag } }),
  );
  const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
});

test("reads are answered with 304 to the same role only", async () => {
  const { id } = await create("open");
  const url = `/api/projects/${id}`;
  const tags = await Promise.all(
    ["", guest, owner].map(async (cookie) => (await call("GET", url, { cookie })).headers.etag),
  );
  expect(new Set(tags).size).toBe(3);
  const [visitorTag] = tags;
  const ask = (cookie: string) =>
    call("GET", url, { cookie, headers: { "if-none-match": String(visitorTag) } });
  expect([(await ask("")).statusCode, (await ask("")).body]).toEqual([304, ""]);
  expect([(await ask(guest)).statusCode, (await ask(owner)).statusCode]).toEqual([200, 200]);
  const head = await call("HEAD", url, { cookie: "" });
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, visitorTag, ""]);
});

test("the portfolio password is told to the owner and validated for anyone", async () => {
  const url = "/api/site-colors";
  expect((await call("GET", url, { cookie: guest })).json()).not.toHaveProperty(
    "portfolioPassword",
  );
  expect((await call("GET", url)).json()).toHaveProperty("portfolioPassword", portfolioPassword);
  const validate = (password: string) =>
    call("POST", "/api/portfolio/validate-password", { cookie: "", body: { password } });
  expect((await validate("wrong")).json()).toEqual({ valid: false });
  const right = await validate(portfolioPassword);
  expect([right.json(), right.cookies.length]).toEqual([{ valid: true }, 1]);
});

test("a session is opened, seen and ended", async () => {
  const wrong = await call("POST", "/api/session", { cookie: "", body: { password: "wrong" } });
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, "INCORRECT_PASSWORD"]);
  const right = await call("POST", "/api/session", {
    cookie: "",
    body: { password: ownerPassword },
  });
  expect(right.json()).toEqual({ isOwner: true, hasPortfolioAccess: true });
  const cookie = right.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  expect((await call("GET", "/api/session", { cookie })).json()).toMatchObject({ isOwner: true });
  expect((await call("DELETE", "/api/session", { cookie })).statusCode).toBe(204);
  expect((await call("GET", "/api/session", { cookie })).json()).toMatchObject({ isOwner: false });
});

test("too many attempts answer 429 with the time to wait", async () => {
  const other = await openTestSite();
  try {
    const attempt = () =>
      other.app.inject({ method: "POST", url: "/api/session", payload: { password: "wrong" } });
    let response = await attempt();
    for (let count = 0; count < 50 && response.statusCode !== 429; count++)
      response = await attempt();
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  } finally {
    await other.close();
  }
});

test("tabs and quotes are made, changed, listed and removed", async () => {
  const tab = {
    name: "T",
    slug: "t",
    contentHeading: "H",
    contentText: "<p>x</p><script></script>",
  };
  const made = await call("POST", "/api/about/tabs", { body: tab });
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    { contentText: "<p>x</p>", quotesHeading: "Kind words", displayOrder: 0 },
  ]);
  const { id } = made.json();
  const quote = { tabId: id, quote: "Q", authorName: "A", authorTitle: "B", authorCompany: "C" };
  const said = (await call("POST", "/api/about/quotes", { body: quote })).json();
  expect(said).toMatchObject({ ...quote, displayOrder: 0 });
  const url = `/api/about/quotes/${said.id}`;
  expect((await call("PUT", url, { body: { quote: "R" } })).json()).toMatchObject({ quote: "R" });
  const quotes = await call("GET", `/api/about/tabs/${id}/quotes`, { cookie: "" });
  expect(quotes.json()).toMatchObject([{ id: said.id, quote: "R" }]);
  expect((await call("DELETE", url)).statusCode).toBe(204);
  expect((await call("DELETE", `/api/about/tabs/${id}`)).statusCode).toBe(204);
  expect((await call("GET", "/api/about/tabs", { cookie: "" })).json()).toEqual([]);
});

test("a message is taken from anyone", async () => {
  const message = { name: "Bo", email: "bo@example.org", company: "F", message: "Hello out there" };
  const sent = await call("POST", "/api/contact", { cookie: "", body: message });
  expect([sent.statusCode, sent.json().success]).toEqual([201, true]);
  const wrong = await call("POST", "/api/contact", {
    cookie: "",
    body: { ...message, email: "bo" },
  });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    400,
    { email: "Please enter a valid email address" },
  ]);
});
