import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { permissionMap } from "../../access/permission-map.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { UserFault } from "../../validation/accept.ts";
import { createRedirect, deleteRedirect } from "./redirect-actions.ts";

let site: TestSite;
let id: number;
beforeAll(async () => {
  site = await openTestSite();
  const formerSlugs = { create: { slug: "crossing" } };
  const project = { name: "Passage", slug: "passage", formerSlugs };
  ({ id } = await site.database.project.create({ data: project }));
});
afterAll(() => site.close());

/** The target of the redirect from an address. Null where the request is not redirected. */
const visit = async (url: string) => {
  const { statusCode, headers } = await site.app.inject({ url });
  return statusCode === 301 ? headers.location : null;
};
const codesOf = (path: string, target: string) =>
  createRedirect(site.database, { path, target }).then(
    () => [],
    (fault: unknown) => {
      if (!(fault instanceof UserFault)) throw fault;
      return fault.errors.map(({ field, code }) => `${field} ${code}`);
    },
  );

test("an old address leads to a project, whatever its slug is by now", async () => {
  const old = "https://old.example/Portfolio/Passage%20(1).html?utm_source=mail#top";
  const redirect = await createRedirect(site.database, { path: old, target: "/project/crossing" });
  expect(redirect.path).toBe("/Portfolio/Passage (1).html");
  expect(await visit("/Portfolio/Passage%20(1).html?a=1")).toBe("/project/passage");
  expect(await visit("/Portfolio/Passage%20(1).html/")).toBe("/project/passage");
  await site.database.project.update({ where: { id }, data: { slug: "passages" } });
  expect(await visit("/Portfolio/Passage%20(1).html")).toBe("/project/passages");
  await deleteRedirect(site.database, redirect.id);
  expect(await visit("/Portfolio/Passage%20(1).html")).toBeNull();
  await expect(deleteRedirect(site.database, redirect.id)).rejects.toThrow(UserFault);
});

test("an old address is known by its parameters, in any order, and those of a campaign go along", async () => {
  const make = (path: string, target: string) =>
    createRedirect(site.database, { path, target }).then((redirect) => redirect.path);
  const slug = (await site.database.project.findUniqueOrThrow({ where: { id } })).slug;
  expect(await make("https://old.example/?p=123&utm_source=mail", `/project/${slug}`)).toBe(
    "/?p=123",
  );
  expect(await make("/index.php?page_id=7", "/about")).toBe("/index.php?page_id=7");
  expect(await make("/index.php?page_id=7&lang=no", "/connect")).toBe(
    "/index.php?lang=no&page_id=7",
  );
  expect(await make("/index.php", "/work")).toBe("/index.php");
  expect(await visit("/?p=123")).toBe(`/project/${slug}`);
  expect(await visit("/?utm_medium=a%26b&p=123&x=1")).toBe(`/project/${slug}?utm_medium=a%26b`);
  expect(await visit("/index.php?page_id=7")).toBe("/about");
  expect(await visit("/index.php?page_id=7&lang=no&gclid=9")).toBe("/connect?gclid=9");
  expect(await visit("/index.php?page_id=71")).toBe("/work");
  for (const url of ["/?p=1234", "/?P=123", "/?q=123", "/", "/?utm_source=mail"]) {
    expect([url, await visit(url)]).toEqual([url, null]);
  }
  expect(await codesOf("/about?p=1", "/work")).toEqual(["path PATH_IN_USE"]);
  expect(await codesOf("/?utm_source=mail", "/work")).toEqual(["path PATH_IN_USE"]);
});

test("an address leads to nothing that its visitor does not find", async () => {
  const data = { name: "Hush", slug: "hush" };
  const hush = await site.database.project.create({ data });
  await createRedirect(site.database, { path: "/hush.html", target: "/project/hush" });
  const visible = async (change: object) => {
    await site.database.project.update({ where: { id: hush.id }, data: change });
    return visit("/hush.html");
  };
  expect(await visible({ visibility: "unlisted" })).toBe("/project/hush");
  expect(await visible({ visibility: "draft" })).toBeNull();
  expect(await visible({ visibility: "public" })).toBe("/project/hush");
  expect(await visible({ deletedAt: new Date() })).toBeNull();
});

test.each(["/", "/work", "/about", "/connect"])("an old address may lead to %s", async (page) => {
  await createRedirect(site.database, { path: `/old${page}`, target: page });
  expect(await visit(`/old${page}`)).toBe(page);
});

test("nothing leads in a circle, twice, or to nowhere", { tags: "bothDatabases" }, async () => {
  await createRedirect(site.database, { path: "portfolio", target: "/work/" });
  expect(await codesOf("/portfolio/", "/about")).toEqual(["path PATH_TAKEN"]);
  expect(await codesOf("/folio", "/portfolio")).toEqual(["target TARGET_REDIRECTED"]);
  expect(await codesOf("/folio", "/folio")).toEqual(["target NO_SUCH_PAGE"]);
  expect(await codesOf("/folio", "https://elsewhere.example/all/of/it")).toEqual([
    "target NO_SUCH_PAGE",
  ]);
  expect(await codesOf("/folio", "")).toEqual(["target NO_SUCH_PAGE"]);
  expect(await codesOf(" ", "/about")).toEqual(["path REQUIRED"]);
  expect(await codesOf("/%ff", "/about")).toEqual(["path REQUIRED"]);
  expect(await codesOf(`/${"x".repeat(500)}`, "/about")).toEqual(["path TOO_LONG"]);
});

test("no address that the site answers itself is redirected", async () => {
  const routes = Object.keys(permissionMap.routes)
    .filter((route) => route.startsWith("GET ") && route !== "GET /*")
    .map((route) => route.slice("GET ".length).replaceAll(/[:*]\w*/g, "x"));
  expect(routes.length).toBeGreaterThan(20);
  for (const path of [
    ...routes,
    "/",
    "/sign-in",
    "/work",
    "/about/",
    "/connect",
    "/project/x",
    "/admin/edit",
    "/objects/x.png",
    "/uploads/x.png",
  ]) {
    expect([path, await codesOf(path, "/about")]).toEqual([path, ["path PATH_IN_USE"]]);
  }
});

test("a path that is longer than any redirect leads nowhere, and is not normalised", async () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  await createRedirect(site.database, { path: "/slashes", target: "/about" });
  expect(await visit(`/slashes${"/".repeat(5_000)}`)).toBe("/about");
  expect(await visit(`/${"%CC%95%CC%80".repeat(500)}`)).toBeNull();
  for (const length of [500, 501]) {
    const path = `/${"x".repeat(length - 1)}`;
    await site.database.redirect.create({ data: { path, page: "/about" } });
    expect(await visit(path)).toBe(length > 500 ? null : "/about");
  }
  expect(normalize.mock.contexts.filter((text) => String(text).includes("\u0315"))).toEqual([]);
  normalize.mockRestore();
});
