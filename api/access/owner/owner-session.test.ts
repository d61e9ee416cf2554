import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { log } from "../../log.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { openTestSite, ownerPassword, type TestSite } from "../../testing/test-site.ts";
import { sessionLifetime } from "./owner-sessions.ts";

const signIn = `mutation ($password: String!) {
  signIn(input: { password: $password }) { viewer { isOwner hasPortfolioAccess } userErrors { field code } }
}`;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => site.close());

function send(query: string, variables: object = {}, cookie = "") {
  return site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: cookie ? { cookie } : {},
    payload: { query, variables },
  });
}

async function isOwner(cookie: string): Promise<boolean> {
  return (await send("{ viewer { isOwner } }", {}, cookie)).json().data.viewer.isOwner;
}

test("a sign-in that was checked against a former password starts no session", async () => {
  const user = await site.database.user.findFirstOrThrow();
  const sessions = await site.database.session.count();
  expect(await site.access.sessions.start({ ...user, passwordHash: "former" }, "")).toBeNull();
  expect(await site.database.session.count()).toBe(sessions);
});

test("the owner's password starts a session that only the browser can show", async () => {
  const response = await send(signIn, { password: ownerPassword });
  expect(response.json().data.signIn).toEqual({
    viewer: { isOwner: true, hasPortfolioAccess: true },
    userErrors: [],
  });
  const [cookie] = response.cookies;
  expect(cookie).toMatchObject({
    name: "vitrine-session",
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    maxAge: 30 * 24 * 60 * 60,
  });
  expect(Buffer.from(cookie?.value ?? "", "base64url")).toHaveLength(32);
  expect(await isOwner(`vitrine-session=${cookie?.value}`)).toBe(true);
  const stored = await site.database.session.findMany();
  expect(JSON.stringify(stored)).not.toContain(cookie?.value);
});

test("a wrong password starts none", async () => {
  const before = await site.database.session.count();
  const response = await send(signIn, { password: "wrong" });
  expect(response.json().data.signIn).toEqual({
    viewer: null,
    userErrors: [{ field: "password", code: "INCORRECT_PASSWORD" }],
  });
  expect(response.cookies).toEqual([]);
  expect(await site.database.session.count()).toBe(before);
});

test("a password of more than 1,024 bytes is refused with status 400", async () => {
  const response = await send(signIn, { password: "ä".repeat(513) });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0].extensions.code).toBe("BAD_USER_INPUT");
});

test("a session planted before sign-in is worth nothing, before and after", async () => {
  const planted = `vitrine-session=${"A".repeat(43)}`;
  expect(await isOwner(planted)).toBe(false);
  const response = await send(signIn, { password: ownerPassword }, planted);
  expect(response.cookies[0]?.value).not.toBe("A".repeat(43));
  expect(await isOwner(planted)).toBe(false);
});

test("signing in again ends the session that the browser had", async () => {
  const first = await site.signIn();
  const response = await send(signIn, { password: ownerPassword }, first);
  expect(await isOwner(first)).toBe(false);
  expect(await isOwner(`vitrine-session=${response.cookies[0]?.value}`)).toBe(true);
});

test("signing out ends the session on the server and takes the cookie away", async () => {
  const cookie = await site.signIn();
  const response = await send("mutation { signOut { viewer { isOwner } } }", {}, cookie);
  expect(response.json().data.signOut.viewer.isOwner).toBe(false);
  expect(response.cookies[0]).toMatchObject({ name: "vitrine-session", value: "", maxAge: 0 });
  expect(await isOwner(cookie)).toBe(false);
});

test("a session ends 30 days after it was last used", { tags: "bothDatabases" }, async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const cookie = await site.signIn();
  const almost = (sessionLifetime - 60) * 1000;
  vi.setSystemTime(Date.now() + almost);
  const response = await send("{ viewer { isOwner } }", {}, cookie);
  expect(response.json().data.viewer.isOwner).toBe(true);
  expect(response.cookies[0]).toMatchObject({ name: "vitrine-session", maxAge: sessionLifetime });
  vi.setSystemTime(Date.now() + almost);
  expect(await isOwner(cookie)).toBe(true);
  vi.setSystemTime(Date.now() + (sessionLifetime + 60) * 1000);
  expect(await isOwner(cookie)).toBe(false);
});

