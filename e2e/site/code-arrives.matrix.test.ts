import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const isHydrated = (page: Page) => page.locator("html[data-hydrated]").count();

test("browsers may load public pages ahead, but neither the admin area nor states of a page", async () => {
  const candidates = new Set<string>();
  const page = await journey.open("/work", {
    prepare: async (window) => {
      const devTools = await window.context().newCDPSession(window);
      devTools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
        for (const { key } of preloadingAttemptSources) candidates.add(key.url);
      });
      await devTools.send("Preload.enable");
    },
  });
  const links = ["/admin", "/work?view=2", "/api/projects", "/about?tab=product", "/project/new"];
  await page.evaluate((addresses) => {
    for (const href of addresses) {
      const link = Object.assign(document.createElement("a"), { href, textContent: href });
      document.querySelector("h1")?.append(link, " ");
    }
  }, links);
  const paths = () => [...candidates].map((url) => url.replace(journey.server.origin, ""));
  await expect.poll(paths).toContain("/project/new");
  const other = paths().filter((path) => !path.startsWith("/project/"));
  expect(other.sort()).toEqual(["/", "/about", "/brief", "/connect", "/work"]);
});

test("Back from a page that was loaded again leads to the page before, though no code runs", async () => {
  const page = await journey.open("/");
  await hydrated(page);
  await page.getByRole("link", { name: "About", exact: true }).click();
  await page.waitForURL("**/about");
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await isHydrated(page)).toBe(0);
  await page.goBack();
  await page.getByRole("link", { name: "Passage" }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});

/** A file that the test makes a page preload although the page does not use it. */
const unused = "/objects/portrait.webp";

function preload(address: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "image", href: address });
  new MutationObserver((_, observer) => {
    document.documentElement.append(link);
    observer.disconnect();
  }).observe(document, { childList: true });
}

test.each([
  ["/project/passage", 1440],
  ["/project/passage", 390],
  ["/", 390],
  ["/work", 390],
] as const)("what %s announces is used, and fetched once, at %i pixels", async (path, width) => {
  const warnings: string[] = [];
  let link = "";
  const page = await journey.open(path, {
    viewport: { width, height: 900 },
    expectedProblems: /portrait\.webp was preloaded .* but not used/,
    prepare: async (window) => {
      window.on("console", (message) => warnings.push(message.text()));
      window.on("response", async (response) => {
        if (response.request().isNavigationRequest()) link = response.headers().link ?? "";
      });
      await window.addInitScript(preload, unused);
    },
  });
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  // Some time after the page has loaded, Chromium warns of all preloaded files that were not used.
  const unusedFiles = () => warnings.filter((text) => text.includes("preload"));
  await expect.poll(unusedFiles, { timeout: 15_000 }).not.toEqual([]);
  for (const kind of ["as=image", "rel=modulepreload"]) expect(link).toContain(kind);
  // A script that was prefetched comes from the browser's cache when it runs: that request has a
  // transfer size of 0.
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => name),
  );
  expect(fetched.length).toBeGreaterThan(5);
  expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);
  expect(unusedFiles()).toEqual([expect.stringContaining(unused)]);
});
