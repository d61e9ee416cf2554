import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { writeArchive } from "../backup/write-archive.ts";
import { globalIdOf } from "../builder/global-id.ts";
import { claimMail, recordFailure } from "../contact/outbox.ts";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import { runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
let server: MailServer;
let locked: number;
/** Whether the mail server accepts mails. */
let isOpen = true;
beforeAll(async () => {
  server = await startMailServer(() => {
    if (!isOpen) throw new Error("Come back later");
  });
  site = await openTestSite({ SMTP_URL: server.url, CONTACT_TO: "ilse@example.org" });
  await site.database.siteIdentity.updateMany({ data: { ownerName: "Ilse Example" } });
  const { project } = site.database;
  const hidden = [{ type: "text", title: "", content: "secret", id: "a", audience: "access" }];
  locked = (
    await project.create({ data: { name: "Locked", slug: "locked", isPasswordProtected: true } })
  ).id;
  await project.create({
    data: { name: "Partly", slug: "partly", homeOrder: 1, whyContent: JSON.stringify(hidden) },
  });
  await project.create({ data: { name: "Open", slug: "open" } });
  await project.create({ data: { name: "Draft", slug: "draft", visibility: "draft" } });
  await site.database.formerSlug.create({ data: { slug: "locked-before", projectId: locked } });
});
afterAll(async () => {
  await site.close();
  await server.close();
});
beforeEach(async () => {
  isOpen = true;
  await site.database.contactMessage.deleteMany();
  await site.database.shareLink.deleteMany();
  await site.database.siteWords.deleteMany();
});

let senders = 0;

/** Stores a request from a new sender. @returns the global id of its message */
async function receive(slug = "locked") {
  const email = `ana-${senders++}@example.com`;
  const { id } = await site.database.contactMessage.create({
    data: {
      name: "Ana Ruiz",
      email,
      company: "Fennimore",
      message: "We are looking for a lead designer.",
      accessRequest: { create: { slug } },
    },
  });
  return { id: globalIdOf("ContactMessage", id), messageId: id, email };
}

const approve = (id: string, input: object = {}) =>
  runMutation(
    site,
    "approveAccessRequest",
    {
      id,
      projectIds: [globalIdOf("Project", locked)],
      greeting: "Hello Ana",
      isMailed: true,
      ...input,
    },
    `address
     shareLink { id recipient greeting projects { project { slug } moduleIds opensDraft } }
     contactMessage {
       reply { state }
       accessRequest { decision shareLink { id } }
     }`,
  );
const decline = (id: string, isMailed: boolean) =>
  runMutation(
    site,
    "declineAccessRequest",
    { id, isMailed },
    "contactMessage { accessRequest { decision } }",
  );

/** The mails to an address, including those that the server did not accept. */
const mailsTo = (email: string) =>
  server.mails.filter(({ recipients }) => recipients.includes(email));

const reply = (messageId: number) =>
  site.database.outgoingReply.findUnique({ where: { messageId } });

/** The text of a mail, decoded from quoted-printable. @param source the mail with its headers */
const textOf = (source = "") =>
  source
    .slice(source.indexOf("\r\n\r\n"))
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );

test("what is approved is mailed to whoever asked, and its address is nowhere else", async () => {
  const { id, messageId, email } = await receive();
  const approved = await approve(id);
  expect(approved).toMatchObject({
    address: null,
    shareLink: {
      recipient: "Ana Ruiz, Fennimore",
      greeting: "Hello Ana",
      projects: [{ project: { slug: "locked" }, moduleIds: null, opensDraft: false }],
    },
    contactMessage: { accessRequest: { decision: "APPROVED" } },
    userErrors: [],
  });
  await expect.poll(() => reply(messageId)).toMatchObject({ state: "mailed", sealed: null });
  const [mail, ...others] = mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.recipients).toEqual([email]);
  expect(mail?.source).toMatch(/^reply-to: .*ilse@example\.org/im);
  const address = /http:\/\/\S+\/for\/\w{26}/.exec(textOf(mail?.source))?.[0];
  expect(address).toBeDefined();
  const entrance = await site.app.inject({ url: new URL(address ?? "").pathname });
  expect([entrance.statusCode, entrance.headers.location]).toEqual([303, "/"]);
});

