import { request as open } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import LibSql from "libsql";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import persistedQueries from "../../web/__generated__/persisted-queries.json" with { type: "json" };
import { largestCount, pageStarts, shownCount } from "../../web/site/work/gridPages.ts";
import { timeLimits } from "../http/time-limits.ts";
import type { RenderRequest } from "../pages/renderer.ts";
import { createRedirect } from "../projects/redirects/redirect-actions.ts";
import { makeToken } from "../testing/make-token.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };

let site: TestSite;
let port: number;
let rendered: string[] = [];
let duringRender: () => Promise<void> = async () => {};
let status = 200;

const documentOf = (words: string) =>
  Object.entries(persistedQueries).find(([, text]) => text.includes(words))?.[0] ?? "";
const layout = documentOf("query siteLayoutQuery");

/** Renders a page with its address, the text of the banner, and how often pages were rendered. */
async function render({ url, execute }: RenderRequest) {
  rendered.push(url.href);
  const { data } = await execute({ id: layout, variables: {} });
  await duringRender();
  const banner = Object(data?.banner).content;
  const html = `<!doctype html>${url.href} ${banner} ${rendered.length} ${"x".repeat(2_000)}`;
  return { kind: "page" as const, status, html };
}

beforeAll(async () => {
  site = await openTestSite({}, render);
  await site.app.listen({ port: 0 });
  port = Object(site.app.server.address()).port;
});
afterAll(() => site.close());
beforeEach(async () => {
  rendered = [];
  status = 200;
  duringRender = async () => {};
  await say("Nothing yet");
});

const say = (content: string) =>
  site.database.banner.update({ where: { id: 1 }, data: { content, isActive: true } });

function get(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  site = { port },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    open({ ...site, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode = 0, headers: given } = response;
        resolve({ status: statusCode, headers: Object(given), body: Buffer.concat(chunks) });
      });
    })
      .on("error", reject)
      .end();
  });
}

test("a page is rendered once for all visitors, with every header of the first response", async () => {
  const first = await get("/");
  const second = await get("/");
  expect(rendered).toHaveLength(1);
  expect(second.body).toEqual(first.body);
  const { date: _first, "server-timing": made, ...headers } = first.headers;
  const { date: _second, "server-timing": found, ...kept } = second.headers;
  expect(made).toMatch(/^cache;desc=miss, render;dur=\d+, data;dur=\d+$/);
  expect(found).toBe("cache;desc=hit");
  expect(kept).toEqual(headers);
  expect(kept).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, no-cache",
    vary: "accept-encoding, cookie, authorization",
  });
  expect(kept["content-security-policy"]).toContain("default-src 'self'");
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("who takes %s gets it, encoded once", async (encoding, unpack) => {
  const plain = await get("/");
  const encoded = await get("/", { "accept-encoding": encoding });
  const again = await get("/", { "accept-encoding": encoding });
  expect(encoded.headers["content-encoding"]).toBe(encoding);
  expect(unpack(encoded.body)).toEqual(plain.body);
  expect(again.body).toEqual(encoded.body);
  expect(encoded.headers.etag).not.toBe(plain.headers.etag);
  expect(rendered).toHaveLength(1);
});

