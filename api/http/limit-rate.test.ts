import { EventEmitter } from "node:events";
import { Server } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { log } from "../log.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { limitConnections } from "./limit-rate.ts";
import { createIsNear } from "./near-addresses.ts";

let site: TestSite | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await site?.close();
  site = undefined;
});

/** Sends a request from an IP address through a trusted proxy. */
async function ask(address: string, url = "/work", headers: Record<string, string> = {}) {
  site ??= await openTestSite({ TRUST_PROXY: "loopback", RATE_LIMIT: "60" });
  return site.app.inject({ url, headers: { "x-forwarded-for": address, ...headers } });
}

async function statusesOf(count: number, ...asked: Parameters<typeof ask>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await ask(...asked)).statusCode);
  return statuses;
}

test("beyond the limit an address is told when to come back, and others are not", async () => {
  expect(await statusesOf(12, "203.0.113.1")).toEqual([...Array(10).fill(200), 429, 429]);
  const json = await ask("203.0.113.1", "/api/banner");
  expect([json.statusCode, json.json().code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(Number(json.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(json.headers["retry-after"])).toBeLessThanOrEqual(10);
  const page = await ask("203.0.113.1", "/", { accept: "text/html" });
  expect([page.statusCode, page.body.includes("<h1>")]).toEqual([429, true]);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect((await ask("203.0.113.2")).statusCode).toBe(200);
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 11_000);
  expect((await ask("203.0.113.1")).statusCode).toBe(200);
});

test("a cookie that opens nothing is no way around it", async () => {
  const cookie = "vitrine-portfolio=x";
  expect((await statusesOf(12, "203.0.113.1", "/", { cookie })).slice(-2)).toEqual([429, 429]);
});

test("the owner, who may send many files, is not limited; a cookie of no session is", async () => {
  site = await openTestSite({ TRUST_PROXY: "loopback", RATE_LIMIT: "60" });
  const cookie = await site.signIn();
  expect(await statusesOf(15, "203.0.113.1", "/", { cookie })).not.toContain(429);
  await site.database.session.deleteMany();
  expect((await ask("203.0.113.1", "/", { cookie })).statusCode).toBe(429);
});

test("whoever has one address of a network of IPv6 has them all", async () => {
  await statusesOf(10, "2001:db8:1:2::1");
  expect((await ask("2001:db8:1:2:3:4:5:6")).statusCode).toBe(429);
  expect((await ask("2001:db8:1:3::1")).statusCode).toBe(200);
});

test.each([
  ["this machine", "127.0.0.1", "/work"],
  ["a private network", "192.168.1.7", "/work"],
  ["a private network of IPv6", "fd00::1", "/work"],
  ["the way to files", "203.0.113.1", "/objects/none.png"],
  ["a file of an older site", "203.0.113.1", "/uploads/none.png"],
  ["the state of health", "203.0.113.1", "/api/health"],
  ["whether it is ready", "203.0.113.1", "/api/health/ready"],
  ["whether it lives", "203.0.113.1", "/api/health/live"],
])("%s is not limited", async (_name, address, url) => {
  expect(await statusesOf(15, address, url)).not.toContain(429);
});

test("cached responses are not counted", async () => {
  site = await openTestSite({ TRUST_PROXY: "loopback", RATE_LIMIT: "60" });
  await site.app.listen({ port: 0 });
  const origin = `http://127.0.0.1:${Object(site.app.server.address()).port}`;
  const statuses: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const headers = { "x-forwarded-for": "203.0.113.1" };
    statuses.push((await fetch(`${origin}/about`, { headers })).status);
  }
  expect(statuses).toEqual(Array(20).fill(200));
});

test("RATE_LIMIT=0 turns it off", async () => {
  site = await openTestSite({ TRUST_PROXY: "loopback", RATE_LIMIT: "0" });
  expect(await statusesOf(30, "203.0.113.1")).not.toContain(429);
});

test.each([
  ["X-Forwarded-For that is not believed is noticed once", {}, 1],
  ["one that is believed is not", { TRUST_PROXY: "1" }, 0],
])("%s", async (_name, variables, times) => {
  site = await openTestSite(variables);
  const warn = vi.spyOn(log, "warn");
  for (let count = 0; count < 3; count += 1) await ask("203.0.113.1");
  const notices = warn.mock.calls.filter(([words]) => String(words).includes("TRUST_PROXY"));
  expect(notices).toHaveLength(times);
});

class FakeSocket extends EventEmitter {
  isDestroyed = false;
  readonly remoteAddress: string;
  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }
  destroy() {
    this.isDestroyed = true;
    this.emit("close");
  }
}

test("an address holds so many connections; who is near, and proxies, any number", () => {
  const server = new Server();
  limitConnections(server, 2, createIsNear("203.0.113.0/24"));
  const connect = (address: string) => {
    const socket = new FakeSocket(address);
    server.emit("connection", socket as never); // it has all that `limitConnections` reads
    return socket;
  };
  const [first] = [connect("198.51.100.1"), connect("198.51.100.1")];
  expect(connect("198.51.100.1").isDestroyed).toBe(true);
  expect(connect("198.51.100.2").isDestroyed).toBe(false);
  first?.destroy();
  expect(connect("198.51.100.1").isDestroyed).toBe(false);
  expect(connect("198.51.100.1").isDestroyed).toBe(true);
  for (const near of ["127.0.0.1", "::ffff:10.0.0.1", "fe80::1%eth0", "203.0.113.9"]) {
    const sockets = Array.from({ length: 5 }, () => connect(near));
    expect(sockets.some(({ isDestroyed }) => isDestroyed)).toBe(false);
  }
});
