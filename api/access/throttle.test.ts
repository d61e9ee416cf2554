import { readFileSync } from "node:fs";
import argon2 from "@node-rs/argon2";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  openTestSite,
  ownerPassword,
  portfolioPassword,
  type TestSite,
} from "../testing/test-site.ts";
import { limits } from "./access.ts";

const { verify } = argon2;
const hashed = vi.spyOn(argon2, "verify");
afterAll(() => hashed.mockRestore());

let site: TestSite;
beforeEach(async () => {
  // These tests are about the limits of attempts, so the limit of requests is off.
  site = await openTestSite({ TRUST_PROXY: "1", RATE_LIMIT: "0" });
  hashed.mockClear();
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

type Sender = { address?: string; cookie?: string };

function graphql(query: string, { address = "203.0.113.1", cookie = "" }: Sender = {}) {
  return site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { "x-forwarded-for": address, ...(cookie && { cookie }) },
    payload: { query },
  });
}

function rest(path: string, password: string, address = "203.0.113.1") {
  return site.app.inject({
    method: "POST",
    url: path,
    headers: { "x-forwarded-for": address },
    payload: { password },
  });
}

const field = (name: string, password: string) =>
  `${name}(input: { password: "${password}" }) { viewer { isOwner } }`;
const signIn = (password: string, sender?: Sender) =>
  graphql(`mutation { ${field("signIn", password)} }`, sender);

test("400 wrong passwords at once, plain, aliased and by REST, cost five hashes", {
  tags: "long",
}, async () => {
  const cookie = await site.signIn();
  hashed.mockClear();
  const aliases = Array.from({ length: 50 }, (_, index) => `a${index}: ${field("signIn", "no")}`);
  const flood = [
    ...Array.from({ length: 125 }, () => signIn("wrong")),
    ...Array.from({ length: 125 }, () => rest("/api/session", "wrong")),
    ...Array.from({ length: 3 }, () => graphql(`mutation { ${aliases.join("\n")} }`)),
  ];
  const responses = await Promise.all(flood);
  expect(hashed).toHaveBeenCalledTimes(5);
  const having = (...statuses: number[]) =>
    responses.filter(({ statusCode }) => statuses.includes(statusCode));
  // An operation with several sign-ins is refused as a whole (400). On a slow machine, some
  // requests time out (503).
  expect([having(400).length, having(200, 401, 429, 503).length]).toEqual([3, 250]);
  expect(having(200, 401).length).toBeLessThanOrEqual(5);
  const refused = having(429);
  for (const { headers } of refused) {
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
  }
  const owner = await graphql("{ viewer { isOwner } }", { cookie });
  expect(owner.json().data.viewer.isOwner).toBe(true);
});

test("after five wrong ones the right one waits for its quarter of an hour; others do not", async () => {
  for (let count = 0; count < 5; count += 1) await signIn("wrong");
  expect((await signIn(ownerPassword)).statusCode).toBe(429);
  const elsewhere = await signIn(ownerPassword, { address: "203.0.113.2" });
  expect(elsewhere.json().data.signIn.viewer.isOwner).toBe(true);
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + (15 * 60 + 1) * 1000);
  expect((await signIn(ownerPassword)).json().data.signIn.viewer.isOwner).toBe(true);
});

test("right passwords do not count", async () => {
  for (let count = 0; count < 8; count += 1) {
    expect((await signIn(ownerPassword)).json().data.signIn.viewer.isOwner).toBe(true);
  }
});

/**
 * Uses up the attempts of all addresses together, by `count` wrong attempts from sixty addresses.
 */
async function useUpAllTries(act: (address: string) => Promise<unknown>, count: number) {
  hashed.mockImplementation(async () => false);
  for (let index = 0; index < count; index += 1) await act(`198.51.100.${index % 60}`);
  hashed.mockImplementation(verify);
}

test("an attacker with many addresses meets a brake, which leaves a running session alone", async () => {
  const cookie = await site.signIn();
  hashed.mockClear();
  await useUpAllTries((address) => signIn("wrong", { address }), 100);
  expect(hashed).toHaveBeenCalledTimes(100);
  for (const count of [1, 2, 3]) {
    for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) {
      const refused = await signIn("wrong", { address });
      expect(refused.statusCode).toBe(count === 1 ? 200 : 429);
      if (count > 1) expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    }
  }
  expect(hashed).toHaveBeenCalledTimes(103);
  const owner = await graphql("{ viewer { isOwner } }", { cookie, address: "192.0.2.1" });
  expect(owner.json().data.viewer.isOwner).toBe(true);
});

test("whatever others try, a network that nobody knows has one try a minute, the owner's too", async () => {
  await useUpAllTries((address) => signIn("wrong", { address }), 120);
  const address = "2001:db8:1:2::1";
  const owner = await signIn(ownerPassword, { address });
  expect(owner.json().data.signIn.viewer.isOwner).toBe(true);
  expect((await signIn("wrong", { address })).statusCode).toBe(200);
  expect((await signIn("wrong", { address: "2001:db8:1:2:ffff::9" })).statusCode).toBe(429);
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 61_000);
  expect((await signIn("wrong", { address })).statusCode).toBe(200);
});

test("attempts that are refused for the limit of all addresses do not count for the address", async () => {
  await useUpAllTries((address) => signIn("wrong", { address }), 120);
  const address = "192.0.2.7";
  for (let count = 0; count < 6; count += 1) await signIn("wrong", { address });
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 61_000);
  const owner = await signIn(ownerPassword, { address });
  expect(owner.json().data?.signIn.viewer.isOwner).toBe(true);
});