test("a session ends half a year after the sign-in, however often it is used", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const cookie = await site.signIn();
  const begun = Date.now();
  const isOwnerAfter = (days: number) => {
    vi.setSystemTime(begun + days * 24 * 60 * 60 * 1000);
    return isOwner(cookie);
  };
  for (const days of [29, 58, 87, 116, 145, 174, 179]) expect(await isOwnerAfter(days)).toBe(true);
  expect(await isOwnerAfter(181)).toBe(false);
});

test("a sign-in is logged with its way and its address, and so is a failed one", async () => {
  const lines = [vi.spyOn(log, "info"), vi.spyOn(log, "warn")];
  await site.signIn();
  await send(
    'mutation { signIn(input: { recoveryCode: "none" }) { userErrors { code } } }',
    {},
    "",
  );
  const text = JSON.stringify(lines.map(({ mock }) => mock.calls));
  expect(text).toContain('{"address":"127.0.0.1","way":"password"},"the owner signed in"');
  expect(text).toContain('{"address":"127.0.0.1"},"somebody failed to prove to be the owner"');
});

test("a sign-in while the clock runs a year ahead ends no other session, and its own with the return", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const before = await site.signIn();
  const today = Date.now();
  vi.setSystemTime(today + 365 * 24 * 60 * 60 * 1000);
  const ahead = await site.signIn();
  expect(await isOwner(ahead)).toBe(true);
  vi.setSystemTime(today);
  expect(await isOwner(before)).toBe(true);
  expect(await isOwner(ahead)).toBe(false);
});

test("the database knows a token by its hash only", async () => {
  const cookie = await site.signIn();
  const token = /vitrine-session=([^;]+)/.exec(cookie)?.[1] ?? "";
  const session = await site.database.session.findUnique({
    where: { tokenHash: createHash("sha256").update(token).digest("hex") },
  });
  expect(session).not.toBeNull();
});

const firefox =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0";

