/** @module-tag matrix */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { sampleOf } from "../harness/combinations.ts";
import { eventually } from "../harness/eventually.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { addModule, saveProject, writeModule } from "../harness/written-module.ts";

const journey = startJourney();

/** Notes every request to another site, and answers in its place. */
async function watchOthers(page: Page, asked: string[]): Promise<void> {
  await page.context().route(
    (url) => url.origin !== journey.server.origin && url.protocol.startsWith("http"),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: "text/html",
        body: "<!doctype html><title>Player</title><button>Stop</button>",
      });
    },
  );
}

test.each(sampleOf([1440, 390], 1))(
  "a video is embedded by its address at %i pixels, and its site is asked only when it is pressed",
  async (width) => {
    const viewport = { width, height: 844 };
    const asked: string[] = [];
    const { page, slug, name } = await editNewProject(journey, {
      viewport,
      prepare: (window) => watchOthers(window, asked),
    });
    const early = await journey.open("/", {
      viewport,
      prepare: (window) => watchOthers(window, []),
      expectedProblems: /frame-src|ERR_BLOCKED_BY_CSP|csp$/,
    });
    await hydrated(early);
    const module = await addModule(page, "Embed");
    await writeModule(module, { Address: "https://example.org/tour" });
    expect(await module.getByText("Only YouTube, Vimeo, Loom").isVisible()).toBe(true);
    await writeModule(module, {
      Address: "https://youtu.be/dQw4w9WgXcQ?t=90",
      "Title (optional)": "The tour",
    });
    expect(await module.getByText("From YouTube").isVisible()).toBe(true);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await saveProject(page);
    expect(asked).toEqual([]);

    const address = `/project/${slug}`;
    const scripts: string[] = [];
    const reader = await journey.open(address, {
      viewport,
      prepare: async (window) => {
        window.on("request", (request) => scripts.push(request.url()));
        await watchOthers(window, asked);
      },
    });
    await hydrated(reader);
    await reader.waitForLoadState("networkidle");
    expect(await findAccessibilityProblems(reader)).toEqual([]);
    const why = reader.getByRole("region", { name: "Why" });
    const open = why.getByRole("button", { name: "The tour Load from YouTube" });
    expect(scripts.some((url) => url.includes("EmbedFrame"))).toBe(false);
    expect(asked).toEqual([]);
    await open.press("Enter");
    const frame = why.locator("iframe");
    await frame.waitFor();
    await why.frameLocator("iframe").getByRole("button", { name: "Stop" }).waitFor();
    expect(asked).toEqual([
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=90",
    ]);
    expect(await frame.getAttribute("title")).toBe("The tour");
    expect(await frame.getAttribute("sandbox")).toMatch(/^allow-scripts allow-same-origin /);
    expect(await reader.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    const box = await frame.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);

    const plain = await journey.open(address, {
      viewport,
      javaScriptEnabled: false,
      expectedProblems: /\.js csp$/,
      prepare: (window) => watchOthers(window, asked),
    });
    const link = plain.getByRole("link", { name: "Open on YouTube" });
    expect(await link.getAttribute("href")).toBe(
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90",
    );
    expect(await plain.getByRole("button", { name: "Load from YouTube" }).count()).toBe(0);
    expect(asked).toHaveLength(1);

    // This page was loaded before anything was embedded: its policy does not name the player.
    await early.getByRole("link", { name: "Work" }).first().click();
    await early.waitForURL("**/work");
    await early.evaluate((path) => window.history.pushState({}, "", path), address);
    await early.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate", { state: {} })));
    await early.getByRole("heading", { name }).waitFor();
    await early.getByRole("button", { name: "Load from YouTube" }).click();
    await eventually(() => early.locator("iframe").count()).toBe(0);
    expect(await early.getByRole("link", { name: "Open on YouTube" }).isVisible()).toBe(true);
  },
);
