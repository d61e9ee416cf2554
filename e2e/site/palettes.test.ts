import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();
const pages = [
  "/",
  "/work",
  "/project/passage",
  "/project/quillon-show-your-working",
  "/about",
  "/connect",
];

const palettes = {
  paper: {
    background: "#fbf8f2",
    textPrimary: "#1c1a17",
    textSecondary: "#8c8577",
    navHover: "#e4572e",
  },
  "middle grey": {
    background: "#7a7a7a",
    textPrimary: "#ffffff",
    textSecondary: "#9a9a9a",
    navHover: "#7a7a7a",
  },
  "one colour": {
    background: "#ff00aa",
    textPrimary: "#ff00aa",
    textSecondary: "#ff00aa",
    navHover: "#ff00aa",
  },
};

const night = {
  background: "#0f172a",
  textPrimary: "#ffffff",
  textSecondary: "#757575",
  navHover: "#c9300a",
};

test.each(Object.entries({ night, paper: palettes.paper }))(
  "without a picture a project's hero is as tall, with the name on it, in %s",
  async (_name, colors) => {
    const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
    await database.siteColors.updateMany({ data: colors });
    await database.siteLook.updateMany({ data: { hasOwnLight: false } });
    const brightness: boolean[] = [];
    for (const lightModeNav of [false, true]) {
      await database.project.updateMany({
        where: { slug: "morrow-doses" },
        data: { heroImage: null, lightModeNav },
      });
      const page = await journey.open("/project/morrow-doses", { reducedMotion: "reduce" });
      await hydrated(page);
      const hero = page.locator(".project-hero");
      expect((await hero.boundingBox())?.height).toBe(600);
      expect(await hero.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      const color = await page
        .getByRole("banner")
        .evaluate((header) => getComputedStyle(header).color);
      brightness.push(Number(/\d+/.exec(color)) > 200);
    }
    await database.$disconnect();
    expect(brightness).toEqual([true, false]);
  },
);

test.each(Object.entries(palettes))(
  "every page can be read in %s",
  async (_name, colors) => {
    const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
    await database.siteColors.updateMany({ data: colors });
    await database.siteLook.updateMany({ data: { hasOwnLight: false } });
    await database.$disconnect();
    for (const path of pages) {
      const page = await journey.open(path, { reducedMotion: "reduce" });
      await hydrated(page);
      expect(
        await page.evaluate("document.documentElement.style.getPropertyValue('--background')"),
      ).toBe(colors.background);
      expect([path, await findAccessibilityProblems(page)]).toEqual([path, []]);
    }
  },
  180_000,
);
