import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isWhole, sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { portfolioPassword } from "../harness/server.ts";

const journey = startJourney();

/** When the page's code comes: before the first press, after it, or not at all. */
const arrivals = ["early", "late", "never"] as const;
type Arrival = (typeof arrivals)[number];

async function openFor(arrival: Arrival, path: string): Promise<Page> {
  const page = await journey.open(path, {
    expectedProblems: /\/assets\/|net::ERR_FAILED|dynamically imported module|status of 422/,
    prepare: async (window) => {
      // A form that was filled in within two seconds is taken for a robot's.
      await window.addInitScript(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 2_100;
      });
      await holdUp(window, arrival);
    },
  });
  if (arrival === "early") await hydrated(page);
  return page;
}

async function holdUp(page: Page, arrival: Arrival): Promise<void> {
  if (arrival === "late") {
    await page.route("**/assets/entry-client*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue().catch(() => {}); // the page may be gone
    });
  }
  if (arrival === "never") {
    const isCode = ({ pathname }: URL) => /^\/assets\/(?!start-|reading-).+\.js$/.test(pathname);
    await page.route(isCode, (route) => route.abort());
  }
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

const journeys: Record<string, (arrival: Arrival) => Promise<void>> = {
  "from card to project, on to the next, and back": async (arrival) => {
    const page = await openFor(arrival, "/");
    await page.getByRole("link", { name: "Hearten" }).click();
    await heading(page, "Hearten");
    const next = page
      .getByRole("navigation", { name: "Projects" })
      .getByRole("link", { name: /^Next project/ });
    const name = ((await next.textContent()) ?? "").replace("Next project: ", "");
    await next.click();
    await heading(page, name);
    await page.goBack();
    await heading(page, "Hearten");
    await page.goBack();
    await page.getByRole("link", { name: "Hearten" }).waitFor();
    await page.getByRole("link", { name: "Work", exact: true }).click();
    await heading(page, "Work");
    await expect.poll(() => page.title()).toBe("Work");
  },
  "through the pictures of the work": async (arrival) => {
    const page = await openFor(arrival, "/work");
    await page.locator(".work-tile-picture").nth(2).click();
    const viewer = page.getByRole("dialog");
    await viewer.getByText(/3 of 21/).waitFor();
    await viewer.getByRole("button", { name: "Next" }).click();
    await viewer.getByText(/4 of 21/).waitFor();
    await viewer.getByRole("button", { name: "Close" }).click();
    await viewer.waitFor({ state: "detached" });
    await page.locator(".work-tile-picture").nth(3).waitFor();
  },
  "a video is stopped and started": async (arrival) => {
    const page = await openFor(arrival, "/work");
    const video = page.locator("main video").first();
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    await expect.poll(isPaused).toBe(false);
    await page.getByRole("button", { name: "Pause videos" }).first().click();
    await expect.poll(isPaused).toBe(true);
    await page.getByRole("button", { name: "Play videos" }).first().click();
    await expect.poll(isPaused).toBe(false);
    await page.getByRole("button", { name: "Pause videos" }).first().waitFor();
    // What was chosen before the code came is what it goes by.
    if (arrival === "never") return;
    await page.getByRole("button", { name: "Pause videos" }).first().click();
    await hydrated(page);
    await page.getByRole("button", { name: "Play videos" }).first().waitFor();
    expect(await isPaused()).toBe(true);
  },
  "from tab to tab": async (arrival) => {
    const page = await openFor(arrival, "/about");
    const panels = page.locator("[role=tabpanel]");
    for (const place of [1, 2, 0, 1]) {
      await page.getByRole("tab").nth(place).click();
      await panels.nth(place).waitFor();
      expect(await page.locator("[role=tabpanel]:visible").count()).toBe(1);
    }
    expect(await page.getByRole("tab").nth(1).getAttribute("aria-selected")).toBe("true");
    const { search } = new URL(page.url());
    expect(search).toMatch(/^\?tab=./);
    if (arrival !== "never") await hydrated(page);
    await page.getByRole("tab", { selected: true }).waitFor();
    expect(await panels.nth(1).isVisible()).toBe(true);
    await page.reload();
    expect(await panels.nth(1).isVisible()).toBe(true);
  },
  "a message is sent": async (arrival) => {
    const page = await openFor(arrival, "/connect");
    await page.getByLabel("Name").fill("Wilhelmina Ostrander");
    await page.getByLabel("Company").fill("Tidewater Atlas");
    await page.getByLabel("Email").fill("wilhelmina@example.com");
    await page.getByLabel("Message").fill("too short");
    const send = page.getByRole("button", { name: "Send", exact: true });
    await send.click();
    await page.getByText("Message must be at least 10 characters long").waitFor();
    expect(await page.getByLabel("Name").inputValue()).toBe("Wilhelmina Ostrander");
    await page.getByLabel("Message").fill("We would like you to redraw our tide tables.");
    await send.click();
    await page.getByText("Message sent successfully!").first().waitFor();
  },
  "a protected project is opened": async (arrival) => {
    const page = await openFor(arrival, "/project/quillon-show-your-working");
    const field = page.getByLabel("Portfolio password", { exact: true });
    await field.fill("a guess");
    await page.getByRole("button", { name: "View project" }).click();
    await page.getByText(/^Incorrect password/).waitFor();
    await field.fill(portfolioPassword);
    await field.press("Enter");
    await page.locator(".project-sections").waitFor();
    expect(page.url()).not.toContain(encodeURIComponent(portfolioPassword));
  },
};

/** Every journey with every arrival of the code; else each with one. */
const cases = Object.keys(journeys).flatMap((name, index) =>
  arrivals
    .filter((_arrival, place) => isWhole || place === index % arrivals.length)
    .map((arrival) => [name, arrival] as const),
);

test.each(sampleOf(cases, 1))("%s: the code comes %s", async (name, arrival) => {
  await journeys[name]?.(arrival);
});
