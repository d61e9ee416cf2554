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

/** The height of an element's part that is in the window, and of the whole element, in pixels. */
const seen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return [Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), height] as const;
    });

/**
 * The look of the invitation to get in touch at the end of a page: whether its link is as wide as the
 * page, whether it shows the owner's name and portrait, and its alignment.
 */
const endingOf = (page: Page) =>
  page
    .locator(".invitation")
    .first()
    .evaluate((part) => {
      const isShown = (name: string) => part.querySelector(name)?.checkVisibility();
      const link = part.querySelector("a")?.getBoundingClientRect().width ?? 0;
      return {
        isAsWide: link > 0.85 * part.clientWidth,
        isSigned: isShown(".invitation-name"),
        isPictured: isShown(".invitation-portrait"),
        align: getComputedStyle(part).textAlign,
      };
    });

const plain = { isAsWide: false, isSigned: true, isPictured: false, align: "start" };
const wide = { ...plain, isAsWide: true, isSigned: false };
const endings: Record<Voice, typeof plain> = {
  grotesque: wide,
  editorial: { ...plain, align: "center" },
  technical: plain,
  poster: wide,
  humanist: { ...plain, isPictured: true },
};

/** The different heights of the elements that match a selector, and their greatest width, in pixels. */
const measure = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => ({
    heights: [...new Set(elements.map((each) => Math.round(each.getBoundingClientRect().height)))],
    width: Math.max(...elements.map(({ clientWidth }) => clientWidth)),
  }));

const screens = ["/", "/project/passage", "/about"];
const laptop = { width: 1366, height: 700 };
const windows = [...sizes(390, 768, 1440, 2560), laptop];

test.each(sampleOf(voices, 2))(
  "%s has the documented measures in every window, words and a picture in the first view, and its own ending",
  async (voice) => {
    const look = { voice, fillsLargeScreens: false };
    await lookAt(journey, look, screens, windows, async (page, address, width) => {
      if (address === "/about") {
        if (width === 1440) expect(await endingOf(page)).toEqual(endings[voice]);
        return;
      }
      const header = await measure(page, ".site-header > *");
      expect({ width, header: header.heights }).toEqual({ width, header: [80] });
      expect(header.width).toBeLessThanOrEqual(1440);
      const isHome = address === "/";
      const isLaptop = width === laptop.width;
      const { heights } = await measure(page, isHome ? ".card-picture" : ".project-hero");
      // A phone shows the whole hero picture. In a low window, the hero is less tall, so that the text
      // below it is visible.
      if (width === 390 && !isHome) {
        const picture = await measure(page, ".project-hero img");
        expect(picture.width / Number(picture.heights[0])).toBeCloseTo(16 / 9, 1);
      } else if (!isLaptop)
        expect({ width, heights }).toEqual({ width, heights: [isHome ? 322 : 600] });

      if (![1440, 390, ...(isHome ? [] : [laptop.width])].includes(width)) return;
      const [shown, height] = await seen(page, "h1");
      if (isHome) {
        expect(shown).toBeCloseTo(height, 0);
        expect((await seen(page, ".project-grid img"))[0]).toBeGreaterThan(100);
        return;
      }
      // On a small laptop, only the voice (type style) grotesque cuts off a part of the heading, because
      // its hero keeps its full height.
      expect(shown).toBeGreaterThan(isLaptop && voice !== "grotesque" ? height - 1 : 30);
      expect((await seen(page, ".project-hero"))[0]).toBeGreaterThan(width === 390 ? 180 : 250);
    });
  },
);

test("cards and header grow with a large screen where the owner has them", async () => {
  const look = { voice: Voice.grotesque, fillsLargeScreens: true };
  await lookAt(journey, look, ["/"], sizes(1440, 2560), async (page, _, width) => {
    const { heights } = await measure(page, ".card-picture");
    expect(heights).toEqual([width === 1440 ? 322 : 501]);
    if (width === 2560) expect((await measure(page, ".site-header > *")).width).toBe(2240);
  });
  await setLook(journey, { fillsLargeScreens: false });
});

/** A window as wide as the printed area of an A4 sheet. */
const sheet = { width: 658, height: 1000 };

/**
 * Finds faults of a printed page: faults of its layout, colours other than ink on white, and controls
 * that work only on a screen.
 */
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
      ...{ javaScriptEnabled: false, viewport: sheet },
      // A page that is loaded for print does not use the pictures that it preloads for a screen.
      expectedProblems: /\.js csp$|preloaded using link preload but not used/,
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
      // Waits for the pictures of a case study: in print, they have the size of the loaded files.
      const waitUntil = address === "/project/passage" ? "load" : "domcontentloaded";
      await page.goto(journey.server.origin + address, { waitUntil });
      expect([address, await paperFaults(page)]).toEqual([address, []]);
      if (address !== "/work") continue;
      const names = page.locator(".work-tile-project");
      const all = await names.allTextContents();
      const runs = all.filter((text, index) => text !== all[index - 1]);
      expect(await names.filter({ visible: true }).allTextContents()).toEqual(runs);
    }
    // In print, a video's still picture (poster) is shown.
    expect(await page.locator("main .video img").first().isVisible()).toBe(true);
    await page.goto(`${journey.server.origin}/project/quillon-show-your-working`, soon);
    expect(await page.getByText("This project is password protected").isVisible()).toBe(true);
    expect(await paperFaults(page)).toEqual([]);
    // A short page fits on one sheet, together with its header.
    await page.goto(`${journey.server.origin}/connect`, soon);
    expect(await paperFaults(page)).toEqual([]);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(1);
  },
);