test("while it waits, the address is sealed; once it is given up, it is gone", async () => {
  const { database } = site;
  isOpen = false;
  const { id, messageId } = await receive();
  await approve(id);
  await expect.poll(async () => (await reply(messageId))?.attempts).toBe(1);
  const waiting = await reply(messageId);
  expect(waiting?.sealed).toMatch(/^[\w-]{100,}$/);
  const opened = site.sealedText.open(waiting?.sealed ?? "");
  expect(opened).toContain("/for/");
  for (let attempts = 1; attempts < 12; attempts++) {
    await database.outgoingReply.updateMany({ data: { dueAt: new Date(0) } });
    const mail = await claimMail(database);
    if (!mail) throw new Error("nothing is due");
    await recordFailure(database, mail);
  }
  expect(await reply(messageId)).toMatchObject({ state: "failed", sealed: null });
});

test.each(["revokeShareLink", "renewShareLinkAddress"])(
  "after %s no mail comes with the address that opened the link before",
  async (mutation) => {
    isOpen = false;
    const { id, messageId, email } = await receive();
    await approve(id);
    await expect.poll(async () => (await reply(messageId))?.attempts).toBe(1);
    const link = await site.database.shareLink.findFirstOrThrow();
    const input = { id: globalIdOf("ShareLink", link.id) };
    await runMutation(site, mutation, input, "shareLink { id }");
    expect(await reply(messageId)).toMatchObject({ state: "failed", sealed: null });
    isOpen = true;
    const next = await receive();
    await approve(next.id);
    await expect.poll(async () => (await reply(next.messageId))?.state).toBe("mailed");
    expect(mailsTo(email).length).toBe(1);
  },
);

test("a reply that was sealed with another secret is given up", async () => {
  isOpen = false;
  const { id, messageId, email } = await receive();
  await approve(id);
  await expect.poll(async () => (await reply(messageId))?.attempts).toBe(1);
  isOpen = true;
  const data = { sealed: "x".repeat(80), dueAt: new Date(0) };
  await site.database.outgoingReply.updateMany({ data });
  const next = await receive();
  await approve(next.id);
  await expect.poll(async () => (await reply(next.messageId))?.state).toBe("mailed");
  expect(await reply(messageId)).toMatchObject({ state: "failed", sealed: null });
  expect(mailsTo(email).length).toBe(1);
});

test("a backup holds no reply that waits, not even in what the database has left free", {
  tags: "bothDatabases",
}, async () => {
  const { database, environment, media } = site;
  isOpen = false;
  const { id, messageId } = await receive();
  await approve(id);
  await expect.poll(async () => (await reply(messageId))?.attempts).toBe(1);
  const path = `${environment.dataFolder}/backup`;
  await writeArchive({ database, storage: media.storage, secretPath: undefined }, path);
  const bytes = await readFile(path);
  const sealed = (await reply(messageId))?.sealed ?? "";
  expect(sealed.length).toBeGreaterThan(100);
  expect(bytes.includes("OutgoingReply")).toBe(true);
  expect(bytes.includes(sealed.slice(20, 80))).toBe(false);
});

test("an address that is copied is told once, and nothing is mailed", async () => {
  const { id, messageId } = await receive();
  const { address } = await approve(id, { isMailed: false });
  expect(address).toMatch(/\/for\/\w{26}$/);
  expect(await reply(messageId)).toBeNull();
  expect((await approve(id, { isMailed: false })).address).toBeNull();
});

