import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { HomeLayout, Voice } from "../../api/database/__generated__/prisma/client.ts";
import { sampleOf } from "../harness/combinations.ts";
import { startJourney } from "../harness/journey.ts";
import { findLayoutFaults } from "../harness/layout-faults.ts";
import { lookAt, setLook, soon } from "./look-at.ts";

const journey = startJourney();

const voices = Object.values(Voice);
const sizes = (...widths: number[]) => widths.map((width) => ({ width, height: 900 }));

/** How much of an element is in the window, and of how much, in pixels of its height. */
const seen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return [Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), height] as const;
    });

test.each(voices)(
  "the first view in %s shows words and a picture, at home and of a project",
  async (voice) => {
    await lookAt(journey, { voice }, ["/"], sizes(1440, 390), async (page) => {
      const [shown, height] = await seen(page, "h1");
      expect(shown).toBeCloseTo(height, 0);
      expect((await seen(page, ".project-grid img"))[0]).toBeGreaterThan(100);
    });
    const windows = [...sizes(1440, 390), { width: 1366, height: 700 }];
    await lookAt(journey, {}, ["/project/passage"], windows, async (page, _, width) => {
      const [shown, height] = await seen(page, "h1");
      // The documented hero alone cuts a name in the window of a small laptop.
      const isWhole = width === 1366 && voice !== "grotesque";
      expect(shown).toBeGreaterThan(isWhole ? height - 1 : 30);
      expect((await seen(page, ".project-hero"))[0]).toBeGreaterThan(250);
    });
  },
);

test("each voice ends a page in its own way, with words of the owner in some", async () => {
  const endings: unknown[] = [];
  for (const voice of voices) {
    await lookAt(journey, { voice }, ["/about"], sizes(1440), async (page) => {
      const [ending] = await page.locator(".invitation").evaluateAll((all) =>
        all.map((part) => {
          const isShown = (name: string) => part.querySelector(name)?.checkVisibility();
          const link = part.querySelector("a")?.getBoundingClientRect().width ?? 0;
          return {
            isAsWide: link > 0.85 * part.clientWidth,
            isSigned: isShown(".invitation-name"),
            isPictured: isShown(".invitation-portrait"),
            align: getComputedStyle(part).textAlign,
          };
        }),
      );
      endings.push({ voice, ...ending });
    });
  }
  const plain = { isAsWide: false, isSigned: true, isPictured: false, align: "start" };
  const wide = { ...plain, isAsWide: true, isSigned: false };
  expect(endings).toEqual([
    { ...wide, voice: Voice.grotesque },
    { ...plain, voice: Voice.editorial, align: "center" },
    { ...plain, voice: Voice.technical },
    { ...wide, voice: Voice.poster },
    { ...plain, voice: Voice.humanist, isPictured: true },
  ]);
});

/** The heights of such elements, and the greatest width. */
const measure = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => ({
    heights: [...new Set(elements.map((each) => Math.round(each.getBoundingClientRect().height)))],
    width: Math.max(...elements.map(({ clientWidth }) => clientWidth)),
  }));

test("every voice keeps the documented measures in every window, unless the owner has them grow", async () => {
  for (const voice of voices) {
    const look = { voice, fillsLargeScreens: false };
    const windows = sizes(390, 768, 1440, 2560);
    await lookAt(
      journey,
      look,
      ["/", "/project/passage"],
      windows,
      async (page, address, width) => {
        const tall = address === "/" ? ".card-picture" : ".project-hero";
        const header = await measure(page, ".site-header > *");
        expect({ voice, width, header: header.heights }).toEqual({ voice, width, header: [80] });
        expect(header.width).toBeLessThanOrEqual(1440);
        const { heights } = await measure(page, tall);
        expect({ voice, width, heights }).toEqual({
          ...{ voice, width, heights: [address === "/" ? 322 : 600] },
        });
      },
    );
  }
  const look = { voice: Voice.grotesque, fillsLargeScreens: true };
  await lookAt(journey, look, ["/"], sizes(1440, 2560), async (page, _, width) => {
    const { heights } = await measure(page, ".card-picture");
    expect(heights).toEqual([width === 1440 ? 322 : 501]);
    if (width === 2560) expect((await measure(page, ".site-header > *")).width).toBe(2240);
  });
  await setLook(journey, { fillsLargeScreens: false });
});

/** As wide as what is printed of a sheet of A4. */
const sheet = { width: 658, height: 1000 };

/** What is wrong with a page on paper: where words and pictures stand, colours, and what only a screen can do. */
async function paperFaults(page: Page): Promise<unknown[]> {
  const faults = await findLayoutFaults(page);
  const colors = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color];
  });
  const controls = await page
    .locator(
      ":is(header nav, .project-pill, main form, main button, main video, .invitation, .work-tags, footer a, footer button)",
    )
    .filter({ visible: true })
    .evaluateAll((all) => all.map((control) => control.className));
  const isInk = colors.join() === "rgb(255, 255, 255),rgb(0, 0, 0)";
  return [...faults, ...controls, ...(isInk ? [] : colors)];
}

test.each(sampleOf(voices, 1))(
  "on paper %s is ink on white with words and pictures on each sheet, without what only a screen can do",
  async (voice) => {
    const page = await journey.open("/connect", {
      ...{ javaScriptEnabled: false, expectedProblems: /\.js csp$/, viewport: sheet },
    });
    await page.emulateMedia({ media: "print" });
    for (const homeLayout of Object.values(HomeLayout)) {
      await setLook(journey, { voice, homeLayout });
      await page.goto(journey.server.origin, soon);
      expect([homeLayout, await paperFaults(page)]).toEqual([homeLayout, []]);
      const cards = await page.locator(".project-card").evaluateAll((all) =>
        all.map((card) => {
          const name = card.querySelector(".card-name");
          const isShown = name?.checkVisibility({ opacityProperty: true });
          const bottom = card
            .querySelector("img, .card-placeholder")
            ?.getBoundingClientRect().bottom;
          return {
            isShown,
            isUnder: (name?.getBoundingClientRect().top ?? 0) >= (bottom ?? 0) - 1,
          };
        }),
      );
      expect(cards.length).toBeGreaterThan(3);
      expect(cards).toEqual(cards.map(() => ({ isShown: true, isUnder: homeLayout !== "index" })));
    }
    for (const address of ["/work", "/about", "/project/passage"]) {
      // Pictures of a case study are as large on paper as what was loaded.
      const waitUntil = address === "/project/passage" ? "load" : "domcontentloaded";
      await page.goto(journey.server.origin + address, { waitUntil });
      expect([address, await paperFaults(page)]).toEqual([address, []]);
      if (address !== "/work") continue;
      const names = page.locator(".work-tile-project");
      const all = await names.allTextContents();
      const runs = all.filter((text, index) => text !== all[index - 1]);
      expect(await names.filter({ visible: true }).allTextContents()).toEqual(runs);
    }
    // A video is its poster.
    expect(await page.locator("main .video img").first().isVisible()).toBe(true);
    await page.goto(`${journey.server.origin}/project/quillon-show-your-working`, soon);
    expect(await page.getByText("This project is password protected").isVisible()).toBe(true);
    expect(await paperFaults(page)).toEqual([]);
    // A page of a few words has one sheet: its header has none of its own.
    await page.goto(`${journey.server.origin}/connect`, soon);
    expect(await paperFaults(page)).toEqual([]);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(1);
  },
);
