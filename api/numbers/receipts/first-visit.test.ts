import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

let site: TestSite;
let hasWaited: boolean | undefined;
beforeAll(async () => {
  site = await openTestSite({}, async ({ awaitsPerson }) => {
    hasWaited = awaitsPerson;
    return { kind: "page", status: 200, html: "<!doctype html>" };
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

/** Whether a page waits for a sign of a person before it sends messages about its visit. */
async function waits(cookie: string): Promise<boolean | undefined> {
  hasWaited = undefined;
  await site.app.inject({ url: "/", headers: { cookie } });
  return hasWaited;
}

test("pages of a link wait for a person until it was read, or its browser comes again", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T12:00:00Z") });
  const { address } = await runMutation(
    site,
    "createShareLink",
    { recipient: "Ana", projects: [] },
    "address",
  );
  const follow = async (cookie = "") => {
    const { cookies } = await site.app.inject({
      url: new URL(String(address)).pathname,
      headers: { cookie },
    });
    return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  };
  expect(await waits("")).toBe(false);
  const cookie = await follow();
  expect(await waits(cookie)).toBe(true);
  vi.setSystemTime(new Date("2026-11-23T12:59:00Z"));
  const again = await follow(cookie);
  expect([await waits(cookie), await waits(again), await waits(await follow())]).toEqual([
    true,
    true,
    true,
  ]);
  vi.setSystemTime(new Date("2026-11-23T13:01:00Z"));
  // The first visit of this browser was an hour ago. A new browser, such as that of another
  // scanner, has to wait.
  expect([await waits(cookie), await waits(again), await waits(await follow())]).toEqual([
    false,
    false,
    true,
  ]);
  const earlier = cookie.replace(/\.(\d+)\./, (_moment, since) => `.${Number(since) - 9_999}.`);
  expect(await waits(earlier)).toBe(false);
  const viewer = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { cookie: earlier },
    payload: { query: "{ viewer { link { greeting } } }" },
  });
  expect(viewer.json().data.viewer.link).toBeNull();

  await site.database.shareLink.updateMany({ data: { firstReadAt: new Date() } });
  expect(await waits(await follow())).toBe(false);
});
