import { afterEach, expect, test } from "vitest";
import { globalIdOf } from "../../builder/global-id.ts";
import { readContentRevision } from "../../database/content-revision.ts";
import { owner, runMutation } from "../../testing/run-mutation.ts";
import { firefox, openVisitSite, type VisitSite } from "../../testing/visit-site.ts";

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

type Link = { id: string; cookie: string };

/** Opens a site with three projects, and a function that creates share links to two of them. */
async function openSite() {
  const site = await openVisitSite();
  closings.push(() => site.close());
  const make = (slug: string, data: object = {}) =>
    site.database.project.create({ data: { name: slug, slug, ...data } });
  await make("open");
  const text = { type: "text", title: "", content: "Words" };
  const draft = await make("draft", {
    visibility: "draft",
    whyContent: JSON.stringify([text]),
    processContent: JSON.stringify([{ ...text, audience: "access" }]),
    solutionContent: JSON.stringify([{ ...text, hidden: true }]),
    shippedGoodsContent: JSON.stringify([{ ...text, content: "" }]),
  });
  const locked = await make("locked", { isPasswordProtected: true });
  const projects = [{ id: globalIdOf("Project", draft.id), opensDraft: true }];
  projects.push({ id: globalIdOf("Project", locked.id), opensDraft: false });
  const makeLink = async (recipient: string): Promise<Link> => {
    const payload = await runMutation(
      site,
      "createShareLink",
      { recipient, projects },
      "address shareLink { id }",
    );
    const { pathname } = new URL(String(payload.address));
    const { cookies } = await site.app.inject({ url: pathname });
    const [cookie] = cookies.map(({ name, value }) => `${name}=${value}`);
    return { id: (payload.shareLink as { id: string }).id, cookie: cookie ?? "" };
  };
  return { ...site, makeLink };
}

const read = ({ send }: VisitSite, { cookie }: Link, path: string, body = {}, headers = {}) =>
  send({ headers: { cookie, ...headers }, body: { path, ...body } });

/**
 * Closes the site, which writes the receipts.
 * @returns the receipt of a link, as the owner reads it
 */
async function receiptAfter(site: VisitSite, { id }: Link) {
  await site.app.close();
  const { data } = await site.graphql(
    `{ node(id: "${id}") { ... on ShareLink {
      firstReadAt lastReadAt isReadingShared
      receipt { views seconds namedProjects devices { name views }
        pages { name views seconds seen sectionCount furthest project { slug } } }
    } } }`,
    {},
    owner,
  );
  return Object(data).node;
}

const nothing = {
  firstReadAt: null,
  lastReadAt: null,
  receipt: { views: 0, seconds: 0, namedProjects: 0, devices: [], pages: [] },
};

test("a project in the trash is not among the named projects that were read", async () => {
  const site = await openSite();
  const link = await site.makeLink("Ana");
  await read(site, link, "/project/draft");
  const where = { slug: "draft" };
  await site.database.project.updateMany({ where, data: { deletedAt: new Date() } });
  const { receipt } = await receiptAfter(site, link);
  expect([receipt.views, receipt.namedProjects]).toEqual([1, 0]);
});

