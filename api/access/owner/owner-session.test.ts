/** @module-tag bothDatabases */

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openTestSite, ownerPassword, type TestSite } from "../../testing/test-site.ts";
import { hashToken, sessionLifetime } from "./owner-sessions.ts";

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
    maxAge: sessionLifetime,
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

test("a session ends 30 days after it was last used", async () => {
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
    where: { tokenHash: hashToken(token) },
  });
  expect(session).not.toBeNull();
});
