import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cachePolicy } from "../access/cache-policy.ts";
import { visitor } from "../access/viewer.ts";
import { globalIdOf } from "../builder/global-id.ts";
import { owner, runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

const kinds = {
  open: {},
  protected: { isPasswordProtected: true },
  unlisted: { visibility: "unlisted" },
  draft: { visibility: "draft" },
  other: { isPasswordProtected: true },
} as const;
type Kind = keyof typeof kinds;
const allKinds = Object.keys(kinds) as Kind[]; // its keys by declaration

let site: TestSite;
const ids = {} as Record<Kind, number>; // filled before the first test

beforeAll(async () => {
  site = await openTestSite();
  const facts = { mediaType: "image/png", byteSize: 1, width: 1, height: 1, checksum: "" };
  for (const [index, kind] of allKinds.entries()) {
    const path = `/objects/${kind}-why.png`;
    await site.database.mediaAsset.create({ data: { ...facts, kind: "image", path } });
    await site.media.storage.write(path.slice(1), Buffer.from("bytes"));
    const modules = [
      { type: "text", title: "", content: `${kind}-first`, id: "a" },
      { type: "hero-image", imageSrc: path, id: "b", audience: "access" },
      { type: "text", title: "", content: `${kind}-hidden`, id: "c", hidden: true },
    ];
    const { id } = await site.database.project.create({
      data: {
        name: kind,
        slug: kind,
        showOnHome: kind !== "protected",
        homeOrder: index,
        workOrder: index,
        client: `${kind}-client`,
        whyContent: JSON.stringify(modules),
        workImages: { create: [{ src: `/objects/${kind}-work.png`, position: 0 }] },
        ...kinds[kind],
      },
    });
    ids[kind] = id;
  }
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.shareLink.deleteMany();
});

type Opens = Partial<Record<Kind, { opensDraft?: boolean; moduleIds?: string[] }>>;

/** A link that opens so much, in this order. @returns its id, and the path of its address */
async function makeLink(opens: Opens, input: object = {}) {
  const projects = Object.entries(opens).map(([kind, opening]) => ({
    id: globalIdOf("Project", ids[kind as Kind]), // a key of the type above
    ...opening,
  }));
  const { address, shareLink } = await runMutation(
    site,
    "createShareLink",
    { recipient: "Ana", projects, ...input },
    "address shareLink { id }",
  );
  return {
    path: new URL(String(address)).pathname,
    id: (shareLink as { id: string }).id,
  };
}

/** A browser, with the cookies that it was given. */
function openBrowser(before = "") {
  const jar = new Map(
    before
      .split("; ")
      .flatMap((pair) => (pair ? [pair.split(/=(.*)/s)] : []))
      .map(([name = "", value = ""]) => [name, value]),
  );
  const send = async (url: string, options: { form?: object; query?: string } = {}) => {
    const response = await site.app.inject({
      method: options.form || options.query ? "POST" : "GET",
      url,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(options.form && {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
        }),
      },
      ...(options.query && { payload: { query: options.query } }),
      ...(options.form && { payload: new URLSearchParams({ ...options.form }).toString() }),
    });
    for (const { name, value } of response.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
  const query = async (text: string) => {
    const { data, errors } = (await send("/graphql", { query: text })).json();
    expect(errors).toBeUndefined();
    return data;
  };
  return { jar, send, query };
}
type Browser = ReturnType<typeof openBrowser>;

const slugsOf = (list: { edges: { node: { slug: string } }[] }) =>
  list.edges.map(({ node }) => node.slug);
const homeOf = async ({ query }: Browser) =>
  slugsOf((await query("{ homeProjects { edges { node { slug } } } }")).homeProjects);
const fileOf = async ({ send }: Browser, kind: Kind) =>
  (await send(`/objects/${kind}-why.png`)).statusCode;

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
  const reader = { ...visitor, link: { id: 1, greeting: "", projects: new Map() } };
  expect([cachePolicy(reader), cachePolicy(visitor)]).toEqual([
    "private, no-store",
    "public, no-cache",
  ]);
  expect((await browser.send("/")).headers["cache-control"]).toBe("private, no-store");
});

test("mail programs may ask for an address as often as they like, and write it as they like", async () => {
  const { path, id } = await makeLink({ protected: {} });
  const before = await site.database.shareLink.findFirst();
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
  const head = await site.app.inject({ method: "HEAD", url: path });
  expect(head.statusCode).toBe(303);
  expect(await site.database.shareLink.findFirst()).toEqual(before);
  expect(id).toBeTruthy();
});

