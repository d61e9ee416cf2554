import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import persistedQueries from "../../../web/__generated__/persisted-queries.json" with {
  type: "json",
};
import { visitor } from "../../access/viewer.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import type { RenderRequest } from "../../pages/renderer.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { openInstance } from "../../testing/open-instance.ts";
import { openTestSite, portfolioPassword, type TestSite } from "../../testing/test-site.ts";

type Instance = Pick<TestSite, "app" | "database">;
type Other = Awaited<ReturnType<typeof openInstance>>;

const layout =
  Object.entries(persistedQueries).find(([, text]) =>
    text.includes("query siteLayoutQuery"),
  )?.[0] ?? "";

/** Renders a page with the text of the banner. */
async function render({ execute }: RenderRequest) {
  const { data } = await execute({ id: layout, variables: {} });
  return { kind: "page" as const, status: 200, html: `<p>${Object(data?.banner).content}</p>` };
}

let now = new Date("2026-03-01T12:00:00Z");
const clock = () => now;
let site: TestSite;
let other: Other;
let mailServer: MailServer;
let cookie: string;
const addresses = new Map<Instance, string>();

beforeAll(async () => {
  // The mail server is slow, so that both instances look for due mails while one of them sends.
  mailServer = await startMailServer(() => wait(20));
  const mail = { SMTP_URL: mailServer.url, CONTACT_TO: "owner@example.org" };
  site = await openTestSite(mail, render, undefined, clock);
  other = await openInstance(site.environment, render, undefined, clock);
  for (const instance of [site, other]) {
    addresses.set(instance, await instance.app.listen({ port: 0 }));
  }
});
afterAll(async () => {
  await other.app.close();
  await other.database.$disconnect();
  await site.close();
  await mailServer.close();
});
beforeEach(async () => {
  cookie = await site.signIn();
  await site.database.project.deleteMany();
});
afterEach(() => {
  now = new Date("2026-03-01T12:00:00Z");
});

const get = (instance: Instance, path: string, headers: Record<string, string> = {}) =>
  fetch(`${addresses.get(instance)}${path}`, { headers });
const textOf = async (instance: Instance, path: string) => (await get(instance, path)).text();

/** Runs an operation over HTTP. */
async function run(instance: Instance, query: string, variables: object = {}, shown = cookie) {
  const response = await instance.app.inject({
    method: "POST",
    url: "/graphql",
    headers: shown ? { cookie: shown } : {},
    payload: { query, variables },
  });
  const { data, errors } = response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return { data, response };
}

const say = (instance: Instance, content: string) =>
  run(
    instance,
    `mutation ($input: UpdateBannerInput!) { updateBanner(input: $input) { userErrors { code } } }`,
    { input: { content, isActive: true } },
  );

const isOwner = async (instance: Instance, shown: string) =>
  (await run(instance, "{ viewer { isOwner } }", {}, shown)).data.viewer.isOwner;

test("the other instance returns what one has written, in every kind of response", async () => {
  for (let round = 0; round < 12; round++) {
    const [writer, reader] = round % 2 === 0 ? [site, other] : [other, site];
    // Both instances cache the page as it was before the change.
    for (const each of [writer, reader]) await textOf(each, "/");
    const words = `Round ${round}`;
    await say(writer, words);
    expect(await textOf(reader, "/")).toContain(words);
    expect(await textOf(reader, "/api/banner")).toContain(words);
    const { data } = await run(reader, "{ banner { content } }", {}, "");
    expect(data.banner.content).toBe(words);
  }
});

test("the other instance withholds at once what one has protected", async () => {
  const path = "/objects/secret.png";
  const facts = { mediaType: "image/png", byteSize: 5, width: 1, height: 1, checksum: "secret" };
  await site.database.mediaAsset.create({ data: { ...facts, kind: "image", path } });
  await site.media.storage.write(path.slice(1), Buffer.from("bytes"));
  const whyContent = JSON.stringify([{ type: "hero-image", id: "a", imageSrc: path }]);
  const { id } = await site.database.project.create({
    data: { name: "Orrery", slug: "orrery", whyContent },
  });
  const protect = (instance: Instance, isPasswordProtected: boolean) =>
    run(
      instance,
      `mutation ($input: SetProjectProtectionInput!) { setProjectProtection(input: $input) { userErrors { code } } }`,
      { input: { id: globalIdOf("Project", id), isPasswordProtected } },
    );
  for (const [writer, reader] of [
    [site, other],
    [other, site],
  ] as const) {
    expect((await get(reader, path)).status).toBe(200);
    await protect(writer, true);
    expect((await get(reader, path)).status).not.toBe(200);
    expect(await textOf(reader, `/api/projects/${id}`)).not.toContain(path);
    await protect(writer, false);
    expect((await get(reader, path)).status).toBe(200);
  }
});

test("each save that two instances get at the same moment is stored or refused", async () => {
  const { id } = await site.database.project.create({ data: { name: "Orrery", slug: "orrery" } });
  const save = async (instance: Instance, name: string, version?: number) => {
    const { data } = await run(
      instance,
      `mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { userErrors { code } } }`,
      { input: { id: globalIdOf("Project", id), name, version } },
    );
    return data.updateProject.userErrors[0]?.code ?? "saved";
  };
  const read = () => site.database.project.findUniqueOrThrow({ where: { id } });
  for (let round = 0; round < 10; round++) {
    const { version } = await read();
    const outcomes = await Promise.all([
      save(site, `One ${round}`, version),
      save(other, `Other ${round}`, version),
    ]);
    expect([...outcomes].sort()).toEqual(["STALE_VERSION", "saved"]);
    const winner = outcomes[0] === "saved" ? "One" : "Other";
    expect(await read()).toMatchObject({ name: `${winner} ${round}`, version: version + 1 });
  }
  const { version } = await read();
  const names = Array.from({ length: 12 }, (_, index) => `Without a version ${index}`);
  await Promise.all(names.map((name, index) => save(index % 2 === 0 ? site : other, name)));
  expect((await read()).version).toBe(version + names.length);
  const revisions = await site.database.projectRevision.findMany({ where: { projectId: id } });
  const kept = revisions.map((revision) => JSON.stringify(revision));
  for (const name of names) expect(kept.some((each) => each.includes(name))).toBe(true);
});