test("whoever approves twice, or at the same time elsewhere, makes one link and one mail", {
  tags: "bothDatabases",
}, async () => {
  const { id } = await receive();
  const all = await Promise.all([approve(id), approve(id), approve(id, { isMailed: false })]);
  expect(all.flatMap(({ userErrors }) => userErrors)).toEqual([]);
  const again = await approve(id);
  const ids = [...all, again].map(({ shareLink }) => (shareLink as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
  expect(await site.database.shareLink.count()).toBe(1);
  expect(await site.database.outgoingReply.count()).toBeLessThanOrEqual(1);
  expect(all.filter(({ address }) => address !== null).length).toBeLessThanOrEqual(1);
});

test("a request still waits after an approval that failed", { tags: "bothDatabases" }, async () => {
  const { id, messageId } = await receive();
  expect(await approve(id, { projectIds: [globalIdOf("Project", 9_999)] })).toMatchObject({
    userErrors: [{ field: "projects", code: "UNKNOWN" }],
  });
  expect(await approve(id, { expiresAt: "2020-01-01T00:00:00Z" })).toMatchObject({
    userErrors: [{ field: "expiresAt" }],
  });
  const request = await site.database.accessRequest.findUnique({ where: { messageId } });
  expect(request?.decision).toBe("waiting");
  expect(await site.database.outgoingReply.count()).toBe(0);
});

test("who is declined politely gets a mail, and who is declined silently gets none", async () => {
  const polite = await receive();
  const silent = await receive();
  for (const { id, isMailed } of [
    { ...polite, isMailed: true },
    { ...silent, isMailed: false },
    { ...silent, isMailed: true },
  ]) {
    expect(await decline(id, isMailed)).toMatchObject({
      contactMessage: { accessRequest: { decision: "DECLINED" } },
      userErrors: [],
    });
  }
  await expect.poll(async () => (await reply(polite.messageId))?.state).toBe("mailed");
  expect(await reply(silent.messageId)).toBeNull();
  expect(mailsTo(polite.email)).toHaveLength(1);
  expect(mailsTo(polite.email)[0]?.source).not.toContain("/for/");
  expect(mailsTo(silent.email)).toEqual([]);
});

test("without mail a request that was declined can be declined again, and no other with a mail", async () => {
  const mailing = site;
  site = await openTestSite();
  try {
    const { id } = await receive();
    await decline(id, false);
    expect(await decline(id, true)).toMatchObject({ userErrors: [] });
    const other = await receive();
    expect(await decline(other.id, true)).toMatchObject({ userErrors: [{ code: "MAIL_OFF" }] });
  } finally {
    await site.close();
    site = mailing;
  }
});

test("a decision stays what it is", async () => {
  const first = await receive();
  await decline(first.id, false);
  expect(await approve(first.id)).toMatchObject({
    address: null,
    userErrors: [{ code: "DECLINED" }],
  });
  const second = await receive();
  await approve(second.id);
  expect(await decline(second.id, true)).toMatchObject({ userErrors: [{ code: "APPROVED" }] });
  expect(await site.database.shareLink.count()).toBe(1);
});

test("a message of the contact form asks for nothing, and one that is gone neither", async () => {
  const { id } = await site.database.contactMessage.create({
    data: { name: "Bo", email: "bo@example.com", company: "F", message: "Good morning" },
  });
  for (const messageId of [id, 9_999]) {
    const globalId = globalIdOf("ContactMessage", messageId);
    expect((await approve(globalId)).userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
    expect((await decline(globalId, false)).userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
  }
});

test("mails are in the language of the site", async () => {
  await site.database.siteWords.create({ data: { language: "de" } });
  const { id, email } = await receive();
  await approve(id, { expiresAt: "2126-03-01T12:00:00Z" });
  await expect.poll(() => mailsTo(email).length).toBe(1);
  const source = mailsTo(email)[0]?.source;
  expect(textOf(source)).toContain("gilt bis 1. M");
  expect(source).toContain("Der Link zu meinem Portfolio");
});

const readRequests = async () => {
  const { data, errors } = await site.graphql<{
    inbox: { messages: { edges: { node: { accessRequest: object } }[] } };
  }>(
    `{ inbox { messages(first: 20) { edges { node { accessRequest {
      slug greeting decision project { slug } withheldProjects { slug }
    } } } } } }`,
    {},
    { isOwner: true, hasPortfolioAccess: true },
  );
  expect(errors).toBeUndefined();
  return data?.inbox.messages.edges.map(({ node }) => node.accessRequest);
};

test("the owner is told what visitors find where access was asked for", async () => {
  for (const slug of ["locked", "locked-before", "draft", "nothing", ""]) await receive(slug);
  const requests = await readRequests();
  const withheldProjects = [{ slug: "locked" }, { slug: "partly" }];
  const found = {
    locked: "locked",
    "locked-before": "locked",
    draft: null,
    nothing: null,
    "": null,
  };
  expect(requests).toEqual(
    Object.entries(found)
      .reverse()
      .map(([slug, project]) => ({
        slug,
        greeting: "Welcome, Ana Ruiz.",
        decision: "WAITING",
        project: project && { slug: project },
        withheldProjects,
      })),
  );
});