test("the owner is told what was read by a link, how far, how long and on what", {
  tags: "bothDatabases",
}, async () => {
  const site = await openSite();
  const [link, other] = [await site.makeLink("Ana"), await site.makeLink("Bo")];
  const before = await readContentRevision(site.database);
  const id = "the-view-of-the-draft";
  await read(site, link, "/project/draft", { id, device: "phone" });
  site.setClock("2026-11-23T12:01:00Z");
  const later = { id, number: 1, device: "phone", seconds: [2, 62], sections: [0, 0b101] };
  await read(site, link, "/project/draft", later);
  await read(site, link, "/project/draft", later);
  await read(site, link, "/");
  expect(await receiptAfter(site, link)).toEqual({
    firstReadAt: "2026-11-23T12:00:00.000Z",
    lastReadAt: "2026-11-23T12:01:00.000Z",
    isReadingShared: true,
    receipt: {
      views: 2,
      seconds: 64,
      namedProjects: 1,
      devices: [
        { name: "desktop", views: 1 },
        { name: "phone", views: 1 },
      ],
      pages: [
        {
          name: expect.stringMatching(/^project:/),
          views: 1,
          seconds: 62,
          seen: ["ROLE", "RESULT"],
          // "why" and "process", and the two seen sections, which the project has no more. A hidden
          // or empty section does not count.
          sectionCount: 4,
          furthest: "RESULT",
          project: { slug: "draft" },
        },
        {
          name: "home",
          views: 1,
          seconds: 2,
          seen: [],
          sectionCount: null,
          furthest: null,
          project: null,
        },
      ],
    },
  });
  expect(await receiptAfter(site, other)).toMatchObject(nothing);
  // The site's own counts contain the view of the home page, but nothing about a draft.
  const counted = await site.countsAfter();
  expect(counted["views home"]).toBe(1);
  expect(Object.keys(counted).filter((key) => key.includes("project"))).toEqual([]);
  expect(await readContentRevision(site.database)).toBe(before);
  const stored = JSON.stringify(await site.database.shareLinkCount.findMany());
  expect(stored).not.toContain("203.0.113");
  expect(stored).not.toContain("Firefox");
  // The sections that were seen are in the order of the project.
  const sectionLayout = JSON.stringify([{ section: "result" }]);
  await site.database.project.updateMany({ where: { slug: "draft" }, data: { sectionLayout } });
  expect(await receiptAfter(site, link)).toMatchObject({
    receipt: { pages: [{ seen: ["RESULT", "ROLE"], furthest: "ROLE" }, {}] },
  });
});

const barracuda = { "user-agent": "Mozilla/5.0 (compatible; Barracuda Sentinel (EE))" };

test.each<[string, Record<string, string>, object]>([
  ["a mail scanner", barracuda, {}],
  ["a preview of Slack", { "user-agent": "Slackbot-LinkExpanding 1.0" }, {}],
  ["a browser that a program drives", {}, { isDriven: true }],
  ["the owner in another session", { cookie: "vitrine-device=known" }, {}],
  ["Global Privacy Control", { "sec-gpc": "1" }, {}],
  ["Do Not Track", { dnt: "1" }, {}],
  ["the switch", { cookie: "vitrine-unmeasured=1" }, {}],
])("%s writes into no receipt", async (_who, { cookie = "", ...headers }, body) => {
  const site = await openSite();
  const link = await site.makeLink("Ana");
  const both = { ...headers, cookie: `${link.cookie}; ${cookie}` };
  expect(await read(site, link, "/project/draft", body, both)).toBe(204);
  expect(await receiptAfter(site, link)).toMatchObject(nothing);
});

test.each(["pauseShareLink", "revokeShareLink", "renewShareLinkAddress"])(
  "after %s a browser that came by the link writes nothing more",
  async (mutation) => {
    const site = await openSite();
    const link = await site.makeLink("Ana");
    await read(site, link, "/");
    await runMutation(site, mutation, { id: link.id }, "shareLink { id }");
    await read(site, link, "/project/open");
    const { receipt, lastReadAt } = await receiptAfter(site, link);
    expect(lastReadAt).not.toBeNull();
    expect(receipt.pages.map(({ name }: { name: string }) => name)).toEqual(["home"]);
  },
);

test("an expired link takes nothing, and what no link opens is in no receipt", async () => {
  const site = await openSite();
  const link = await site.makeLink("Ana");
  for (const slug of ["nowhere", "%", "__proto__"]) await read(site, link, `/project/${slug}`);
  await site.database.project.create({
    data: { name: "H", slug: "closed", visibility: "draft" },
  });
  await read(site, link, "/project/closed");
  await site.database.shareLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
  await read(site, link, "/");
  expect(await receiptAfter(site, link)).toMatchObject(nothing);
});

test("nobody writes into the receipts of a link without its cookie", async () => {
  const site = await openSite();
  const [link, other] = [await site.makeLink("Ana"), await site.makeLink("Bo")];
  const [, proof = ""] = link.cookie.split("=");
  const [number = "", signature = ""] = proof.split(".");
  const [otherNumber = ""] = (other.cookie.split("=")[1] ?? "").split(".");
  for (const forged of [
    `vitrine-link=${otherNumber}.${signature}`,
    `vitrine-link=${number}.${"A".repeat(43)}`,
    `vitrine-link=${number}`,
    `vitrine-asked-link=${proof}`,
  ]) {
    await read(site, { ...link, cookie: forged }, "/project/draft");
  }
  // A message that names a link is refused, because no page of the site sends such a message.
  expect(await read(site, link, "/", { link: otherNumber })).toBe(400);
  expect(await receiptAfter(site, link)).toMatchObject(nothing);
  expect(await receiptAfter(site, other)).toMatchObject(nothing);
});

