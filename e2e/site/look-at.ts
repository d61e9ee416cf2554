import type { Page } from "playwright-core";
import type { HomeLayout, Voice } from "../../api/database/__generated__/prisma/client.ts";
import { changeContent } from "../harness/change-content.ts";
import type { Journey } from "../harness/journey.ts";

export type Look = { voice?: Voice; homeLayout?: HomeLayout; fillsLargeScreens?: boolean };

/** Options for tests that need no loaded pictures: pictures have their places before they load. */
export const soon = { waitUntil: "domcontentloaded" } as const;

export const setLook = (journey: Journey, look: Look) =>
  changeContent(journey, (database) => database.siteLook.updateMany({ data: look }));

/**
 * Sets the look of a site (type style and layout), opens pages, and calls `see` for each page at each
 * size of the window. Pictures and scripts are not loaded.
 */
export async function lookAt(
  journey: Journey,
  look: Look,
  addresses: string[],
  sizes: { width: number; height: number }[],
  see: (page: Page, address: string, width: number) => Promise<void>,
): Promise<void> {
  await setLook(journey, look);
  const page = await journey.open("/connect", {
    ...soon,
    prepare: async (window) => {
      await window.route("**/objects/**", () => {});
      await window.route("**/*.js", (route) => route.abort());
    },
    expectedProblems: /\.js( net::ERR_FAILED)?$/,
  });
  for (const address of addresses) {
    await page.goto(journey.server.origin + address, soon);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await see(page, address, size.width);
    }
  }
  await page.close();
}

/** The left and right edges of an element's content inside its padding, in pixels from the window's left edge. */
const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
    });

/**
 * Describes differences between the left and right edges of the header, of the footer and of the
 * page's content. Empty if their edges are aligned.
 */
export async function offTheLines(page: Page): Promise<string[]> {
  const [start = 0] = await edges(page, ".project-grid, .work-heading, .about-intro");
  const [, end] = await edges(page, ".project-grid, .work-grid, .about-intro");
  const off = start < 24 ? [`the content begins at ${start}`] : [];
  for (const selector of [".site-header-row", ".site-footer-row"]) {
    const found = await edges(page, selector);
    if (found.join() !== [start, end].join()) off.push(`${selector}: ${found} for ${start},${end}`);
  }
  return off;
}
