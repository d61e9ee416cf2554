import { expect, test } from "vitest";
import { globalIdOf } from "../builder/global-id.ts";
import {
  allKinds,
  type Browser,
  fileOf,
  homeOf,
  type Kind,
  slugsOf,
  startLinkSite,
} from "../testing/link-site.ts";
import { owner, runMutation } from "../testing/run-mutation.ts";

const links = startLinkSite();
const { makeLink, openBrowser } = links;

test("its reader finds in lists, by id and by address what it names, and reads it but for what is hidden", async () => {
  const { path } = await makeLink({ draft: { opensDraft: true }, protected: {}, unlisted: {} });
  const browser = openBrowser();
  await browser.send(path);
  const named: Kind[] = ["draft", "protected", "unlisted"];
  const { list, found } = await browser.query(
    `{ list: projects { edges { node { slug } } }
       found: nodes(ids: ${JSON.stringify(allKinds.map((kind) => globalIdOf("Project", links.ids[kind])))}) { id } }`,
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
    expect((await browser.send(`/api/projects/${links.ids[kind]}`)).statusCode).toBe(200);
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

test("a lock stands at what is protected, but not where the link of whoever looks opens it", async () => {
  const list = "{ projects { edges { node { slug showsLock } } } }";
  const lockedIn = (data: unknown) => {
    type Edge = { node: { slug: string; showsLock: boolean } };
    const { edges } = Object(data).projects;
    return edges.flatMap(({ node }: Edge) => (node.showsLock ? [node.slug] : []));
  };
  const locked = async ({ query }: Browser) => lockedIn(await query(list));
  const reader = openBrowser();
  await reader.send((await makeLink({ protected: {} })).path);
  expect(await locked(reader)).toEqual(["other"]);
  await reader.send((await makeLink({ protected: { moduleIds: ["b"] } })).path);
  expect(await locked(reader)).toEqual(["protected", "other"]);
  expect(await locked(openBrowser())).toEqual(["protected", "other"]);
  expect(await locked(openBrowser(await links.site.unlock()))).toEqual(["protected", "other"]);
  const { data } = await links.site.graphql(list, {}, owner);
  expect(lockedIn(data)).toEqual(["protected", "other"]);
});

test("home, and what follows a project, are in the order of the link", {
  tags: "bothDatabases",
}, async () => {
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
  const browser = openBrowser(await links.site.unlock());
  await browser.send(first.path);
  await browser.send(second.path);
  expect(await homeOf(browser)).toEqual(["unlisted"]);
  expect(await fileOf(browser, "protected")).toBe(200);
  await runMutation(links.site, "revokeShareLink", { id: second.id }, "shareLink { id }");
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

const known = "{ viewer { link { greeting } hasEndedLink } }";

test.each(["pauseShareLink", "revokeShareLink", "renewShareLinkAddress"])(
  "%s holds from the next request on",
  async (mutation) => {
    const { path, id } = await makeLink({ protected: {} });
    const browser = openBrowser();
    await browser.send(path);
    const { etag } = (await browser.send("/objects/protected-why.png")).headers;
    await runMutation(links.site, mutation, { id }, "shareLink { id }");
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const again = await links.site.app.inject({
      url: "/objects/protected-why.png",
      headers: { cookie, "if-none-match": String(etag) },
    });
    expect([again.statusCode, again.headers["cache-control"]]).toEqual([404, "private, no-store"]);
    expect(await browser.query(known)).toEqual({ viewer: { link: null, hasEndedLink: true } });
    // Visitors and this reader do not get each other's cached results.
    expect(await openBrowser().query(known)).toEqual({
      viewer: { link: null, hasEndedLink: false },
    });
    expect(await browser.query(known)).toEqual({ viewer: { link: null, hasEndedLink: true } });
    expect((await openBrowser().send(path)).headers.location).toBe("/for");
    if (mutation === "renewShareLinkAddress") return;
    await runMutation(links.site, "resumeShareLink", { id }, "shareLink { id }");
    expect(await fileOf(browser, "protected")).toBe(200);
  },
);

test("an edit holds from the next request on, and an end that has come", async () => {
  const { path, id } = await makeLink({ protected: {} });
  const browser = openBrowser();
  await browser.send(path);
  expect(await fileOf(browser, "protected")).toBe(200);
  const projects = [{ id: globalIdOf("Project", links.ids.open) }];
  await runMutation(
    links.site,
    "updateShareLink",
    { id, projects, greeting: "New" },
    "shareLink { id }",
  );
  expect(await fileOf(browser, "protected")).toBe(404);
  expect((await browser.query("{ viewer { link { greeting } } }")).viewer.link.greeting).toBe(
    "New",
  );
  await links.site.database.shareLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
  expect(await browser.query(known)).toEqual({ viewer: { link: null, hasEndedLink: true } });
  await browser.send("/for", { form: { leave: "1" } });
  expect(await browser.query(known)).toEqual({ viewer: { link: null, hasEndedLink: false } });
});

test("the owner stays the owner by whatever link", async () => {
  const browser = openBrowser(await links.site.signIn());
  await browser.send((await makeLink({ protected: {} })).path);
  expect(await browser.query("{ viewer { isOwner link { greeting } } }")).toEqual({
    viewer: { isOwner: true, link: null },
  });
  expect((await links.site.makeContext(owner)).viewer.link).toBeUndefined();
});
