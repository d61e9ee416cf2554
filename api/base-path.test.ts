import { afterAll, beforeAll, expect, test } from "vitest";
import { basePathOf, stripBasePath, stripSiteAddress } from "./base-path.ts";
import { createUploadAddresses } from "./media/uploads/upload-address.ts";
import type { Renderer } from "./pages/renderer.ts";
import { openTestSite, ownerPassword, type TestSite } from "./testing/test-site.ts";

const publicUrl = "https://folio.example/portfolio";
const rendered: string[] = [];
const render: Renderer = async ({ url }) => {
  rendered.push(url.href);
  if (url.pathname.endsWith("/moved")) return { kind: "redirect", status: 302, location: "/work" };
  return { kind: "page", status: 200, html: "<!doctype html>" };
};

let site: TestSite;
let origin: string;
beforeAll(async () => {
  site = await openTestSite(
    { PUBLIC_URL: `${publicUrl}/`, SECURITY_CONTACT: "me@example.org" },
    render,
  );
  origin = await site.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => site.close());

const ask = (path: string, options: RequestInit = {}) =>
  fetch(origin + path, { redirect: "manual", ...options });
const read = async (path: string) => (await ask(`/portfolio${path}`)).text();

test("the path of a site is that of its address, and what is within it begins after it", () => {
  expect(basePathOf(undefined)).toBe("");
  expect(basePathOf("https://x.org")).toBe("");
  expect(basePathOf(publicUrl)).toBe("/portfolio");
  expect(stripBasePath("/portfolio", "/portfolio")).toBe("/");
  expect(stripBasePath("/portfolio?a=1", "/portfolio")).toBe("/?a=1");
  expect(stripBasePath("/portfolio/portfolio/a", "/portfolio")).toBe("/portfolio/a");
  expect(stripBasePath("/portfolios", "/portfolio")).toBeUndefined();
  expect(stripBasePath("/work", "")).toBe("/work");
  expect(stripSiteAddress(`${publicUrl}/work`, publicUrl)).toBe("/work");
  expect(stripSiteAddress("https://folio.example/blog", publicUrl)).toBe(
    "https://folio.example/blog",
  );
});

test("requests arrive with the path, and those without it find nothing", async () => {
  rendered.length = 0;
  for (const path of ["/portfolio", "/portfolio/", "/portfolio/work?tag=maps"]) {
    expect((await ask(path)).status).toBe(200);
  }
  // The second address is answered from the cache.
  expect(rendered).toEqual([`${publicUrl}/`, `${publicUrl}/work?tag=maps`]);
  for (const path of ["/work", "/portfolios", "/graphql", "/api/health/live", "//portfolio/"]) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.get("cache-control")]).toEqual([path, 404, "no-store"]);
  }
  const root = await ask("/");
  expect([root.status, root.headers.get("location")]).toEqual([302, "/portfolio/"]);
  expect((await ask("/", { method: "POST" })).status).toBe(404);
  expect((await ask("/portfolio/api/health/live")).status).toBe(200);
});

test("redirects lead below the path, of pages, forms and links alike", async () => {
  const form = {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  };
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    ask(`/portfolio${path}`, { method: "POST", headers: { ...form, ...headers }, body });
  const responses = [
    await ask("/portfolio/moved"),
    await ask("/portfolio/for/nothing"),
    await post("/sign-in", "password=wrong"),
    await post("/for", "reading=hide", { referer: `${publicUrl}/project/passage?a=1` }),
    await post("/for", "reading=hide", { referer: "https://folio.example/blog" }),
  ];
  expect(responses.map(({ headers }) => headers.get("location"))).toEqual([
    "/portfolio/work",
    "/portfolio/for",
    expect.stringMatching(/^\/portfolio\/sign-in\?access=/),
    "/portfolio/project/passage?a=1",
    "/portfolio/",
  ]);
  expect(responses.at(-1)?.headers.get("set-cookie")).toContain("; Path=/portfolio;");
});

test("cookies are for the path alone, and named so that only https sets them", async () => {
  const signedIn = await ask("/portfolio/api/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: ownerPassword }),
  });
  const [line = ""] = signedIn.headers.getSetCookie();
  expect(line).toMatch(/^__Secure-vitrine-session=[^;]+; .*Path=\/portfolio; HttpOnly; Secure/);
  const [cookie = ""] = line.split(";");
  const read = await ask("/portfolio/api/session", { headers: { cookie } });
  expect(await read.json()).toMatchObject({ isOwner: true });
  const page = await ask("/portfolio/", { headers: { cookie } });
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.headers.get("server-timing")).toContain("desc=pass");
});

test("lists, descriptions and bare pages name addresses below the path", async () => {
  const robots = await read("/robots.txt");
  expect(new Set(robots.match(/(?<=^Disallow: ).*/gm))).toEqual(
    new Set(["/portfolio/", "/portfolio/admin"]),
  );
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`);
  for (const path of ["/sitemap.xml", "/feed.xml", "/feed.json", "/.well-known/security.txt"]) {
    const text = await read(path);
    const whole = text.match(/https:\/\/folio\.example[^"<\s]*/g) ?? [];
    expect([path, whole.length > 0, whole.filter((found) => !found.startsWith(publicUrl))]).toEqual(
      [path, true, []],
    );
  }
  const manifest = JSON.parse(await read("/site.webmanifest"));
  expect(manifest.start_url).toBe("/portfolio/");
  expect(manifest.icons[0].src).toBe("/portfolio/favicon.svg");
  expect(JSON.parse(await read("/api/openapi.json")).servers).toEqual([{ url: "/portfolio" }]);
  for (const path of ["/api/docs", "/api/docs/start.js", "/%0A"]) {
    expect(await read(path)).toMatch(/"\/portfolio\//);
    expect(await read(path)).not.toMatch(/"\/(?!portfolio\/)/);
  }
});

test("an address for uploads has the path, and is known with it and without it", () => {
  const { issue, idOf } = createUploadAddresses(Buffer.from("key"));
  const id = "01234567-89ab-cdef-0123-456789abcdef";
  const address = issue(publicUrl, { id, byteLimit: 1, expiresAt: new Date() });
  expect(address).toContain(`${publicUrl}/api/objects/upload/${id}?`);
  expect(idOf(address, publicUrl)).toBe(id);
  expect(idOf(`/api/objects/upload/${id}`, publicUrl)).toBe(id);
});

test("an old address may be pasted whole, and is stored without the path", async () => {
  const signedIn = await ask("/portfolio/api/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: ownerPassword }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const created = await ask("/portfolio/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", cookie, "sec-fetch-site": "same-origin" },
    body: JSON.stringify({
      query: `mutation { createRedirect(input: { path: "${publicUrl}/old.html", target: "${publicUrl}/about" }) { redirect { path target } } }`,
    }),
  });
  expect((await created.json()).data.createRedirect.redirect).toEqual({
    path: "/old.html",
    target: "/about",
  });
  const followed = await ask("/portfolio/old.html");
  expect([followed.status, followed.headers.get("location")]).toEqual([301, "/portfolio/about"]);
});