test("receipts are written where the site counts no visits, and go with their link", {
  tags: "bothDatabases",
}, async () => {
  const site = await openSite();
  const link = await site.makeLink("Ana");
  await runMutation(site, "setVisitCounting", { isOn: false }, "visitCounting { isOn }");
  await read(site, link, "/");
  expect((await receiptAfter(site, link)).receipt).toMatchObject({ views: 1 });
  expect(await site.countsAfter()).toEqual({});
  await runMutation(site, "revokeShareLink", { id: link.id }, "shareLink { id }");
  await runMutation(site, "deleteShareLink", { id: link.id }, "deletedShareLinkId");
  expect(await site.database.shareLinkCount.count()).toBe(0);
});

/**
 * Presses the switch at the foot of the page.
 * @returns the target of the redirect, and the cookies that it sets
 */
async function press(site: VisitSite, { cookie }: Link, reading: string, referer?: string) {
  const { statusCode, headers, cookies } = await site.app.inject({
    method: "POST",
    url: "/for",
    headers: {
      cookie,
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      ...(referer && { referer }),
    },
    payload: `reading=${reading}`,
  });
  expect(statusCode).toBe(303);
  return { location: headers.location, cookies };
}

const isShared = async (site: VisitSite, { id }: Link) => {
  const { data } = await site.graphql(
    `{ node(id: "${id}") { ... on ShareLink { isReadingShared } } }`,
    {},
    owner,
  );
  return Object(data).node.isReadingShared;
};

test("the switch holds for its browser and is told to the owner, until it is turned back", async () => {
  const site = await openSite();
  const [link, other] = [await site.makeLink("Ana"), await site.makeLink("Bo")];
  const { location, cookies } = await press(
    site,
    link,
    "hide",
    "http://localhost/project/open?a=b",
  );
  expect(location).toBe("/project/open?a=b");
  // The cookie is not HttpOnly, because the start script of pages reads it.
  expect(cookies).toMatchObject([{ name: "vitrine-unmeasured", value: "1", path: "/" }]);
  expect(cookies[0]?.httpOnly).toBeUndefined();
  expect([await isShared(site, link), await isShared(site, other)]).toEqual([false, true]);
  const quiet = { ...link, cookie: `${link.cookie}; vitrine-unmeasured=1` };
  await read(site, quiet, "/");
  const measuring = async (cookie: string, headers = {}) => {
    const { body } = await site.app.inject({
      method: "POST",
      url: "/graphql",
      headers: { cookie, ...headers },
      payload: { query: "{ viewer { link { measuring } } }" },
    });
    return JSON.parse(body).data.viewer.link.measuring;
  };
  expect(await measuring(quiet.cookie)).toBe("DECLINED");
  expect(await measuring(quiet.cookie, { "sec-gpc": "1" })).toBe("SIGNALLED");
  expect(await measuring(link.cookie)).toBe("ALLOWED");
  const back = await press(site, quiet, "share", "http://localhost//elsewhere.example/");
  expect(back.location).toBe("/elsewhere.example/");
  expect(back.cookies).toMatchObject([{ name: "vitrine-unmeasured", value: "" }]);
  for (const elsewhere of ["http://elsewhere.example/a", "app://localhost/\\elsewhere.example"]) {
    expect((await press(site, link, "share", elsewhere)).location).toBe("/");
  }
  expect(await isShared(site, link)).toBe(true);
  expect((await receiptAfter(site, link)).receipt.views).toBe(0);
  expect(await site.countsAfter()).toEqual({});
});

test("a browser that asks for privacy is told of once it opens a page; a scanner that does is not", async () => {
  const site = await openSite();
  const link = await site.makeLink("Ana");
  const open = (headers: Record<string, string>) =>
    site.app.inject({ url: "/", headers: { cookie: link.cookie, ...headers } });
  await open(barracuda);
  await open({ ...barracuda, dnt: "1" });
  await open({ "user-agent": firefox });
  expect(await isShared(site, link)).toBe(true);
  await open({ "user-agent": firefox, "sec-gpc": "1" });
  expect(await isShared(site, link)).toBe(false);
  expect(await site.database.shareLink.findFirst()).toMatchObject({ lastReadAt: null });
});
