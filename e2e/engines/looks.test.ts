import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { HomeLayout, Voice } from "../../api/database/__generated__/prisma/client.ts";
import { openDatabase } from "../../api/database/client.ts";
import { pairwise } from "../harness/combinations.ts";
import { startJourney } from "../harness/journey.ts";
import { readLayoutFaults } from "../harness/layout-faults.ts";
import { type EngineWindow, expectFits, expectText } from "./engine-window.ts";
import { engines, screens } from "./engines.ts";

const journey = startJourney();

const wideOrNarrow = screens.map(([width]) => width);

/** Combinations of a voice (type style), a layout and a width, with every pair of values from two of them. */
const homes = pairwise({
  voice: Object.values(Voice),
  homeLayout: Object.values(HomeLayout),
  width: wideOrNarrow,
});

const pages = pairwise({
  path: ["/work", "/project/lindholm-tramways", "/about", "/connect"],
  voice: Object.values(Voice),
  width: wideOrNarrow,
});

describe.each(engines)("%s", (_engine, openWindow) => {
  let opened: Promise<EngineWindow> | undefined;
  const open = async (path: string, width: string | number, look: object) => {
    const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
    await database.siteLook.updateMany({ data: look });
    await database.$disconnect();
    opened ??= openWindow();
    const window = await opened;
    const [, height] = screens.find(([each]) => each === width) ?? screens[0];
    await window.resize(Number(width), height);
    await window.open(journey.server.origin + path);
    return window;
  };
  afterEach(async () => {
    await (await opened)?.close();
    opened = undefined;
  });

  test.each(homes)(
    "home lacks nothing in $voice as $homeLayout, at $width pixels",
    async ({ voice, homeLayout, width }) => {
      const window = await open("/", width, { voice, homeLayout });
      await expectText(window, "Passage");
      await expectLooksRight(window);
      const cards = () =>
        [...document.querySelectorAll(".project-card")].filter(
          (card) => card.getBoundingClientRect().height > 20 && card.querySelector("img, video"),
        ).length;
      expect(await window.run(cards)).toBe(6);
    },
  );

  test.each(pages)(
    "$path lacks nothing in $voice, at $width pixels",
    async ({ path, voice, width }) => {
      await expectLooksRight(await open(path, width, { voice, homeLayout: "mosaic" }));
    },
  );
});

/** Expects no faults in the layout, and headings in the typeface of the voice. */
async function expectLooksRight(window: EngineWindow): Promise<void> {
  const missing = () => {
    const heading = document.querySelector("h1");
    const first = heading && getComputedStyle(heading).fontFamily.split(",", 1)[0];
    const isThere = [...document.fonts].some(
      ({ family, status }) =>
        family.replaceAll('"', "") === first?.replaceAll('"', "") && status === "loaded",
    );
    return isThere ? null : `${first}`;
  };
  await expect.poll(() => window.run(missing)).toBe(null);
  await expectFits(window);
  await expect.poll(() => window.run(readLayoutFaults)).toEqual([]);
}