test("who has the page is told so, also the first to ask after it was thrown away", async () => {
  const { headers } = await get("/");
  const known = { "if-none-match": String(headers.etag) };
  const kept = await get("/", known);
  expect([kept.status, kept.body.length, kept.headers.etag]).toEqual([304, 0, headers.etag]);
  await say("Nothing yet");
  const fresh = await get("/", known);
  expect([fresh.status, rendered.length]).toEqual([200, 2]); // the page counts renderings
  const again = await get("/", { "if-none-match": `W/${fresh.headers.etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test("a HEAD request is answered without a body", async () => {
  const { headers } = await get("/");
  const head = await get("/", {}, "HEAD");
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
  expect(head.headers["content-length"]).toBe(headers["content-length"]);
});

test("what rendering a page took says of nobody who it is", async () => {
  const words = async (headers: Record<string, string>) =>
    (await get("/", headers)).headers["server-timing"]?.replace(/\d+/g, "0");
  expect(await words({ cookie: await site.signIn() })).toBe(
    "cache;desc=pass, render;dur=0, data;dur=0",
  );
  expect(await words({ cookie: await site.unlock() })).toBe(
    await words({ cookie: "vitrine-portfolio=none" }),
  );
});

test("no response from before a write follows its acknowledgement", async () => {
  const cookie = await site.signIn();
  for (let count = 0; count < 20; count++) {
    const content = `Version ${count}`;
    await get("/");
    const query = `mutation { updateBanner(input: { isActive: true, content: "${content}" }) { userErrors { code } } }`;
    await site.app.inject({
      method: "POST",
      url: "/graphql",
      headers: { cookie },
      payload: { query },
    });
    expect((await get("/")).body.toString()).toContain(content);
  }
});

test("a write of another process counts at once", async () => {
  const other = new LibSql(site.environment.databaseUrl.slice("file:".length));
  for (let count = 0; count < 20; count++) {
    await get("/");
    other.prepare('UPDATE "Banner" SET "content" = ?').run(`Elsewhere ${count}`);
    expect((await get("/")).body.toString()).toContain(`Elsewhere ${count}`);
  }
  other.close();
});

test("many that ask at once wait for one rendering", async () => {
  duringRender = () => new Promise((resolve) => setTimeout(resolve, 50));
  const responses = await Promise.all(Array.from({ length: 30 }, () => get("/work")));
  expect(rendered).toHaveLength(1);
  expect(new Set(responses.map(({ body }) => body.toString())).size).toBe(1);
});

test("who asks after a write does not wait for a rendering from before it", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  duringRender = () => held;
  const early = get("/work");
  await expect.poll(() => rendered.length).toBe(1);
  duringRender = async () => {};
  await say("Written meanwhile");
  expect((await get("/work")).body.toString()).toContain("Written meanwhile");
  release();
  expect((await early).body.toString()).toContain("Nothing yet");
  expect((await get("/work")).body.toString()).toContain("Written meanwhile");
});

test("a request whose body never comes keeps nobody waiting, and is answered itself", async () => {
  const address = `/graphql?documentId=${layout}&variables=%7B%7D`;
  const stalled = open({ port, path: address, headers: { "content-length": "10" } });
  const answered = new Promise<number>((resolve, reject) => {
    stalled.on("response", ({ statusCode = 0 }) => resolve(statusCode)).on("error", reject);
  });
  stalled.flushHeaders();
  expect(await answered).toBe(200);
  const page = open({ port, path: "/about", headers: { "transfer-encoding": "chunked" } });
  duringRender = () => new Promise(() => {});
  page.on("error", () => {}).flushHeaders();
  await expect.poll(() => rendered.length).toBe(1);
  duringRender = async () => {};
  expect((await get("/about")).status).toBe(200);
  stalled.destroy();
  page.destroy();
});

test("who waits too long for another's rendering is sent away, and does not render besides", {
  tags: "long",
}, async () => {
  const limits = { ...timeLimits, sharedResponse: 1_000 };
  let renderings = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = await openTestSite(
    {},
    async () => {
      renderings += 1;
      await held;
      return { kind: "page", status: 200, html: "<!doctype html>slow" };
    },
    limits,
  );
  try {
    await slow.app.listen({ port: 0 });
    const address = { port: Object(slow.app.server.address()).port };
    const first = get("/work", {}, "GET", address);
    await expect.poll(() => renderings).toBe(1);
    const others = ["text/html", "*/*", "text/html"].map((accept) =>
      get("/work", { accept }, "GET", address),
    );
    const [page, text] = await Promise.all(others);
    expect(renderings).toBe(1);
    expect([page?.status, text?.status]).toEqual([503, 503]);
    expect(page?.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
    expect(page?.body.toString()).toContain("<h1>");
    expect(JSON.parse(String(text?.body))).toMatchObject({ code: "BUSY" });
    // After the timeout, another request may render the page.
    const next = get("/work", {}, "GET", address);
    await expect.poll(() => renderings).toBe(2);
    release();
    expect((await Promise.all([first, next])).map(({ status }) => status)).toEqual([200, 200]);
  } finally {
    release();
    await slow.close();
  }
});

test("owner, unlocked visitors and tokens get responses of their own, cached by nobody", async () => {
  await get("/");
  const { secret } = await makeToken(site, { scopes: ["READ"] });
  for (const credentials of [
    { cookie: await site.signIn() },
    { cookie: await site.unlock() },
    { authorization: `Bearer ${secret}` },
  ]) {
    const before = rendered.length;
    const own = await get("/", credentials);
    expect(rendered).toHaveLength(before + 1);
    expect(own.headers["cache-control"]).toBe("private, no-store");
    const other = await get("/", credentials);
    expect(other.body).not.toEqual(own.body);
  }
  expect((await get("/")).body.toString()).toContain("Nothing yet 1 ");
});

test("parameters that a page does not read make no page of their own", async () => {
  const plain = await get("/work");
  const tracked = await get("/work?utm_source=elsewhere&view=");
  expect(tracked.body).not.toEqual(plain.body); // the page reads `view`
  expect((await get("/work?utm_source=elsewhere")).body).toEqual(plain.body);
  const viewed = await get("/work?view=3&fbclid=x");
  expect(viewed.body.toString()).toContain("/work?view=3 ");
  expect((await get("/work?gclid=y&view=3")).body).toEqual(viewed.body);
  const long = await get("/work?fbclid=x&count=96&view=3");
  expect(long.body.toString()).toContain("/work?view=3&count=96 ");
  expect((await get("/work?count=96&view=3")).body).toEqual(long.body);
});

test("a page of a former site that is named by a parameter is not the first page as it was stored", async () => {
  await createRedirect(site.database, { path: "/?p=123", target: "/about" });
  await get("/");
  await get("/");
  expect((await get("/?p=123")).headers.location).toBe("/about");
});

test.each([1, 47, 97, 528, 999_999_999, "096", "96.0", "x", ""])(
  "a count that no link of the site names fills no memory: %s",
  async (count) => {
    const url = `/work?count=${count}`;
    const first = await get(url);
    expect(first.headers["cache-control"]).toBe("public, no-cache");
    expect((await get(url)).body).not.toEqual(first.body);
    expect((await get(`${url}&view=3`)).body).not.toEqual((await get(`${url}&view=3`)).body);
  },
);

test.each(["0", "03", "3.0", "1e1", "x", "1".repeat(10)])(
  "what is no number of an image fills no memory: %s",
  async (view) => {
    const url = `/work?view=${view}`;
    expect((await get(url)).body).not.toEqual((await get(url)).body);
  },
);

test("the counts that the links of the site name are cached", async () => {
  for (const page of pageStarts(largestCount).slice(1)) {
    const url = `/work?count=${page}`;
    expect((await get(url)).body).toEqual((await get(url)).body);
  }
  expect(shownCount(largestCount + 1)).toBe(largestCount);
  const longest = `/work?count=${largestCount}`;
  expect((await get(longest)).body).toEqual((await get(longest)).body);
});

test("each name that the site is asked by has pages of its own", async () => {
  await get("/", { host: "one.example" });
  const two = await get("/", { host: "two.example" });
  expect(two.body.toString()).toContain("http://two.example/");
});

test("a request that names no proper host is none of the cache's", async () => {
  await get("/");
  expect((await get("/", { host: "a b" })).status).toBe(400);
});

test("an error, a missing page and a page that lacks something are not cached", async () => {
  status = 404;
  await Promise.all([get("/project/none"), get("/project/none")]);
  expect(rendered.length).toBeGreaterThan(1);
  status = 200;
  rendered = [];
  // A new content revision empties the cache of query results, so that the next request reads the
  // database.
  await say("Nothing yet");
  const { findFirst } = site.database.banner;
  Object.assign(site.database.banner, { findFirst: () => Promise.reject(new Error("locked")) });
  const lacking = await get("/about");
  Object.assign(site.database.banner, { findFirst });
  expect(lacking.headers["cache-control"]).toBe("private, no-store");
  expect((await get("/about")).body.toString()).toContain("Nothing yet");
});

test("the site's own queries have addresses that visitors share; others are refused", async () => {
  const address = `/graphql?documentId=${layout}&variables=%7B%7D`;
  const accept = "application/graphql-response+json, application/json";
  const response = await get(address, { accept });
  expect(JSON.parse(response.body.toString()).data.banner.content).toBe("Nothing yet");
  expect(response.headers).toMatchObject({ "cache-control": "public, no-cache" });
  const known = await get(address, { accept, "if-none-match": String(response.headers.etag) });
  expect(known.status).toBe(304);
  await say("Changed");
  expect((await get(address, { accept })).body.toString()).toContain("Changed");
  const own = await get(address, { accept, cookie: await site.signIn() });
  expect(own.headers["cache-control"]).toBe("private, no-store");

  expect((await get(`/graphql?documentId=${documentOf("signOut")}`)).status).toBe(405);
  const query = encodeURIComponent("{ banner { content } }");
  expect((await get(`/graphql?query=${query}`)).status).toBe(403);
  expect((await get(`${address}&query=${query}`)).status).toBe(403);
});

test("other spellings of the variables share the response", async () => {
  const document = documentOf("query ProjectPageQuery");
  const read = async (variables: string) => {
    const address = `/graphql?documentId=${document}&variables=${encodeURIComponent(variables)}`;
    const { status, headers } = await get(address);
    return [status, headers["server-timing"]];
  };
  const slug = '"slug":"nowhere"';
  expect(await read(`{${slug}}`)).not.toContain("cache;desc=hit");
  for (const same of [`{ ${slug} }`, `{"x":1,${slug}}`, `{"slug":"now\\u0068ere"}`]) {
    expect(await read(same)).toEqual([200, "cache;desc=hit"]);
  }
  expect(await read('{"slug":"elsewhere"}')).not.toContain("cache;desc=hit");
});

test("REST reads of content are cached, the session's state is not", async () => {
  const first = await get("/api/banner");
  const again = await get("/api/banner", { "if-none-match": String(first.headers.etag) });
  expect([first.headers["cache-control"], again.status]).toEqual(["public, no-cache", 304]);
  await say("By REST");
  expect((await get("/api/banner")).body.toString()).toContain("By REST");
  expect((await get("/api/session")).headers["cache-control"]).toBe("private, no-store");
});
