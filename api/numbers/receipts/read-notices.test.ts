import { afterEach, expect, test } from "vitest";
import { globalIdOf } from "../../builder/global-id.ts";
import { readContentRevision } from "../../database/content-revision.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { owner, runMutation } from "../../testing/run-mutation.ts";
import { firefox, openVisitSite, type VisitSite } from "../../testing/visit-site.ts";
import type { VisitMessage } from "../counting/visit-message.ts";
import { sweepVisitCounts } from "../sweep-visit-counts.ts";
import { createReceiptCounter } from "./receipt-counter.ts";

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function openSite(variables: Record<string, string> = {}): Promise<VisitSite> {
  const site = await openVisitSite(variables);
  closings.push(site.close);
  return site;
}

/**
 * Creates a share link to two projects.
 * @returns its id, and the cookie of a browser that has opened it
 */
async function makeLink(site: VisitSite, input: object): Promise<{ id: string; cookie: string }> {
  const projects = [];
  for (const name of ["Tidewater", "Slow Mail"]) {
    const slug = `${name.toLowerCase().replace(" ", "-")}-${await site.database.project.count()}`;
    const { id } = await site.database.project.create({ data: { name, slug } });
    projects.push({ id: globalIdOf("Project", id) });
  }
  const { address, shareLink } = await runMutation(
    site,
    "createShareLink",
    { projects, ...input },
    "address shareLink { id }",
  );
  const { cookies } = await site.app.inject({ url: new URL(String(address)).pathname });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return { id: (shareLink as { id: string }).id, cookie };
}

const read = ({ send }: VisitSite, { cookie }: { cookie: string }, path = "/") =>
  send({ headers: { cookie }, body: { path } });

test("the owner is mailed once for whom a link is and what it opens, and nothing of what was read", async () => {
  const server = await startMailServer();
  closings.push(server.close);
  const site = await openSite({ SMTP_URL: server.url, CONTACT_TO: "ilse@example.org" });
  const before = await readContentRevision(site.database);
  const link = await makeLink(site, { recipient: "Ana,\n Fennimore", mailsFirstRead: true });
  const quiet = await makeLink(site, { recipient: "Bo" });
  const made = await readContentRevision(site.database);
  for (const path of ["/work", "/project/slow-mail-1"]) await read(site, link, path);
  await read(site, quiet);
  // Closing the site writes the counts, and sends the mail that is due.
  await site.app.close();
  await expect.poll(() => server.mails.length).toBe(1);
  const [{ recipients, source } = { recipients: [], source: "" }] = server.mails;
  expect(recipients).toEqual(["ilse@example.org"]);
  expect(source).toMatch(/^subject: Your link for Ana, Fennimore was read\r$/im);
  expect(source).toMatch(/^auto-submitted: auto-generated\r$/im);
  expect(source).toContain("It opens Tidewater and Slow Mail.");
  expect(source).not.toMatch(/work|second|minute|phone|desktop/);
  expect(await site.database.outgoingReadNotice.findMany()).toMatchObject([{ state: "mailed" }]);
  expect(made).toBeGreaterThan(before);
  expect(await readContentRevision(site.database)).toBe(made);
});

test("a request that was approved while mail is off is not mailed later", async () => {
  const site = await openSite();
  const link = await makeLink(site, { recipient: "Ana", mailsFirstRead: true });
  await read(site, link);
  await site.app.close();
  expect(await site.database.shareLink.count({ where: { firstReadAt: null } })).toBe(0);
  expect(await site.database.outgoingReadNotice.count()).toBe(0);
});

const view: VisitMessage = {
  id: "a-view-of-the-home",
  number: 0,
  path: "/",
  device: "desktop",
  seconds: [0, 2],
  sections: [0, 0],
};

test("two instances that see the first read at once store one mail, and a later one none", {
  tags: "bothDatabases",
}, async () => {
  const site = await openSite();
  const { database } = site;
  const { id } = await database.shareLink.create({
    data: { recipient: "Ana", tokenHash: "hash", mailsFirstRead: true },
  });
  const link = {
    id,
    greeting: "",
    isReview: false,
    hidesReading: false,
    hasReader: true,
    withholdsOriginals: false,
    mark: null,
    nameShown: "",
    projects: new Map(),
  };
  let drafts = 0;
  const clock = () => new Date("2026-11-23T12:00:00Z");
  const open = () =>
    createReceiptCounter({
      database,
      clock,
      notices: {
        draftNotice: async () => ({ mailId: `<${drafts++}@example.org>` }),
        wake: () => {},
      },
    });
  const instances = [open(), open()];
  const readByAll = async (name: string) => {
    for (const [index, counter] of instances.entries()) {
      await counter.take(link, { ...view, id: `${name}-${index}` }, firefox);
    }
    await Promise.all(instances.map((counter) => counter.write()));
  };
  await readByAll("first");
  const [notice] = await database.outgoingReadNotice.findMany();
  expect(notice?.linkId).toBe(id);
  await readByAll("second");
  // The sweep removes the old counts and the time of the first read. A new read then stores no
  // second notice.
  await sweepVisitCounts(database, new Date("2029-11-23T12:00:00Z"));
  await readByAll("third");
  expect(await database.outgoingReadNotice.findMany()).toEqual([notice]);
  expect(await database.shareLink.findFirst()).toMatchObject({ firstReadAt: clock() });
});

test("a first read is new to the owner until she has seen it", async () => {
  const site = await openSite();
  const [link, unread] = [
    await makeLink(site, { recipient: "Ana" }),
    await makeLink(site, { recipient: "Bo" }),
  ];
  await read(site, link);
  await site.app.close();
  const news = async () => {
    const { data } = await site.graphql(
      "{ firstReads { unseenCount } shareLinks(first: 9) { edges { node { recipient isFirstReadNew } } } }",
      {},
      owner,
    );
    const { firstReads, shareLinks } = Object(data);
    type Edge = { node: { recipient: string; isFirstReadNew: boolean } };
    const isNew = shareLinks.edges.filter(({ node }: Edge) => node.isFirstReadNew);
    return [firstReads.unseenCount, isNew.map(({ node }: Edge) => node.recipient)];
  };
  const see = (...ids: string[]) =>
    runMutation(site, "markShareLinksSeen", { ids }, "firstReads { unseenCount }");
  expect(await news()).toEqual([1, ["Ana"]]);
  expect(await see(unread.id, "nonsense")).toMatchObject({ firstReads: { unseenCount: 1 } });
  expect(await news()).toEqual([1, ["Ana"]]);
  expect(await see(link.id, unread.id)).toMatchObject({ firstReads: { unseenCount: 0 } });
  expect(await news()).toEqual([0, []]);
  // The link that nobody has read was not marked as seen.
  expect(await site.database.shareLink.count({ where: { firstReadSeenAt: null } })).toBe(1);
  const many = Array.from({ length: 1_001 }, () => link.id);
  expect((await see(...many)).userErrors).toEqual([{ field: "ids", code: "TOO_LONG" }]);
});
