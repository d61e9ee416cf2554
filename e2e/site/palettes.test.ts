import { join } from "node:path";
import { expect, test } from "vitest";
import { Voice } from "../../api/database/__generated__/prisma/client.ts";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { combinationsOf, isWhole, sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { night, ugly } from "../harness/palettes.ts";

const journey = startJourney();
const pages = [
  "/",
  "/work",
  "/project/passage",
  "/project/quillon-show-your-working",
  "/about",
  "/connect",
];

test.each(Object.entries({ night, paper: ugly.paper }))(
  "without a picture a project's hero is as tall, with the name on it, in %s",
  { tags: "matrix" },
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

const combinations = combinationsOf({
  palette: Object.keys(ugly),
  voice: Object.values(Voice),
  page: pages,
  light: ["its own", "the site's"],
});

test.each(sampleOf(Object.entries(ugly), 1))(
  "every page can be read in %s, in any voice and light",
  async (palette, colors) => {
    const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
    await database.siteColors.updateMany({ data: colors });
    // Heroes as bad as the palette.
    const { background, textPrimary } = colors;
    const shares = JSON.stringify([
      [background, 0.7],
      [textPrimary, 0.3],
    ]);
    const heroes = ["/objects/passage-hero.webp", "/objects/quillon-hero.webp"];
    await database.mediaAsset.updateMany({
      where: { path: { in: heroes } },
      data: { colors: shares },
    });
    for (const { palette: wanted, page: path, voice, light } of combinations) {
      if (wanted !== palette) continue;
      const hasOwnLight = light === "its own";
      await database.siteLook.updateMany({ data: { voice: voice as Voice, hasOwnLight } });
      const page = await journey.open(path, { reducedMotion: "reduce" });
      await hydrated(page);
      if (!(hasOwnLight && path.startsWith("/project/"))) {
        expect(
          await page.evaluate("document.documentElement.style.getPropertyValue('--background')"),
        ).toBe(background);
      }
      const problems = await findAccessibilityProblems(page);
      expect({ path, voice, light, problems }).toEqual({ path, voice, light, problems: [] });
      await page.close();
    }
    await database.$disconnect();
  },
  isWhole ? 1_800_000 : 180_000,
);
