import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { finishAnimations } from "../harness/animations.ts";
import { hydrated, visitDemo } from "../harness/journey.ts";

const names = ["Passage", "Quillon", "Hearten", "Lindholm", "Morrow", "Fennimore"];
const widths = [390, 768, 1440];

const journey = visitDemo();

function noteShifts(): void {
  Object.assign(window, { shifts: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) Reflect.get(window, "shifts").push(entry.toJSON());
  }).observe({ type: "layout-shift", buffered: true });
}

test("the demo's projects are in the HTML, in order, before any script runs", async () => {
  const html = await (await fetch(journey.server.origin)).text();
  const cards = html.match(/<a [^>]*class="project-card".*?<\/a>/g) ?? [];
  expect(cards.length).toBe(names.length);
  expect(names.every((name, index) => cards[index]?.includes(name))).toBe(true);
  expect(html).toContain("more about me");
  expect(html).toContain("--background:#0f172a");
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/"/);
});

test("a visitor opens the home page: no errors, no second fetch, no axe violation", async () => {
  const page = await journey.open("/");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await hydrated(page);
  expect(await page.title()).toBe("Portfolio");
  expect(requests.filter((url) => url.includes("/graphql"))).toEqual([]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test.each(widths)(
  "nothing moves while the page loads at %i px",
  { tags: "matrix" },
  async (width) => {
    const page = await journey.open("/", {
      viewport: { width, height: 900 },
      prepare: (window) => window.addInitScript(noteShifts),
      waitUntil: "networkidle",
    });
    await finishAnimations(page);
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
  },
);

test("cards: full ones across, halves beside each other, all 322 px tall", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/", { viewport: { width: 1440, height: 900 } });
  await finishAnimations(page);
  const boxes = await Promise.all(
    names.map((name) => page.getByRole("link", { name }).boundingBox()),
  );
  expect(boxes.map((box) => box?.height)).toEqual(names.map(() => 322));
  const full = boxes[0]?.width ?? 0;
  const shares = boxes.map((box) => Math.round(((box?.width ?? 0) / full) * 2));
  expect(shares).toEqual([2, 1, 1, 2, 1, 1]);
  expect(boxes[1]?.y).toBe(boxes[2]?.y);
});

test("the name of a card appears on hover and on focus, with a lock where protected", async () => {
  const page = await journey.open("/", { viewport: { width: 1440, height: 900 } });
  await hydrated(page);
  const card = page.getByRole("link", { name: "Quillon" });
  const name = card.locator(".card-name");
  const opacity = (element: Locator) =>
    element.evaluate((found) => getComputedStyle(found).opacity);
  expect(await opacity(name)).toBe("0");
  await card.hover();
  await expect.poll(() => opacity(name)).toBe("1");
  expect(await name.evaluate((element) => getComputedStyle(element).textTransform)).toBe(
    "uppercase",
  );
  expect(await card.getByText("password protected").count()).toBe(1);

  const open = page.getByRole("link", { name: "Passage" });
  await open.focus();
  await expect.poll(() => opacity(open.locator(".card-name"))).toBe("1");
  expect(await open.getByText("password protected").count()).toBe(0);
});

test("a click on a card is recorded with the project's title", { tags: "matrix" }, async () => {
  const page = await journey.open("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Passage" }).click();
  await page.waitForURL("**/project/**");
  const events = await page.evaluate(() => JSON.stringify(window.dataLayer));
  expect(events).toContain("project_card_click");
  expect(events).toContain("page_view");
});

test("with scripts off the page reads and its links lead on", async () => {
  const page = await journey.open("/", {
    javaScriptEnabled: false,
    expectedProblems: /\.js csp$/,
  });
  expect(await page.getByRole("link", { name: "Passage" }).getAttribute("href")).toMatch(
    /^\/project\//,
  );
  expect(await page.getByRole("link", { name: "more about me" }).getAttribute("href")).toBe(
    "/about",
  );
  await page.getByRole("link", { name: "Ilse Maravel, home" }).click();
  expect(await page.title()).toBe("Portfolio");
});

test("an unknown path answers 404 with a way back", async () => {
  const response = await fetch(`${journey.server.origin}/no/such/page`);
  expect(response.status).toBe(404);
  const page = await journey.open("/no/such/page", { expectedProblems: /404 \(Not Found\)/ });
  await hydrated(page);
  expect(await page.getByRole("heading").textContent()).toBe("404 Page Not Found");
  await page.getByText("Did you forget to add the page to the router?").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await page.getByRole("link", { name: "more about me" }).waitFor();
});

test("those who ask for less motion see the cards at once", { tags: "matrix" }, async () => {
  const page = await journey.open("/", { reducedMotion: "reduce" });
  const card = page.getByRole("listitem").filter({ hasText: "Fennimore" });
  expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
});