test("what opens nothing leads to one page, whatever it is or was", async () => {
  const ended = {
    revoked: { revokedAt: new Date() },
    paused: { pausedAt: new Date() },
    expired: { expiresAt: new Date(Date.now() - 1) },
  };
  const urls = ["/for/x", `/for/${"0".repeat(26)}`, "/for/", "/for/%00", "/for/..%2f..%2fadmin"];
  for (const data of Object.values(ended)) {
    const { path, id } = await makeLink({ protected: {} });
    const tokenHash = (await site.database.shareLink.findFirst({ orderBy: { id: "desc" } }))
      ?.tokenHash;
    await site.database.shareLink.updateMany({ where: { tokenHash: tokenHash ?? "" }, data });
    expect(id).toBeTruthy();
    urls.push(path);
  }
  for (const url of urls) {
    const { statusCode, headers, cookies } = await openBrowser().send(url);
    expect([url, statusCode, headers.location, cookies]).toEqual([url, 303, "/for", []]);
  }
});

test("its reader finds in lists, by id and by address what it names, and reads it but for what is hidden", async () => {
  const { path } = await makeLink({ draft: { opensDraft: true }, protected: {}, unlisted: {} });
  const browser = openBrowser();
  await browser.send(path);
  const named: Kind[] = ["draft", "protected", "unlisted"];
  const { list, found } = await browser.query(
    `{ list: projects { edges { node { slug } } }
       found: nodes(ids: ${JSON.stringify(allKinds.map((kind) => globalIdOf("Project", ids[kind])))}) { id } }`,
  );
  expect(slugsOf(list)).toEqual(allKinds);
  expect(found.every(Boolean)).toBe(true);
  for (const kind of named) {
    const { project } = await browser.query(
      `{ project(slug: "${kind}") { isLocked facts { client } caseStudy { whyContent gates { place } } } }`,
    );
    expect(project).toMatchObject({
      isLocked: false,
      facts: { client: `${kind}-client` },
      caseStudy: { gates: [] },
    });
    expect(project.caseStudy.whyContent).toContain(`${kind}-first`);
    expect(project.caseStudy.whyContent).not.toContain(`${kind}-hidden`);
    const file = await browser.send(`/objects/${kind}-why.png`);
    expect([file.statusCode, file.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect((await browser.send(`/api/projects/${ids[kind]}`)).statusCode).toBe(200);
    expect((await browser.send(`/social-card/project/${kind}.png`)).statusCode).toBe(200);
  }
  const { project } = await browser.query(
    `{ project(slug: "other") { isLocked caseStudy { why { __typename } } } }`,
  );
  expect(project).toEqual({ isLocked: true, caseStudy: null });
  expect(await fileOf(browser, "other")).toBe(404);
  const stranger = openBrowser();
  expect((await stranger.query(`{ project(slug: "draft") { slug } }`)).project).toBeNull();
  expect(await fileOf(stranger, "protected")).toBe(404);
});

test("a draft stays closed to a link that names it as something else", async () => {
  const { path } = await makeLink({ draft: {} });
  const browser = openBrowser();
  await browser.send(path);
  expect((await browser.query(`{ project(slug: "draft") { slug } }`)).project).toBeNull();
  expect(await homeOf(browser)).not.toContain("draft");
  expect(await fileOf(browser, "draft")).toBe(404);
});

test("chosen modules are read, and the gate stands where the rest would be", async () => {
  const { path } = await makeLink({
    protected: { moduleIds: ["b", "c"] },
    open: { moduleIds: ["b"] },
  });
  const browser = openBrowser();
  await browser.send(path);
  const { project, other } = await browser.query(`{
    project(slug: "protected") { isLocked facts { client } caseStudy { whyContent gates { section place } } }
    other: project(slug: "open") { isLocked caseStudy { gates { place } } }
  }`);
  expect(project).toMatchObject({
    isLocked: true,
    facts: null,
    caseStudy: { gates: [{ section: "WHY", place: 0 }] },
  });
  expect(project.caseStudy.whyContent).toContain("protected-why.png");
  for (const withheld of ["first", "hidden"]) {
    expect(project.caseStudy.whyContent).not.toContain(withheld);
  }
  expect(other).toEqual({ isLocked: false, caseStudy: { gates: [] } });
  expect(await fileOf(browser, "protected")).toBe(200);
});

test("home, and what follows a project, are in the order of the link", async () => {
  const { path } = await makeLink({ unlisted: {}, open: {}, protected: {} });
  const browser = openBrowser();
  await browser.send(path);
  expect(await homeOf(browser)).toEqual(["unlisted", "open", "protected"]);
  const { total, first, last } = await browser.query(`{ total: homeProjects { totalCount }
    first: homeProjects(first: 2) { edges { node { slug } } } last: homeProjects(last: 1) { edges { node { slug } } } }`);
  expect(total).toEqual({ totalCount: 3 });
  expect(slugsOf(first)).toEqual(["unlisted", "open"]);
  expect(slugsOf(last)).toEqual(["protected"]);
  const beside = async (slug: string) => {
    const { project } = await browser.query(
      `{ project(slug: "${slug}") { next { slug } previous { slug } } }`,
    );
    return [project.previous?.slug, project.next?.slug];
  };
  expect(await beside("unlisted")).toEqual(["protected", "open"]);
  expect(await beside("protected")).toEqual(["open", "unlisted"]);
  expect(await beside("other")).toEqual(["protected", "open"]);
  expect(await homeOf(openBrowser())).toEqual(["open", "other"]);
});

test("a link that names one project has none beside it, and one that names none leaves the site as it is", async () => {
  const browser = openBrowser();
  await browser.send((await makeLink({ open: {} })).path);
  const beside = '{ project(slug: "open") { next { slug } previous { slug } } }';
  expect((await browser.query(beside)).project).toEqual({ next: null, previous: null });
  await browser.send((await makeLink({})).path);
  expect(await homeOf(browser)).toEqual(["open", "other"]);
});

test("one link replaces another, the portfolio password adds to it, and revoking takes its own alone", async () => {
  const first = await makeLink({ protected: {} });
  const second = await makeLink({ unlisted: {} });
  const browser = openBrowser(await site.unlock());
  await browser.send(first.path);
  await browser.send(second.path);
  expect(await homeOf(browser)).toEqual(["unlisted"]);
  expect(await fileOf(browser, "protected")).toBe(200);
  await runMutation(site, "revokeShareLink", { id: second.id }, "shareLink { id }");
  expect(await homeOf(browser)).toEqual(["open", "other"]);
  expect(await fileOf(browser, "protected")).toBe(200);
  const alone = openBrowser();
  await alone.send(first.path);
  await alone.send(second.path);
  expect(await alone.query("{ viewer { link { greeting } } }")).toEqual({
    viewer: { link: { greeting: "" } },
  });
  expect(await fileOf(alone, "protected")).toBe(200);
});

test.each(["pauseShareLink", "revokeShareLink", "renewShareLinkAddress"])(
  "%s holds from the next request on",
  async (mutation) => {
    const { path, id } = await makeLink({ protected: {} });
    const browser = openBrowser();
    await browser.send(path);
    const { etag } = (await browser.send("/objects/protected-why.png")).headers;
    await runMutation(site, mutation, { id }, "shareLink { id }");
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const again = await site.app.inject({
      url: "/objects/protected-why.png",
      headers: { cookie, "if-none-match": String(etag) },
    });
    expect([again.statusCode, again.headers["cache-control"]]).toEqual([404, "private, no-store"]);
    expect((await browser.query("{ viewer { link { greeting } } }")).viewer.link).toBeNull();
    expect((await openBrowser().send(path)).headers.location).toBe("/for");
    if (mutation === "renewShareLinkAddress") return;
    await runMutation(site, "resumeShareLink", { id }, "shareLink { id }");
    expect(await fileOf(browser, "protected")).toBe(200);
  },
);

test("an edit holds from the next request on, and an end that has come", async () => {
  const { path, id } = await makeLink({ protected: {} });
  const browser = openBrowser();
  await browser.send(path);
  expect(await fileOf(browser, "protected")).toBe(200);
  const projects = [{ id: globalIdOf("Project", ids.open) }];
  await runMutation(site, "updateShareLink", { id, projects, greeting: "New" }, "shareLink { id }");
  expect(await fileOf(browser, "protected")).toBe(404);
  expect((await browser.query("{ viewer { link { greeting } } }")).viewer.link.greeting).toBe(
    "New",
  );
  await site.database.shareLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
  expect((await browser.query("{ viewer { link { greeting } } }")).viewer.link).toBeNull();
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
  await runMutation(site, "updateShareLink", { id, password: "another" }, "shareLink { id }");
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
  const forged = await site.app.inject({
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
  const rows = await site.database.shareLink.findMany({ orderBy: { id: "asc" } });
  const [, second] = rows;
  const asked = site.access.links.prove(second ?? (rows[0] as never), "asked");
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

test("the owner stays the owner by whatever link", async () => {
  const browser = openBrowser(await site.signIn());
  await browser.send((await makeLink({ protected: {} })).path);
  expect(await browser.query("{ viewer { isOwner link { greeting } } }")).toEqual({
    viewer: { isOwner: true, link: null },
  });
  expect((await site.makeContext(owner)).viewer.link).toBeUndefined();
});
