import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Voice } from "../../api/database/__generated__/prisma/client.ts";
import { openDatabase } from "../../api/database/client.ts";
import { sampleOf } from "../harness/combinations.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

/** Pictures have their places before they are there: nobody waits for them. */
const soon = { waitUntil: "domcontentloaded" } as const;
const prepare = (page: Page) => page.route("**/objects/**", () => {});

const withoutScripts = {
  ...soon,
  prepare,
  javaScriptEnabled: false,
  expectedProblems: /\.js csp$/,
};

/** How many lines of running text a page has, and how many characters the longest of them. */
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

/** Looks at pages in a voice, each at some widths. */
async function lookAt(
  voice: Voice,
  addresses: string[],
  widths: number[],
  look: (page: Page, address: string, width: number) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await database.siteLook.updateMany({ data: { voice } });
  await database.$disconnect();
  const page = await journey.open("/connect", { ...withoutScripts, reducedMotion: "reduce" });
  for (const address of addresses) {
    await page.goto(journey.server.origin + address, soon);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await look(page, address, width);
    }
  }
}

/** Where the content of an element begins and ends. */
const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
    });

test.each(sampleOf(Object.values(Voice), 1))(
  "header, content and footer begin and end on the same lines in %s, at any width",
  async (voice) => {
    const widths = [320, 390, 768, 1024, 1440, 1920, 2560];
    await lookAt(voice, ["/", "/work", "/about"], widths, async (page, address, width) => {
      const [start] = await edges(page, ".project-grid, .work-heading, .about-intro");
      const [, end] = await edges(page, ".project-grid, .work-grid, .about-intro");
      const lines = [start, end];
      expect(lines[0], `${address} at ${width} px`).toBeGreaterThanOrEqual(24);
      for (const selector of [".site-header-row", ".site-footer-row"]) {
        expect(await edges(page, selector), `${selector} of ${address} at ${width} px`).toEqual(
          lines,
        );
      }
    });
  },
);

test.each(Object.values(Voice))(
  "no line in %s has more than 68 characters, at any width",
  { tags: "matrix" },
  async (voice) => {
    const addresses = ["/", "/about", "/project/passage"];
    const widths = [768, 1440, 1920, 2560];
    await lookAt(voice, addresses, widths, async (page, address, width) => {
      const { count, characters } = await readLines(page);
      expect(count).toBeGreaterThan(2);
      // The space that a line ends with is not read.
      const isShort = characters <= 69;
      expect({ address, width, characters, isShort }).toMatchObject({ isShort: true });
    });
  },
);
