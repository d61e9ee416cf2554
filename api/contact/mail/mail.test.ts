import { readFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createSealedText } from "../../access/sealed-text.ts";
import { visitor } from "../../access/viewer.ts";
import { checkpoint } from "../../database/sqlite/checkpoints.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { postgresServer } from "../../testing/postgres.ts";
import { owner } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { describeMailFailure, sendTestMail } from "./send-test-mail.ts";

const updateMailSettings = /* GraphQL */ `
  mutation ($input: UpdateMailSettingsInput!) {
    updateMailSettings(input: $input) {
      mailSettings { version host port security username hasPassword sender recipient state }
      userErrors { field message code }
    }
  }
`;
const sendTestMailDocument = /* GraphQL */ `
  mutation { sendTestMail { recipient userErrors { field message code } } }
`;
const sendContactMessage = /* GraphQL */ `
  mutation ($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) { receivedAt }
  }
`;
const message = {
  name: "Wilhelmina Ostrander",
  email: "wilhelmina@example.com",
  company: "Tidewater Atlas",
  message: "We would like you to redraw our tide tables.",
};
const password = "marmalade-on-thursdays";

type UserError = { field: string | null; message: string; code: string };
type Updated = {
  updateMailSettings: { mailSettings: Record<string, unknown>; userErrors: UserError[] };
};
type Tested = { sendTestMail: { recipient: string | null; userErrors: UserError[] } };

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function openSite(variables: Record<string, string> = {}): Promise<TestSite> {
  const site = await openTestSite(variables);
  closings.push(() => site.close());
  return site;
}

async function openMailServer(login?: { user: string; password: string }): Promise<MailServer> {
  const server = await startMailServer(undefined, login);
  closings.push(server.close);
  return server;
}

const placeOf = ({ url }: MailServer) => ({
  host: "127.0.0.1",
  port: Number(new URL(url).port),
  security: "IF_OFFERED",
});

async function update(site: TestSite, input: Record<string, unknown>) {
  const { data, errors } = await site.graphql<Updated>(updateMailSettings, { input }, owner);
  expect(errors).toBeUndefined();
  return data?.updateMailSettings;
}

async function tryMail(site: TestSite) {
  const { data } = await site.graphql<Tested>(sendTestMailDocument, {}, owner);
  return data?.sendTestMail;
}

test("what the owner sets up holds at once: a test arrives, and so does the next message", async () => {
  const login = { user: "ilse", password };
  const server = await openMailServer(login);
  const site = await openSite();
  await site.database.siteIdentity.updateMany({ data: { ownerName: "Ilse Example" } });
  expect((await tryMail(site))?.userErrors).toMatchObject([{ code: "MAIL_OFF" }]);
  const saved = await update(site, {
    ...placeOf(server),
    username: login.user,
    password,
    sender: "site@example.org",
    recipient: "owner@example.org",
  });
  expect(saved?.mailSettings).toEqual({
    version: 1,
    ...placeOf(server),
    username: "ilse",
    hasPassword: true,
    sender: "site@example.org",
    recipient: "owner@example.org",
    state: "READY",
  });
  expect(await tryMail(site)).toEqual({ recipient: "owner@example.org", userErrors: [] });
  expect(server.mails).toMatchObject([
    {
      sender: "site@example.org",
      recipients: ["owner@example.org"],
      source: expect.stringContaining("From: Ilse Example <site@example.org>"),
    },
  ]);
  await site.graphql(sendContactMessage, { input: message });
  await expect.poll(() => server.mails.length).toBe(2);
  await update(site, { host: "" });
  expect((await tryMail(site))?.userErrors).toMatchObject([{ code: "MAIL_OFF" }]);
});

