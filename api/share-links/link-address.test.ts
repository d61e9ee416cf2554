import { expect, test } from "vitest";
import { cachePolicy } from "../access/cache-policy.ts";
import { visitor } from "../access/viewer.ts";
import { fileOf, startLinkSite } from "../testing/link-site.ts";
import { runMutation } from "../testing/run-mutation.ts";

const links = startLinkSite();
const { makeLink, openBrowser } = links;

test("an address is exchanged for a cookie, and leads to a clean one that knows its reader", async () => {
  const { path } = await makeLink({ protected: {} }, { greeting: "Hello Ana" });
  const browser = openBrowser();
  const entered = await browser.send(path);
  expect([entered.statusCode, entered.headers.location]).toEqual([303, "/"]);
  expect(entered.headers).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  expect(entered.cookies).toMatchObject([
    { name: "vitrine-link", httpOnly: true, sameSite: "Lax", path: "/", maxAge: 2_592_000 },
  ]);
  const token = path.slice("/for/".length);
  expect(JSON.stringify(entered.cookies)).not.toContain(token);
  expect(await browser.query("{ viewer { hasPortfolioAccess link { greeting } } }")).toEqual({
    viewer: { hasPortfolioAccess: false, link: { greeting: "Hello Ana" } },
  });
  const read = await browser.send("/api/projects");
  expect(read.headers["cache-control"]).toBe("private, no-store");
  expect(read.headers.etag).not.toBe((await openBrowser().send("/api/projects")).headers.etag);
  const ofReader = await browser.send("/api/banner");
  const ofVisitor = await openBrowser().send("/api/banner");
  expect(ofReader.body).toBe(ofVisitor.body);
  expect(ofReader.headers.etag).not.toBe(ofVisitor.headers.etag);
  const reader = {
    ...visitor,
    link: {
      id: 1,
      greeting: "",
      isReview: false,
      hidesReading: false,
      hasReader: true,
      withholdsOriginals: false,
      mark: null,
      nameShown: "",
      projects: new Map(),
    },
  };
  expect([cachePolicy(reader), cachePolicy(visitor)]).toEqual([
    "private, no-store",
    "public, no-cache",
  ]);
  expect((await browser.send("/")).headers["cache-control"]).toBe("private, no-store");
});

test("a browser is known as the reader's after the link's end, so that pages can say that it has ended", async () => {
  const { path } = await makeLink({ protected: {} }, { expiresAt: new Date(Date.now() + 60_000) });
  const [cookie] = (await openBrowser().send(path)).cookies;
  expect(cookie).toMatchObject({ name: "vitrine-link", maxAge: 2_592_000 });
});

test("mail programs may ask for an address as often as they like, and write it as they like", async () => {
  const { path, id } = await makeLink({ protected: {} });
  const before = await links.site.database.shareLink.findFirst();
  for (const url of [
    path,
    `${path}.`,
    `${path}>`,
    `${path}/`,
    `/for/${path.slice(5).toUpperCase()}`,
  ]) {
    const { statusCode, headers } = await openBrowser().send(url);
    expect([url, statusCode, headers.location]).toEqual([url, 303, "/"]);
  }
  const head = await links.site.app.inject({ method: "HEAD", url: path });
  expect(head.statusCode).toBe(303);
  expect(await links.site.database.shareLink.findFirst()).toEqual(before);
  expect(id).toBeTruthy();
});

test("every address that opens nothing gets the same page", async () => {
  const ended = {
    revoked: { revokedAt: new Date() },
    paused: { pausedAt: new Date() },
    expired: { expiresAt: new Date(Date.now() - 1) },
  };
  const urls = ["/for/x", `/for/${"0".repeat(26)}`, "/for/", "/for/%00", "/for/..%2f..%2fadmin"];
  for (const data of Object.values(ended)) {
    const { path, id } = await makeLink({ protected: {} });
    const tokenHash = (await links.site.database.shareLink.findFirst({ orderBy: { id: "desc" } }))
      ?.tokenHash;
    await links.site.database.shareLink.updateMany({ where: { tokenHash: tokenHash ?? "" }, data });
    expect(id).toBeTruthy();
    urls.push(path);
  }
  for (const url of urls) {
    const { statusCode, headers, cookies } = await openBrowser().send(url);
    expect([url, statusCode, headers.location, cookies]).toEqual([url, 303, "/for", []]);
  }
});

