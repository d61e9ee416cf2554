import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { siteCalls } from "../access/site-calls.ts";
import { visit } from "../harness/doors.ts";
import { hydrated, type OpenOptions, startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";

const journey = startJourney({ ownServer: true });

/** A browser as people have it: this one says that it is driven, and without a window. */
const person: OpenOptions = {
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  extraHTTPHeaders: { "accept-language": "en" },
};

const asPerson = (window: Page) =>
  window.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
  });

/** What a window tells of its pages. */
function listen(window: Page): { path: string; number: number; seconds: number[] }[] {
  const told: ReturnType<typeof listen> = [];
  window.on("request", (request: Request) => {
    if (request.url().endsWith("/api/reading")) told.push(JSON.parse(request.postData() ?? "{}"));
  });
  return told;
}

const calls = siteCalls(journey);
const signIn = () => calls.enter("/api/session", ownerPassword);

test("what a reader sees is counted while it is read, on from page to page", async () => {
  let told: ReturnType<typeof listen> = [];
  const page = await journey.open("/project/passage", {
    ...person,
    prepare: async (window) => {
      await asPerson(window);
      told = listen(window);
    },
  });
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({ path: "/project/passage", number: 0, seconds: [0, 2] });
  await hydrated(page);
  // The code has the page: what it opens is another view.
  await page.locator('[data-section="why"]').scrollIntoViewIfNeeded();
  // What stands in the window is noted every second.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
  await visit(page, "/work");
  await expect.poll(() => told.length).toBe(3);
  expect(told[1]).toMatchObject({ path: "/project/passage", number: 1 });
  expect(told[2]).toMatchObject({ path: "/work", number: 0 });

  const cookie = await signIn();
  const read = async () => {
    const { data } = await calls.query(
      `{ numbers(days: 7) {
        days { visitors views }
        pages { views project { slug } }
        devices { name views }
        sections { section seen reached }
        robotViews
      } }`,
      cookie,
    );
    return data.numbers;
  };
  // The counts are written every five seconds, and a beacon waits for pictures that are on their way.
  await expect.poll(async () => (await read()).days.at(-1)).toEqual({ visitors: 1, views: 2 });
  const numbers = await read();
  expect(numbers.pages).toContainEqual({ views: 1, project: { slug: "passage" } });
  expect(numbers.devices).toEqual([{ name: "desktop", views: 2 }]);
  expect(numbers.sections[1]).toMatchObject({ section: "WHY", reached: 1 });
  expect(numbers.robotViews).toBe(0);
});

test("a browser that a program drives is counted as a robot", { tags: "matrix" }, async () => {
  let told: ReturnType<typeof listen> = [];
  await journey.open("/about", {
    prepare: async (window) => {
      told = listen(window);
    },
  });
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({ isDriven: true });
});

test("pages of a site that counts nothing, and those of the owner, know of no script that counts", {
  tags: "matrix",
}, async () => {
  const { origin } = journey.server;
  const htmlFor = async (cookie: string) =>
    (await fetch(origin, { headers: { accept: "text/html", cookie } })).text();
  const cookie = await signIn();
  expect(await htmlFor("")).toContain("data-visits");
  expect(await htmlFor(cookie)).not.toContain("data-visits");
  await calls.query(
    "mutation { setVisitCounting(input: { isOn: false }) { userErrors { code } } }",
    cookie,
  );
  expect(await htmlFor("")).not.toContain("data-visits");
});