test("a mail comes from the account's address, under its domain, and says that no person wrote it", async () => {
  const login = { user: "post@ilse.example", password };
  const server = await openMailServer(login);
  const site = await openSite();
  const account = { ...placeOf(server), username: login.user, password };
  await update(site, { ...account, recipient: "owner@example.org" });
  await tryMail(site);
  const marked = { ...message, message: "We like <b>maps</b>." };
  await site.graphql(sendContactMessage, { input: marked });
  await expect.poll(() => server.mails.length).toBe(2);
  expect(server.mails[1]?.source).toContain("<p>We like &#60;b&#62;maps&#60;/b&#62;.</p>");
  for (const { sender, source } of server.mails) {
    expect(sender).toBe(login.user);
    expect(source).toMatch(/^From: .*<post@ilse\.example>\r$/m);
    expect(source).toMatch(/^Message-ID: <[^@>]+@ilse\.example>\r$/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(source.match(/^Content-Type: text\/(?:plain|html);/gm)).toHaveLength(2);
  }
  expect(server.mails[1]?.source).toMatch(/^Reply-To: .*<wilhelmina@example\.com>\r$/m);
});

test("mails that wait for a server in vain go out once it is corrected", async () => {
  const server = await openMailServer();
  const site = await openSite();
  await update(site, { host: "127.0.0.1", port: 1, security: "IF_OFFERED", recipient: "o@e.org" });
  await site.graphql(sendContactMessage, { input: message });
  const mail = () => site.database.outgoingMail.findFirstOrThrow();
  await expect.poll(async () => (await mail()).attempts).toBe(1);
  // The state after several hours of failed attempts.
  const rest = new Date(Date.now() + 6 * 60 * 60_000);
  await site.database.outgoingMail.updateMany({ data: { dueAt: rest } });
  await update(site, { port: placeOf(server).port });
  await expect.poll(async () => (await mail()).state).toBe("mailed");
});

test("the password is stored sealed, and no client reads it", async () => {
  const site = await openSite();
  const saved = await update(site, { host: "mail.example.org", username: "ilse", password });
  expect(JSON.stringify(saved)).not.toContain(password);
  const { passwordEncrypted } = await site.database.mailSettings.findFirstOrThrow();
  expect(site.sealedText.open(passwordEncrypted ?? "")).toBe(password);
  if (!postgresServer()) {
    await checkpoint(site.database);
    const file = await readFile(site.environment.databaseUrl.replace("file:", ""));
    expect(file.includes(Buffer.from(password))).toBe(false);
  }

  // An omitted password leaves the stored one; an empty password removes it.
  await update(site, { username: "maravel" });
  expect(await site.database.mailSettings.findFirst()).toMatchObject({ passwordEncrypted });
  expect((await update(site, { password: "" }))?.mailSettings).toMatchObject({
    hasPassword: false,
  });
});

test("a stored password goes to no other server, and to none in the open, unless it is entered again", async () => {
  const site = await openSite();
  const first = { host: "mail.example.org", username: "ilse", password };
  await update(site, first);
  for (const change of [{ host: "mail.evil.example" }, { security: "IF_OFFERED" }]) {
    const refused = await update(site, change);
    expect(refused?.userErrors).toMatchObject([{ field: "password", code: "PASSWORD_NEEDED" }]);
    expect(refused?.mailSettings).toMatchObject({ host: first.host, security: "STARTTLS" });
    expect((await update(site, { ...change, password }))?.userErrors).toEqual([]);
    await update(site, { ...first, security: "STARTTLS" });
  }
});

test("with another secret the password is said to be unreadable, and messages wait", async () => {
  const server = await openMailServer();
  const site = await openSite();
  await update(site, { ...placeOf(server), username: "ilse", password, recipient: "o@e.org" });
  const other = createSealedText("another secret that is long enough");
  await site.database.mailSettings.updateMany({
    data: { passwordEncrypted: other.seal(password) },
  });
  const { data } = await site.graphql<{ mailSettings: object }>(
    "{ mailSettings { state hasPassword } }",
    {},
    owner,
  );
  expect(data?.mailSettings).toEqual({ state: "PASSWORD_UNREADABLE", hasPassword: true });
  expect((await tryMail(site))?.userErrors).toMatchObject([
    { field: "password", code: "MAIL_PASSWORD_UNREADABLE" },
  ]);
  await site.graphql(sendContactMessage, { input: message });
  expect(await site.database.outgoingMail.findMany()).toMatchObject([
    { state: "waiting", attempts: 0 },
  ]);
  await update(site, { username: "", password: "" });
  await expect.poll(() => server.mails.length).toBe(1);
});

test("the environment wins, is shown as such, and is not written over", async () => {
  const server = await openMailServer();
  const site = await openSite({
    SMTP_URL: server.url.replace("//", "//ilse:secret@"),
    CONTACT_TO: "owner@example.org",
  });
  const { data } = await site.graphql<{ mailSettings: object }>(
    "{ mailSettings { host port security username hasPassword recipient state serverVariable recipientVariable } }",
    {},
    owner,
  );
  expect(data?.mailSettings).toEqual({
    ...placeOf(server),
    username: "ilse",
    hasPassword: true,
    recipient: "owner@example.org",
    state: "READY",
    serverVariable: "SMTP_URL",
    recipientVariable: "CONTACT_TO",
  });
  expect(JSON.stringify(data)).not.toContain("secret");
  const refused = await update(site, { host: "mail.example.org", recipient: "me@example.org" });
  expect(refused?.userErrors).toMatchObject([
    { field: "host", code: "SET_BY_ENVIRONMENT" },
    { field: "recipient", code: "SET_BY_ENVIRONMENT" },
  ]);
  expect(await site.database.mailSettings.count()).toBe(0);
  expect((await update(site, { sender: "site@example.org" }))?.userErrors).toEqual([]);
});

test.each([
  ["host", "smtp://mail.example.org", "Enter the name of a server alone, such as smtp.example.org"],
  ["port", 0, undefined],
  ["recipient", "nobody", "Please enter a valid email address"],
  ["sender", "a@example.com\r\nBcc: b@example.com", "Please enter a valid email address"],
])("%s %j is refused", async (field, value, words) => {
  const site = await openSite();
  const refused = await update(site, { [field]: value });
  expect(refused?.userErrors).toMatchObject([{ field, ...(words && { message: words }) }]);
  expect(await site.database.mailSettings.count()).toBe(0);
});

test("a change made from an older version is refused", async () => {
  const site = await openSite();
  await update(site, { version: 0, recipient: "owner@example.org" });
  const refused = await update(site, { version: 0, recipient: "other@example.org" });
  expect(refused?.userErrors).toMatchObject([{ field: "version", code: "STALE_VERSION" }]);
  expect(refused?.mailSettings).toMatchObject({ recipient: "owner@example.org", version: 1 });
});

test("only the owner sets mail up, reads it and tries it", async () => {
  const site = await openSite();
  for (const [document, variables] of [
    [updateMailSettings, { input: { host: "mail.example.org" } }],
    [sendTestMailDocument, {}],
    ["{ mailSettings { host } }", {}],
  ] as const) {
    const { errors } = await site.graphql(document, variables, visitor);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  }
  expect(await site.database.mailSettings.count()).toBe(0);
});

test("what the mail server says is passed on in plain words", async () => {
  const server = await openMailServer({ user: "ilse", password });
  const site = await openSite();
  await update(site, {
    ...placeOf(server),
    username: "ilse",
    password: "not this one",
    recipient: "owner@example.org",
  });
  const words = async () => (await tryMail(site))?.userErrors[0];
  expect(await words()).toMatchObject({
    code: "MAIL_FAILED",
    message: expect.stringMatching(
      /^The mail server refused the user name or the password\. It said: “535 .+”$/,
    ),
  });
  expect(JSON.stringify(await words())).not.toContain("not this one");
  await update(site, { password: "", username: "", port: 1 });
  expect((await words())?.message).toBe(
    "Nothing answers at 127.0.0.1, port 1. The port may be another one.",
  );
  await update(site, { ...placeOf(server), security: "STARTTLS" });
  expect((await words())?.message).toContain("does not offer STARTTLS");
  await update(site, { security: "TLS" });
  expect((await words())?.message).toContain("does not begin with TLS");
});

test("every failure has words of its own", () => {
  const say = (code: string, message: string) =>
    describeMailFailure({ code, message }, "mail.example.org", 465);
  expect(say("EDNS", "getaddrinfo ENOTFOUND")).toBe("No server is called mail.example.org.");
  expect(say("ETIMEDOUT", "Greeting never received")).toBe(
    "The server at mail.example.org, port 465 did not answer in time.",
  );
  expect(say("ESOCKET", "certificate has expired")).toContain("The certificate of");
  expect(say("ECONNECTION", "Connection closed")).toContain("ended the connection");
});

test("tests are few in ten minutes, so that nobody looks for open ports with them", async () => {
  const site = await openSite();
  await update(site, { host: "127.0.0.1", port: 1, recipient: "owner@example.org" });
  for (let attempt = 0; attempt < 6; attempt += 1) {
    expect((await tryMail(site))?.userErrors).toMatchObject([{ code: "MAIL_FAILED" }]);
  }
  const { errors } = await site.graphql(sendTestMailDocument, {}, owner);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("a server that never answers is given up", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  closings.push(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const address = silent.address();
  if (!address || typeof address === "string") throw new Error("the server has no port");
  const site = await openSite();
  await update(site, { host: "127.0.0.1", port: address.port, recipient: "owner@example.org" });
  const short = { connection: 200, greeting: 200, silence: 200, all: 60_000 };
  // Each of these timeouts alone ends the attempt.
  for (const times of [
    short,
    { connection: 60_000, greeting: 60_000, silence: 60_000, all: 200 },
  ]) {
    await expect(sendTestMail(await site.makeContext(owner), times)).rejects.toMatchObject({
      errors: [{ code: "MAIL_FAILED", message: expect.stringContaining("did not answer in time") }],
    });
  }
});

test("visitors learn whether mail can be sent, which a page may promise them, and nothing else", async () => {
  const site = await openSite();
  const sendsMail = async () =>
    (await site.graphql<{ sendsMail: boolean }>("{ sendsMail }", {}, visitor)).data?.sendsMail;
  expect(await sendsMail()).toBe(false);
  await update(site, { host: "mail.example.org", recipient: "owner@example.org" });
  expect(await sendsMail()).toBe(true);
  await update(site, { recipient: "" });
  expect(await sendsMail()).toBe(false);
});
