import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Voice } from "../../api/database/__generated__/prisma/client.ts";
import { coveredByPill } from "../harness/covered-by-pill.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { lookAt, offTheLines, setLook } from "./look-at.ts";

const journey = startJourney();
const voices = Object.values(Voice);

const sizes = (...widths: number[]) => widths.map((width) => ({ width, height: 900 }));

test.each(voices)(
  "header, content and footer begin and end on the same lines in %s, at any width",
  async (voice) => {
    const widths = sizes(320, 390, 768, 1024, 1440, 1920, 2560);
    const pages = ["/", "/work", "/about"];
    await lookAt(journey, { voice }, pages, widths, async (page, address, width) => {
      expect([address, width, await offTheLines(page)]).toEqual([address, width, []]);
    });
  },
);

/** The number of lines of running text on a page, and the number of characters in the longest line. */
function readLines(page: Page): Promise<{ count: number; characters: number }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const blocks = [...document.querySelectorAll("main :is(p, li, figcaption, blockquote)")].filter(
      (block) => block.getClientRects().length > 0,
    );
    const lines = blocks.flatMap((block) => {
      const characters = new Map<number, number>();
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest("p, li, figcaption, blockquote") !== block) continue;
        const text = node.textContent ?? "";
        for (const [place, character] of [...text].entries()) {
          const range = document.createRange();
          range.setStart(node, place);
          range.setEnd(node, place + 1);
          const line = Math.round(range.getClientRects()[0]?.bottom ?? 0);
          if (character.trim()) characters.set(line, place + 1);
        }
      }
      const ends = [...characters.values()];
      return ends.map((end, line) => end - (ends[line - 1] ?? 0));
    });
    return { count: lines.length, characters: Math.max(...lines) };
  });
}

test.each(voices)("no line in %s has more than 68 characters, at any width", async (voice) => {
  const addresses = ["/", "/about", "/project/passage"];
  const widths = sizes(768, 1440, 1920, 2560);
  await lookAt(journey, { voice }, addresses, widths, async (page, address, width) => {
    const { count, characters } = await readLines(page);
    expect(count).toBeGreaterThan(2);
    // The number includes the space at the end of the line before.
    const isShort = characters <= 69;
    expect({ address, width, characters, isShort }).toMatchObject({ isShort: true });
  });
});

/** The sections of a case study in which a picture covers the section's label. */
const labelsUnderPictures = (page: Page) =>
  page.locator(".project-section").evaluateAll((sections) =>
    sections.flatMap((section) => {
      const label = section.querySelector(".project-section-label")?.getBoundingClientRect();
      const pictures = [...section.querySelectorAll("img, video")];
      const isOver = pictures.some((picture) => {
        const { x, y, width } = picture.getBoundingClientRect();
        return label && width > 0 && x <= label.right && y <= label.bottom;
      });
      return isOver ? [section.getAttribute("data-section")] : [];
    }),
  );

test.each(voices)(
  "the pill covers nothing of a case study in %s, and no picture the label of its section",
  async (voice) => {
    const addresses = ["/project/passage", "/project/lindholm-tramways"];
    await setLook(journey, { voice });
    for (const address of addresses) {
      const page = await journey.open(address); // with the script that hides the pill
      for (const viewport of sizes(1024, 1440)) {
        await page.setViewportSize(viewport);
        await page.evaluate("scrollTo(0, 0)");
        const covered = [...(await labelsUnderPictures(page)), ...(await coveredByPill(page))];
        const { width } = viewport;
        expect({ width, address, covered }).toEqual({ width, address, covered: [] });
      }
      await page.close();
    }
    if (voice !== "technical") return;
    await lookAt(journey, { voice }, addresses, sizes(1440), async (page) => {
      const counters = await page
        .locator(".project-sections")
        .evaluate((sections) => getComputedStyle(sections).counterReset);
      expect(counters).toBe("section 0 figure 0");
    });
  },
);

test.each([
  ["display", "/about", ".about-heading, .collaborators-heading"],
  ["title", "/about", ".collaborator-heading, .quote-text"],
  ["body", "/project/passage", ".rich-text p"],
  ["label", "/project/passage", ".project-section-label"],
  ["name", "/about", ".site-header-logo, .quote-name"],
])("what stands in for the font of a %s is as wide as it", async (_role, address, selector) => {
  await setLook(journey, { voice: "grotesque" });
  const page = await journey.open(address);
  await hydrated(page);
  const ratio = await page.evaluate(async (chosen) => {
    const elements = [...document.querySelectorAll<HTMLElement>(chosen)];
    const widthIn = (place: number) =>
      elements.reduce((sum, element) => {
        const family = getComputedStyle(element).fontFamily.split(", ")[place] ?? "";
        const line = document.createElement("span");
        line.textContent = element.textContent;
        // If the font is missing, the text has the very different width of `monospace`, which fails the
        // test.
        line.style.cssText = `position: absolute; white-space: nowrap; letter-spacing: 0; font-family: ${family}, monospace`;
        element.append(line);
        const { width } = line.getBoundingClientRect();
        line.remove();
        return sum + width;
      }, 0);
    await document.fonts.ready;
    widthIn(1);
    await document.fonts.ready;
    return widthIn(1) / widthIn(0);
  }, selector);
  expect(ratio).toBeGreaterThan(0.985);
  expect(ratio).toBeLessThan(1.015);
});