test("the portfolio's readers and those who write are not shut out by others either", async () => {
  const guess = (address: string) => rest("/api/portfolio/validate-password", "guess", address);
  await useUpAllTries(guess, 320);
  const reader = await rest("/api/portfolio/validate-password", portfolioPassword, "192.0.2.1");
  expect(reader.json()).toEqual({ valid: true });
});

describe("a browser that the owner has signed in with", () => {
  /** Signs in. @returns the cookie by which the site recognises the browser after the session */
  const makeKnown = async () => {
    const response = await signIn(ownerPassword);
    const device = response.cookies.find(({ name }) => name === "vitrine-device");
    expect(device).toMatchObject({ httpOnly: true, sameSite: "Lax", maxAge: 365 * 24 * 60 * 60 });
    return `vitrine-device=${device?.value}`;
  };

  test("signs in from an address whose tries others have used up", async () => {
    const cookie = await makeKnown();
    await useUpAllTries((address) => signIn("wrong", { address }), 120);
    for (let count = 0; count < 6; count += 1) await signIn("wrong");
    expect((await signIn(ownerPassword)).statusCode).toBe(429);
    const known = await signIn(ownerPassword, { cookie });
    expect(known.json().data.signIn.viewer.isOwner).toBe(true);
  });

  test("has five wrong tries itself", async () => {
    const cookie = await makeKnown();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const address = `198.51.100.${count}`;
      statuses.push((await signIn("wrong", { cookie, address })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test("is a stranger where its token was made up, or the password was changed", async () => {
    const cookie = await makeKnown();
    const [id] = cookie.replace("vitrine-device=", "").split(".");
    for (let count = 0; count < 5; count += 1) await signIn("wrong");
    for (const value of ["", "x", `${id}.`, `${id}.AAAA`, `.${cookie.split(".")[1]}`]) {
      const forged = await signIn(ownerPassword, { cookie: `vitrine-device=${value}` });
      expect(forged.statusCode).toBe(429);
    }
    const owner = await site.database.user.findFirstOrThrow();
    const passwordHash = await argon2.hash("another password");
    await site.database.user.update({ where: { id: owner.id }, data: { passwordHash } });
    expect((await signIn("another password", { cookie })).statusCode).toBe(429);
  });

  test("is a visitor without a session, who gets cached responses", async () => {
    const cookie = await makeKnown();
    const { headers } = await site.app.inject({ url: "/api/banner", headers: { cookie } });
    expect(headers["cache-control"]).toBe("public, no-cache");
  });
});

test("two hashes at once and a short queue; who comes later is told when to come back", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  hashed.mockImplementation(() => finished.then(() => false));
  const refused: { headers: Record<string, unknown> }[] = [];
  const asked = Array.from({ length: 30 }, async (_, index) => {
    const response = await signIn("wrong", { address: `198.51.100.${index}` });
    if (response.statusCode === 429) refused.push(response);
  });
  await expect.poll(() => refused.length).toBe(20);
  expect(refused[0]?.headers["retry-after"]).toBe("2");
  finish();
  await Promise.all(asked);
  hashed.mockImplementation(verify);
  expect(refused).toHaveLength(20);
});

test("forwarded addresses of strangers are not believed", async () => {
  const open = await openTestSite();
  try {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const response = await open.app.inject({
        method: "POST",
        url: "/api/session",
        headers: { "x-forwarded-for": `198.51.100.${count}` },
        payload: { password: "wrong" },
      });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  } finally {
    await open.close();
  }
});

test("the portfolio password can be guessed ten times in a quarter of an hour", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await rest("/api/portfolio/validate-password", "guess")).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const right = await rest("/api/portfolio/validate-password", portfolioPassword);
  expect(right.statusCode).toBe(429);
  expect(right.cookies).toEqual([]);
});

test("messages are taken five times in a quarter of an hour", async () => {
  const send = () =>
    graphql(
      `mutation { sendContactMessage(input: { name: "A", email: "a@example.com", company: "B", message: "Good morning to you." }) { receivedAt } }`,
    );
  for (let count = 0; count < 5; count += 1) expect((await send()).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(429);
  expect(await site.database.contactMessage.count()).toBe(5);
});

test("over-long passwords answer 400 by REST, and cost nothing", async () => {
  for (const path of ["/api/session", "/api/portfolio/validate-password"]) {
    expect((await rest(path, "x".repeat(1025))).statusCode).toBe(400);
  }
  expect(hashed).not.toHaveBeenCalled();
});

test("record 22 says how often each may be attempted", () => {
  const { testMail: _, ...all } = limits;
  const [own, total] = [0, 1].map((of) => Object.values(all).map((each) => each[of]?.attempts));
  const record = readFileSync("docs/decisions/server/022-limits.md", "utf8");
  const [, limited = ""] = /^- In a quarter of an hour(.*)/m.exec(record) ?? [];
  expect(limited.match(/\d+/g)?.map(Number)).toEqual([...(own ?? []), ...(total ?? [])]);
});

test("an attempt counts where the proof is wrong, not where it could not be checked", async () => {
  const address = "203.0.113.7";
  const { attempt } = site.access.throttles.signIn;
  const [{ attempts }] = limits.signIn;
  const fail = async () => {
    throw new Error("the database is away");
  };
  for (let count = 0; count <= attempts; count++) {
    await expect(attempt(fail, address)).rejects.toThrow("the database is away");
  }
  expect(await attempt(async () => true, address)).toBe(true);
  for (let count = 0; count < attempts; count++) await attempt(async () => false, address);
  await expect(attempt(async () => true, address)).rejects.toThrow(/^Too many attempts/);
});