test("a draft that one instance has stored, or deleted, is so on the other", async () => {
  const { id } = await site.database.project.create({ data: { name: "Orrery", slug: "orrery" } });
  const draft = { projectId: globalIdOf("Project", id), editor: "window-one" };
  const offered = async (instance: Instance) => {
    const query =
      "query ($id: Int!) { projectByDatabaseId(databaseId: $id) { drafts { sequence } } }";
    const { data } = await run(instance, query, { id });
    return data.projectByDatabaseId.drafts.map(({ sequence }: { sequence: number }) => sequence);
  };
  const store = (instance: Instance, sequence: number) =>
    run(
      instance,
      "mutation ($input: SaveProjectDraftInput!) { saveProjectDraft(input: $input) { userErrors { code } } }",
      { input: { ...draft, sequence, content: JSON.stringify("typed") } },
    );
  await store(site, 1);
  expect(await offered(other)).toEqual([1]);
  await store(other, 2);
  expect(await offered(site)).toEqual([2]);
  await run(
    site,
    "mutation ($input: DiscardProjectDraftInput!) { discardProjectDraft(input: $input) { isDiscarded } }",
    { input: { ...draft, sequence: 2 } },
  );
  expect(await offered(other)).toEqual([]);
});

test("who has signed in or given the password on one instance has on the other, and ends on both", async () => {
  expect(await isOwner(other, cookie)).toBe(true);
  const access = await site.unlock();
  const hasAccess = async () =>
    (await run(other, "{ viewer { hasPortfolioAccess } }", {}, access)).data.viewer
      .hasPortfolioAccess;
  expect(await hasAccess()).toBe(true);
  const setPassword = (password: string) =>
    run(
      site,
      `mutation ($input: SetPortfolioPasswordInput!) { setPortfolioPassword(input: $input) { userErrors { code } } }`,
      { input: { portfolioPassword: password } },
    );
  await setPassword("another one");
  expect(await hasAccess()).toBe(false);
  await setPassword(portfolioPassword);
  await run(other, "mutation { signOut { userErrors { code } } }");
  expect(await isOwner(site, cookie)).toBe(false);
});

test("a link that was ended on one instance opens nothing on the other", async () => {
  const { id } = await site.database.project.create({
    data: { name: "Orrery", slug: "orrery", visibility: "draft" },
  });
  const projects = [{ id: globalIdOf("Project", id), opensDraft: true }];
  for (const [round, ending] of [
    "revokeShareLink",
    "pauseShareLink",
    "renewShareLinkAddress",
  ].entries()) {
    const [owners, readers] = round % 2 === 0 ? [site, other] : [other, site];
    const { data } = await run(
      owners,
      `mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { address shareLink { id } } }`,
      { input: { recipient: ending, projects } },
    );
    const { address, shareLink } = data.createShareLink;
    const followed = await fetch(addresses.get(readers) + new URL(address).pathname, {
      redirect: "manual",
    });
    const readersCookie = followed.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const status = async () =>
      (await get(readers, `/api/projects/${id}`, { cookie: readersCookie })).status;
    expect([ending, await status()]).toEqual([ending, 200]);
    const type = `${ending[0]?.toUpperCase()}${ending.slice(1)}Input`;
    await run(
      owners,
      `mutation ($input: ${type}!) { ${ending}(input: $input) { userErrors { code } } }`,
      { input: { id: shareLink.id } },
    );
    expect([ending, await status()]).toEqual([ending, 404]);
  }
});

test("a draft whose moment has come is public on both, though neither was told", async () => {
  const { id } = await site.database.project.create({
    data: {
      name: "Orrery",
      slug: "orrery",
      visibility: "draft",
      publishAt: new Date("2026-03-01T12:00:10Z"),
    },
  });
  const statuses = () =>
    Promise.all([site, other].map(async (each) => (await get(each, `/api/projects/${id}`)).status));
  expect(await statuses()).toEqual([404, 404]);
  now = new Date("2026-03-01T12:00:10Z");
  expect(await statuses()).toEqual([200, 200]);
});

test("each mail is sent once, whichever instance finds it", async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Odile the ${index}th`);
  for (const name of names) {
    const mail = { create: { mailId: `<${name.replaceAll(" ", "-")}@example.org>` } };
    const about = { name, email: "odile@example.com", company: "Orrery", message: "Hello" };
    await site.database.contactMessage.create({ data: { ...about, mail } });
  }
  const { messageMail } = await site.makeContext(visitor);
  messageMail.wake();
  other.messageMail.wake();
  await expect
    .poll(() => site.database.outgoingMail.count({ where: { state: "mailed" } }), {
      timeout: 15_000,
    })
    .toBe(names.length);
  // Mails about sign-ins of the owner do not count.
  const mails = mailServer.mails.filter(({ source }) => source.includes("Odile"));
  expect(mails).toHaveLength(names.length);
});
