import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, startJourney } from "./journey.ts";

const journey = startJourney();

/** The fonts that the heading of the page is in truth drawn with. */
async function fontsOfHeading(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "main h1",
  });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

test("the site's font is there on the first page", async () => {
  // A first page that a busy machine draws before the font has come does without it.
  const fontsOfFirstPage = async () => {
    const page = await journey.open("/about");
    await hydrated(page);
    return fontsOfHeading(page);
  };
  await expect
    .poll(fontsOfFirstPage, { timeout: 20_000 })
    .toEqual([expect.stringContaining("Bricolage")]);
});

test("a font that comes late moves nothing, and shows from the next page on", async () => {
  const page = await journey.open("about:blank");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: Reflect.get(window, "shift") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  expect(await fontsOfHeading(page)).not.toEqual([expect.stringContaining("Bricolage")]);
  const arrival = page.waitForEvent("requestfinished", (request) =>
    request.url().includes("woff2"),
  );
  release();
  await arrival;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await fontsOfHeading(page)).not.toEqual([expect.stringContaining("Bricolage")]);
  expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBe(0);

  await page.getByRole("link", { name: "Connect", exact: true }).click();
  await page.getByRole("heading", { name: "Let's have a conversation." }).waitFor();
  await expect.poll(() => fontsOfHeading(page)).toEqual([expect.stringContaining("Bricolage")]);
});
