import type { Page } from "playwright-core";
import { test } from "vitest";
import { openAsOwner } from "../harness/admin.ts";
import { changeContent } from "../harness/change-content.ts";
import { combinationsOf, sampleOf } from "../harness/combinations.ts";
import { eventually } from "../harness/eventually.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { findLayoutFaults } from "../harness/layout-faults.ts";
import { visit } from "../harness/navigation.ts";
import { longTexts, writeEverywhere } from "./write-everywhere.ts";

const journey = startJourney();

const names: Record<string, string> = {
  ...longTexts,
  "one letter": "W",
  "40 letters": "m".repeat(40),
  "80 letters": "W".repeat(80),
  emoji: "🌊🏠👩‍🎨".repeat(10),
};

const publicScreens = [
  "/",
  "/project/passage",
  "/project/morrow-doses",
  "/project/quillon-show-your-working",
  "/work",
  "/about",
  "/connect",
  "/brief",
];
const ownerScreens = [
  "/admin",
  "/admin/settings",
  "/admin/settings/site",
  "/admin/about",
  "/admin/edit/1",
];

const looks = combinationsOf({
  kind: Object.keys(names),
  screen: [...publicScreens, ...ownerScreens],
  fontSize: ["100%", "200%"],
  width: [320, 360, 768, 1440, 2560],
});

/**
 * Visits screens, and expects that nothing extends beyond the window at the widths and text sizes of
 * `looks`.
 * @param kind only the entries of `looks` with this kind of content are used
 */
async function lookAt(page: Page, kind: string, screens: string[]): Promise<void> {
  for (const screen of screens) {
    await visit(page, screen);
    for (const look of looks) {
      if (look.kind !== kind || look.screen !== screen) continue;
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, look.fontSize);
      await page.setViewportSize({ width: look.width, height: 900 });
      // The layout changes some time after the window was resized.
      await eventually(async () => {
        const faults = await findLayoutFaults(page);
        return { ...look, faults: faults.filter((fault) => /^(the page|out of)/.test(fault)) };
      }).toEqual({ ...look, faults: [] });
    }
  }
}

const options = {
  // The browser's message if a window is resized during the transition between two pages.
  expectedProblems: /Transition was aborted because of invalid state/,
} as const;

const callAll = (name: string) =>
  changeContent(journey, async (database) => {
    await writeEverywhere(name)(database);
    await database.banner.updateMany({ data: { isActive: true, content: name } });
    const where = { slug: "morrow-doses" };
    await database.project.updateMany({ where, data: { heroImage: null } });
  });

test.each(sampleOf(Object.entries(names), 1))(
  "%s make no screen of the site scroll sideways",
  async (kind, name) => {
    await callAll(name);
    const page = await journey.open("/", options);
    await hydrated(page);
    await lookAt(page, kind, publicScreens);
  },
);

test.each(sampleOf(Object.entries(names), 0))(
  "%s make no screen of the admin area scroll sideways",
  async (kind, name) => {
    await callAll(name);
    const page = await openAsOwner(journey, "/admin", options);
    await lookAt(page, kind, ownerScreens);
  },
);