/** Signs in with a browser that has this user agent. @returns its Cookie header */
async function signInWith(agent: string, cookie = ""): Promise<string> {
  const { cookies } = await site.app.inject({
    method: "POST",
    url: "/api/session",
    headers: { "user-agent": agent, ...(cookie && { cookie }) },
    payload: { password: ownerPassword },
  });
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

const listed = "ownerSessions { id device firstUsedAt lastUsedAt isCurrent }";
type Listed = { id: string; device: string; firstUsedAt: string; isCurrent: boolean };

test("sessions are listed with their device; one or all others end at once", {
  tags: "bothDatabases",
}, async () => {
  await site.database.session.deleteMany();
  const here = await signInWith(firefox);
  const phone = await signInWith(
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1",
  );
  const script = await signInWith("");
  const sessions: Listed[] = (await send(`{ ${listed} }`, {}, here)).json().data.ownerSessions;
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ["An unknown browser", false],
    ["Safari on iPhone", false],
    ["Firefox on macOS", true],
  ]);
  expect(Date.parse(sessions[0]?.firstUsedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  const end = `mutation ($input: EndOwnerSessionInput!) {
    endOwnerSession(input: $input) { ownerSessions { device } userErrors { code } }
  }`;
  const input = { id: sessions[1]?.id };
  const ended = (await send(end, { input }, here)).json().data.endOwnerSession;
  expect(ended.ownerSessions).toHaveLength(2);
  expect([await isOwner(here), await isOwner(phone), await isOwner(script)]).toEqual([
    ...[true, false, true],
  ]);
  const again = (await send(end, { input }, here)).json().data.endOwnerSession;
  expect(again.userErrors).toEqual([{ code: "NOT_FOUND" }]);
  const others = `mutation { endOtherOwnerSessions { ${listed} } }`;
  const left = (await send(others, {}, here)).json().data.endOtherOwnerSessions.ownerSessions;
  expect(left).toMatchObject([{ device: "Firefox on macOS", isCurrent: true }]);
  expect([await isOwner(here), await isOwner(script)]).toEqual([true, false]);
});

/** Mutations that need a recent proof. Their inputs are invalid, or change nothing. */
const sensitiveSteps = [
  'createApiToken(input: { name: "Script", scopes: [READ] })',
  "requestNewPasskey",
  'addPasskey(input: { name: "Phone", response: "{}" })',
  'removePasskey(input: { id: "none" })',
  "createRecoveryCodes",
  "setPasswordSignIn(input: { hasPassword: true })",
  'enableTotp(input: { secret: "none", code: "none" })',
  "disableTotp",
  "requestBackupDownload(input: {})",
  'restoreBackup(input: { name: "none" })',
  "createBackupKey",
  "removeBackupKey",
  "requestArchiveDownload(input: { messages: true })",
];

test("a sensitive step asks again 15 minutes after the last proof", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const cookie = await site.signIn();
  const change = async () => {
    const input = { newPassword: ownerPassword };
    const query = `mutation ($input: ChangeOwnerPasswordInput!) {
      changeOwnerPassword(input: $input) { userErrors { code } }
    }`;
    return (await send(query, { input }, cookie)).json().errors?.[0].extensions.code;
  };
  const refusalsOf = async (steps: readonly string[]) => {
    const refused = steps.map(async (step) => {
      const sent = await send(`mutation { ${step} { userErrors { code } } }`, {}, cookie);
      return sent.json().errors?.[0].extensions.code;
    });
    return [...new Set(await Promise.all(refused))];
  };
  const confirm = async (password: string) => {
    const query = `mutation ($input: ConfirmOwnerInput!) {
      confirmOwner(input: $input) { viewer { isOwner } userErrors { code } }
    }`;
    return (await send(query, { input: { password } }, cookie)).json().data.confirmOwner;
  };
  expect(await change()).toBeUndefined();
  vi.setSystemTime(Date.now() + 14 * 60_000);
  expect(await change()).toBeUndefined();
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect(await change()).toBe("CONFIRMATION_REQUIRED");
  expect(await refusalsOf(sensitiveSteps)).toEqual(["CONFIRMATION_REQUIRED"]);
  expect((await confirm("wrong")).userErrors).toEqual([{ code: "INCORRECT_PASSWORD" }]);
  expect(await change()).toBe("CONFIRMATION_REQUIRED");
  expect((await confirm(ownerPassword)).viewer).toEqual({ isOwner: true });
  expect(await change()).toBeUndefined();
  expect(await refusalsOf(sensitiveSteps.slice(0, 1))).toEqual([undefined]);
});

test("the owner is mailed about a browser that was not known, unless she turned that off", async () => {
  const server = await startMailServer();
  const before = site;
  site = await openTestSite({ SMTP_URL: server.url, CONTACT_TO: "ilse@example.org" });
  try {
    const cookie = await signInWith(firefox);
    await expect.poll(() => server.mails.length).toBe(1);
    expect(server.mails[0]?.source).toMatch(/^subject: New sign-in: Firefox on macOS\r$/im);
    await expect.poll(() => site.database.outgoingSignInNotice.count()).toBe(0);
    await signInWith(firefox, cookie);
    expect(await site.database.outgoingSignInNotice.count()).toBe(0);
    const off = `mutation { setSignInMail(input: { mailsSignIns: false }) { ownerSignIn { mailsSignIns } } }`;
    const owner = await signInWith(firefox, cookie);
    expect((await send(off, {}, owner)).json().data.setSignInMail.ownerSignIn).toEqual({
      mailsSignIns: false,
    });
    await signInWith(firefox);
    expect(await site.database.outgoingSignInNotice.count()).toBe(0);
    expect((await send("{ ownerSignIn { mailsSignIns } }", {}, owner)).json().data).toEqual({
      ownerSignIn: { mailsSignIns: false },
    });
  } finally {
    await site.close();
    await server.close();
    site = before;
  }
});
