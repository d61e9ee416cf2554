import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "./testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const ask = async (address: string) => {
  const response = await site.app.inject({ url: address });
  expect(response.headers["cache-control"]).toBe("no-store");
  return [response.statusCode, response.json()];
};

test("a server whose media are gone lives, and is not ready until they are back", async () => {
  const media = join(site.environment.dataFolder, "media");
  expect(await ask("/api/health/live")).toEqual([200, { status: "ok" }]);
  expect(await ask("/api/health/ready")).toEqual([200, { status: "ok" }]);

  await rm(media, { recursive: true });
  expect(await ask("/api/health/live")).toEqual([200, { status: "ok" }]);
  const failing = { status: "failing", failing: ["media"] };
  expect(await ask("/api/health/ready")).toEqual([503, failing]);
  expect(await ask("/api/health")).toEqual([503, failing]);

  await mkdir(media);
  expect(await ask("/api/health/ready")).toEqual([200, { status: "ok" }]);
});

test("a full disk is told while pages are served", async () => {
  const { condition } = await site.makeContext({ isOwner: true, hasPortfolioAccess: true });
  const look = vi.spyOn(condition.room, "look").mockResolvedValue(true);
  const degraded = { status: "degraded", full: ["disk"] };
  expect(await ask("/api/health/ready")).toEqual([200, degraded]);
  look.mockRestore();
  expect(await ask("/api/health/ready")).toEqual([200, { status: "ok" }]);
});

test("a database that fails does not make the server look dead", {
  tags: "bothDatabases",
}, async () => {
  await site.database.$executeRaw`ALTER TABLE "Banner" RENAME TO "Elsewhere"`;
  expect(await ask("/api/health/live")).toEqual([200, { status: "ok" }]);
  expect(await ask("/api/health/ready")).toEqual([
    503,
    { status: "failing", failing: ["database"] },
  ]);
  await site.database.$executeRaw`ALTER TABLE "Elsewhere" RENAME TO "Banner"`;
});
