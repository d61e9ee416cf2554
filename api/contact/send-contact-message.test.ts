import { createServer, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import { runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

const sendContactMessage = /* GraphQL */ `
  mutation ($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      receivedAt
      userErrors { field message code limit }
    }
  }
`;

type Sent = {
  sendContactMessage: { receivedAt: string | null; userErrors: { field: string }[] };
};

const input = {
  name: "Wilhelmina Ostrander",
  email: "wilhelmina@example.com",
  company: "Tidewater Atlas",
  message: "We would like you to redraw our tide tables.",
};

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function openSite(variables: Record<string, string> = {}): Promise<TestSite> {
  const site = await openTestSite(variables);
  closings.push(() => site.close());
  return site;
}

/** Starts a TCP server in the place of a mail server. @returns its address */
async function startRawServer(handleConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer(handleConnection);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closings.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the server has no port");
  return `smtp://127.0.0.1:${address.port}`;
}

async function openMailServer(): Promise<MailServer> {
  const server = await startMailServer();
  closings.push(server.close);
  return server;
}

const send = (site: TestSite, changes: Record<string, unknown> = {}) =>
  site.graphql<Sent>(sendContactMessage, { input: { ...input, ...changes } });

test("a message that the server cannot store is no attempt", async () => {
  const site = await openSite();
  const create = vi.spyOn(site.database.contactMessage, "create");
  create.mockRejectedValue(new Error("the disk is full"));
  for (let count = 0; count < 6; count++) expect((await send(site)).errors).toHaveLength(1);
  create.mockRestore();
  expect((await send(site)).data?.sendContactMessage.receivedAt).toBeTruthy();
});

test("a visitor's message is stored before the response", async () => {
  const site = await openSite();
  const { data, errors } = await send(site, { name: "  Wilhelmina Ostrander " });
  expect(errors).toBeUndefined();
  expect(data?.sendContactMessage.userErrors).toEqual([]);
  const stored = await site.database.contactMessage.findMany();
  expect(stored).toMatchObject([{ ...input, readAt: null }]);
  expect(data?.sendContactMessage.receivedAt).toBe(stored[0]?.createdAt.toISOString());
});

test.each<[string, string, string, string?, number?]>([
  ["name", " ", "Name is required", "REQUIRED"],
  ["email", "nobody@nowhere", "Please enter a valid email address"],
  ["email", "a@example.com\r\nBcc: b@example.com", "Please enter a valid email address"],
  ["company", "", "Company is required", "REQUIRED"],
  ["message", "Too short", "Message must be at least 10 characters long", "TOO_SHORT", 10],
  [
    "message",
    "         x         ",
    "Message must be at least 10 characters long",
    "TOO_SHORT",
    10,
  ],
  ["name", "x".repeat(201), "Please use at most 200 characters", "TOO_LONG", 200],
  ["message", "x".repeat(10_001), "Please use at most 10000 characters", "TOO_LONG", 10_000],
])("%s %j is refused: %s", async (field, value, message, code = "INVALID", limit) => {
  const site = await openSite();
  const { data } = await send(site, { [field]: value });
  expect(data?.sendContactMessage).toEqual({
    receivedAt: null,
    userErrors: [{ field, message, code, limit: limit ?? null }],
  });
  expect(await site.database.contactMessage.count()).toBe(0);
});

test("every wrong field is named at once", async () => {
  const site = await openSite();
  const { data } = await send(site, { name: "", email: "", company: "", message: "" });
  expect(data?.sendContactMessage.userErrors.map(({ field }) => field)).toEqual([
    "name",
    "email",
    "company",
    "message",
  ]);
});

test("what a program fills in looks accepted and is dropped", async () => {
  const mailServer = await openMailServer();
  const site = await openSite({ SMTP_URL: mailServer.url, CONTACT_TO: "owner@example.org" });
  const { data } = await send(site, { website: "https://spam.example" });
  expect(data?.sendContactMessage).toEqual({ receivedAt: expect.any(String), userErrors: [] });
  expect(await site.database.contactMessage.count()).toBe(0);
  await site.close();
  closings.pop();
  expect(mailServer.mails).toEqual([]);
});

test("a form sent faster than it can be filled in is sent again by a person", async () => {
  const site = await openSite();
  const quick = await send(site, { fillTime: 300 });
  expect(quick.data?.sendContactMessage.userErrors).toMatchObject([
    { field: null, code: "TOO_FAST" },
  ]);
  expect(await site.database.contactMessage.count()).toBe(0);
  await send(site, { fillTime: 2_500 });
  expect(await site.database.contactMessage.count()).toBe(1);
});

test("the owner gets a mail from a fixed sender, the visitor is who it answers to", async () => {
  const mailServer = await openMailServer();
  const site = await openSite({ SMTP_URL: mailServer.url, CONTACT_TO: "owner@example.org" });
  await send(site, { message: "Guten Tag, wir möchten Sie kennenlernen." });
  await expect.poll(() => mailServer.mails.length).toBe(1);
  const [mail] = mailServer.mails;
  expect(mail).toMatchObject({ sender: "owner@example.org", recipients: ["owner@example.org"] });
  expect(mail?.source).toContain("From: Portfolio <owner@example.org>");
  await site.database.siteIdentity.updateMany({ data: { ownerName: "Grace, Hopper" } });
  await send(site, { message: "A second message, of at least ten characters." });
  await expect.poll(() => mailServer.mails.length).toBe(2);
  expect(mailServer.mails[1]?.source).toContain('From: "Grace, Hopper" <owner@example.org>');
  expect(mail?.source).toContain("Reply-To: Wilhelmina Ostrander <wilhelmina@example.com>");
  expect(mail?.source).toContain("Subject: Message from Wilhelmina Ostrander, Tidewater Atlas");
});

test("line breaks and addresses in a name add no header and no recipient", async () => {
  const mailServer = await openMailServer();
  const site = await openSite({ SMTP_URL: mailServer.url, CONTACT_TO: "owner@example.org" });
  await send(site, {
    name: "Eve\r\nBcc: everyone@example.com\r\n\r\nBody",
    company: "<everyone@example.com>,\u2028Cc: all@example.com",
  });
  await expect.poll(() => mailServer.mails.length).toBe(1);
  const [mail] = mailServer.mails;
  expect(mail?.recipients).toEqual(["owner@example.org"]);
  const [headers = ""] = mail?.source.split("\r\n\r\n") ?? [];
  expect(headers).not.toMatch(/^(bcc|cc):/im);
  // The stored texts have no line breaks either, so the mail library is not the only protection.
  expect(await site.database.contactMessage.findFirst()).toMatchObject({
    name: "Eve Bcc: everyone@example.com Body",
    company: "<everyone@example.com>, Cc: all@example.com",
  });
});

test.each([
  ["refuses the connection", async () => "smtp://127.0.0.1:1"],
  ["hangs up", () => startRawServer((socket) => socket.destroy())],
])("a mail server that %s loses no message and fails no form", async (_what, start) => {
  const site = await openSite({ SMTP_URL: await start(), CONTACT_TO: "owner@example.org" });
  const { data } = await send(site);
  expect(data?.sendContactMessage.receivedAt).toEqual(expect.any(String));
  expect(await site.database.contactMessage.count()).toBe(1);
});

test("a company is required, until the owner makes it optional or leaves it out", async () => {
  const mailServer = await openMailServer();
  const site = await openSite({ SMTP_URL: mailServer.url, CONTACT_TO: "owner@example.org" });
  expect((await send(site, { company: "" })).data?.sendContactMessage).toMatchObject({
    userErrors: [{ field: "company", code: "REQUIRED" }],
  });
  for (const companyField of ["OPTIONAL", "HIDDEN"]) {
    await runMutation(
      site,
      "updateSiteIdentity",
      { companyField },
      "siteIdentity { companyField }",
    );
    expect((await send(site, { company: " " })).data?.sendContactMessage.userErrors).toEqual([]);
  }
  expect(await site.database.contactMessage.findMany({ select: { company: true } })).toEqual([
    { company: "" },
    { company: "" },
  ]);
  await expect.poll(() => mailServer.mails.length).toBe(2);
  expect(mailServer.mails[0]?.source).toContain("Subject: Message from Wilhelmina Ostrander\r\n");
});