test("a link with a password of its own asks for it at a clean address", async () => {
  const { path, id } = await makeLink({ protected: {} }, { password: " Ünlock me " });
  const browser = openBrowser();
  const asked = "{ viewer { owesLinkPassword link { greeting } } }";
  const entered = await browser.send(path);
  expect([entered.statusCode, entered.headers.location]).toEqual([303, "/for"]);
  expect([...browser.jar.keys()]).toEqual(["vitrine-asked-link"]);
  expect((await browser.query(asked)).viewer).toEqual({ owesLinkPassword: true, link: null });
  expect(await fileOf(browser, "protected")).toBe(404);
  const locationOf = async (form: object) =>
    (await browser.send("/for", { form })).headers.location;
  expect(await locationOf({ password: " " })).toBe("/for?access=missing");
  expect(await locationOf({ password: "guess" })).toBe("/for?access=refused");
  expect(await locationOf({ password: "x".repeat(5_000) })).toBe("/for?access=refused");
  expect(await locationOf({ password: "U\u0308nlock me" })).toBe("/");
  expect([...browser.jar.keys()]).toEqual(["vitrine-link"]);
  expect(await fileOf(browser, "protected")).toBe(200);
  expect((await browser.send(path)).headers.location).toBe("/");
  await runMutation(links.site, "updateShareLink", { id, password: "another" }, "shareLink { id }");
  expect(await fileOf(browser, "protected")).toBe(404);
  expect(
    (await openBrowser().send("/for", { form: { password: "another" } })).headers.location,
  ).toBe("/for");
});

test("the password of a link is guessed a few times only", async () => {
  const { path } = await makeLink({ protected: {} }, { password: "sesame" });
  const browser = openBrowser();
  await browser.send(path);
  const locations: unknown[] = [];
  for (let attempt = 0; attempt < 14; attempt++) {
    locations.push((await browser.send("/for", { form: { password: "guess" } })).headers.location);
  }
  expect(locations.at(-1)).toBe("/for?access=throttled");
});

test("a reader leaves a link, and other sites make nobody leave", async () => {
  const browser = openBrowser();
  await browser.send((await makeLink({ protected: {} })).path);
  const forged = await links.site.app.inject({
    method: "POST",
    url: "/for",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "cross-site",
    },
    payload: "leave=1",
  });
  expect(forged.statusCode).toBe(403);
  const left = await browser.send("/for", { form: { leave: "1" } });
  expect([left.statusCode, left.headers.location]).toEqual([303, "/"]);
  expect([...browser.jar]).toEqual([]);
});

test("a cookie that nobody was given opens nothing", async () => {
  const one = await makeLink({ protected: {} });
  await makeLink({ unlisted: {} }, { password: "p" });
  const browser = openBrowser();
  await browser.send(one.path);
  const [value = ""] = browser.jar.values();
  const [number = "", proof = ""] = value.split(".");
  const locked = openBrowser();
  const rows = await links.site.database.shareLink.findMany({ orderBy: { id: "asc" } });
  const [, second] = rows;
  const asked = links.site.access.links.prove(second ?? (rows[0] as never), "asked");
  for (const forged of [
    `${Number(number) + 1}.${proof}`,
    `0${number}.${proof}`,
    `${number}.${"A".repeat(43)}`,
    `${number}.`,
    number,
    "true",
    asked,
    `${number}.${proof}x`,
  ]) {
    locked.jar.set("vitrine-link", forged);
    expect((await locked.query("{ viewer { link { greeting } } }")).viewer.link).toBeNull();
  }
});
