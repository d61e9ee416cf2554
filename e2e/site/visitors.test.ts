import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { siteCalls } from "../access/site-calls.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { hydrated, type OpenOptions, startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";
import { ownerPassword } from "../harness/server.ts";

// A new server, because a server accepts only a few messages from one IP address.
const journey = startJourney({ ownServer: true });

/**
 * The options of a window that the site takes for a person's. Without them, the browser identifies
 * itself as automated and headless.
 */
const person: OpenOptions = {
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  extraHTTPHeaders: { "accept-language": "en" },
};

const asPerson = (window: Page) =>
  window.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
  });

/** Records the reports about reading that a window sends, in the returned list. */
function listen(window: Page): { path: string; number: number; seconds: number[] }[] {
  const told: ReturnType<typeof listen> = [];
  window.on("request", (request: Request) => {
    if (request.url().endsWith("/api/reading")) told.push(JSON.parse(request.postData() ?? "{}"));
  });
  return told;
}

const calls = siteCalls(journey);
const signIn = () => calls.enter("/api/session", ownerPassword);

test("what a reader sees is counted while it is read, on from page to page", {
  tags: "long",
}, async () => {
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
  // The hydrated page opens further pages without a load. Each of them has to count as another view.
  await page.locator('[data-section="why"]').scrollIntoViewIfNeeded();
  // Waits for a record: every second, the page records the sections that are in the window.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
  await visit(page, "/work");
  await expect.poll(() => told.length).toBe(3);
  expect(told[1]).toMatchObject({ path: "/project/passage", number: 1 });
  expect(told[2]).toMatchObject({ path: "/work", number: 0 });

  const cookie = await signIn();
  const read = async () => {
    const { data } = await calls.query(
      `{ numbers(days: 7) {
        days { views }
        pages { views project { slug } }
        devices { name views }
        sections { section seen reached }
        robotViews
      } }`,
      cookie,
    );
    return data.numbers;
  };
  /** The sum of all days, because a new day may begin between the two views. */
  const views = async () =>
    (await read()).days.reduce((sum: number, day: { views: number }) => sum + day.views, 0);
  // Polls, because the server writes counts every five seconds, and a page sends its report only after
  // its pictures have loaded.
  await expect.poll(views).toBe(2);
  const numbers = await read();
  expect(numbers.pages).toContainEqual({ views: 1, project: { slug: "passage" } });
  expect(numbers.devices).toEqual([{ name: "desktop", views: 2 }]);
  expect(numbers.sections[1]).toMatchObject({ section: "WHY", reached: 1 });
  expect(numbers.robotViews).toBe(0);
});

/** Sets the page's clock ahead: the site takes a form that was filled in within two seconds for a robot's. */
const letTimePass = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2_100;
  });

test("by keyboard alone: what is wrong is said and put right, the message sent, the event recorded", async () => {
  const page = await journey.open("/connect");
  await hydrated(page);
  await letTimePass(page);
  const send = page.getByRole("button", { name: "Send", exact: true });
  await send.focus();
  await page.keyboard.press("Enter");
  const messages = page.locator(".field-error");
  await messages.first().waitFor();
  expect(await messages.allTextContents()).toEqual([
    "Name is required",
    "Company is required",
    "Please enter a valid email address",
    "Message must be at least 10 characters long",
  ]);
  expect(await page.getByLabel("Name").evaluate((field) => field.matches(":focus"))).toBe(true);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  for (const value of ["Wilhelmina", "Tidewater Atlas", "wilhelmina@example.com"]) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  expect(await messages.count()).toBe(1);
  await page.keyboard.type("We would like you to redraw our tide tables.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("alert");
  await toast.hover(); // the notice stays while the pointer is on it
  expect(await toast.innerText()).toBe(
    "Message sent successfully!\n\nThank you for reaching out. I’ll get back to you soon.",
  );
  expect(await page.getByLabel("Message").inputValue()).toBe("");
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).toContain(
    "contact_form_submit",
  );
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // A swipe that is too short to dismiss the notice must not select text: the next swipe would then
  // drag the selection instead of the notice.
  const { x, y, height } = await toast
    .getByText("Message sent successfully!")
    .evaluate((element) => element.getBoundingClientRect().toJSON());
  await page.mouse.move(x + 5, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 45, y + height / 2, { steps: 10 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  await page.keyboard.press("F8");
  const notifications = page.getByRole("region", { name: "Notifications" });
  expect(await notifications.evaluate((region) => region.matches(":focus"))).toBe(true);
  await page.keyboard.press("Escape");
  await toast.waitFor({ state: "detached" });
  expect(await send.evaluate((button) => button.matches(":focus"))).toBe(true);
});
