import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { HomeLayout, Voice } from "../../api/database/__generated__/prisma/client.ts";
import { changeContent } from "../harness/change-content.ts";
import { sampleOf } from "../harness/combinations.ts";
import { coveredByPill } from "../harness/covered-by-pill.ts";
import { startJourney } from "../harness/journey.ts";
import { findLayoutFaults } from "../harness/layout-faults.ts";

const journey = startJourney();
const voices = Object.values(Voice);

/** Pictures have their places before they are there: nobody waits for them. */
const soon = { waitUntil: "domcontentloaded" } as const;

/** A window that shows pages without their pictures and scripts. */
const openBare = () =>
  journey.open("/connect", {
    ...soon,
    reducedMotion: "reduce",
    prepare: async (page) => {
      await page.route("**/objects/**", () => {});
      await page.route("**/*.js", (route) => route.abort());
    },
    expectedProblems: /\.js( net::ERR_FAILED)?$/,
  });

const setLook = (look: { voice: Voice; homeLayout?: HomeLayout }) =>
  changeContent(journey, (database) => database.siteLook.updateMany({ data: look }));

/** Looks at pages in a voice, each at some widths. */
async function lookAt(
  voice: Voice,
  addresses: string[],
  widths: number[],
  look: (page: Page, address: string, width: number) => Promise<void>,
): Promise<void> {
  await setLook({ voice });
  const page = await openBare();
  for (const address of addresses) {
    await page.goto(journey.server.origin + address, soon);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await look(page, address, width);
    }
  }
  await page.close();
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

test.each(sampleOf(voices, 1))(
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

test.each(voices)(
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

/** The columns of twelve, from 1 on, that the first such element begins in, or "the edge" of the window. */
const columnOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const sections = document.querySelector(".project-sections");
      if (!sections) throw new Error("the page has no sections");
      const { left } = element.getBoundingClientRect();
      if (left < 1) return "the edge";
      const { paddingLeft, paddingRight } = getComputedStyle(sections);
      const around = sections.getBoundingClientRect();
      const start = around.left + Number.parseFloat(paddingLeft);
      const width = around.right - Number.parseFloat(paddingRight) - start;
      return 1 + Math.round(((left - start) / (width + 24)) * 12);
    });

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`the page has no ${selector}`);
  return box;
}

async function arrangementOf(page: Page) {
  const why = "[data-section=why]";
  const label = await boxOf(page, `${why} .project-section-label`);
  const text = await boxOf(page, `${why} .text-block`);
  const picture = await boxOf(page, `${why} .module-media .picture-image`);
  const caption = await boxOf(page, `${why} .module-caption`);
  return {
    label: label.y + label.height <= text.y ? "over" : "beside",
    text: await columnOf(page, `${why} .text-block > .rich-text`),
    picture: await columnOf(page, `${why} .module-media .picture-image`),
    caption: caption.y >= picture.y + picture.height - 1 ? "under" : "beside",
  };
}

async function placeOfTags(page: Page): Promise<string> {
  const title = await boxOf(page, ".work-heading");
  const tags = await boxOf(page, ".work-tag");
  const wall = await boxOf(page, ".work-grid");
  if (tags.x + tags.width < wall.x) return "beside the wall";
  if (tags.y < title.y + title.height && tags.x > title.x) return "on the line of the title";
  const ends = await page.locator(".work-tag").evaluateAll((all) => {
    const boxes = all.map((tag) => tag.getBoundingClientRect());
    // Lines before the last one may be full.
    const last = Math.max(...boxes.map(({ top }) => top));
    const line = boxes.filter(({ top }) => top === last);
    return [
      Math.min(...line.map(({ left }) => left)),
      document.body.getBoundingClientRect().right - Math.max(...line.map(({ right }) => right)),
    ] as const;
  });
  if (ends[0] > 120 && Math.abs(ends[0] - ends[1]) < 8) return "in the middle";
  const isColored = await page
    .locator(".work-tags, body")
    .evaluateAll((all) => all.some((one) => getComputedStyle(one).borderImageSource !== "none"));
  return isColored ? "on the colour of the title" : "under the title";
}

test("no two voices arrange the middle of a case study, or the tags of Work, alike", {
  tags: "matrix",
}, async () => {
  const caseStudies: Record<string, unknown> = {};
  const places: Record<string, string> = {};
  for (const voice of voices) {
    await lookAt(voice, ["/project/lindholm-tramways", "/work"], [1440], async (page, address) => {
      if (address === "/work") places[voice] = await placeOfTags(page);
      else caseStudies[voice] = await arrangementOf(page);
    });
  }
  expect(caseStudies).toEqual({
    grotesque: { label: "beside", text: 4, picture: 1, caption: "under" },
    editorial: { label: "over", text: 4, picture: 1, caption: "under" },
    technical: { label: "beside", text: 7, picture: 4, caption: "beside" },
    poster: { label: "over", text: 7, picture: "the edge", caption: "under" },
    humanist: { label: "over", text: 5, picture: 1, caption: "under" },
  });
  expect(places).toEqual({
    grotesque: "under the title",
    editorial: "in the middle",
    technical: "beside the wall",
    poster: "on the colour of the title",
    humanist: "on the line of the title",
  });
});

/** Labels of sections that a picture begins over. */
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
  { tags: "matrix" },
  async (voice) => {
    const addresses = ["/project/passage", "/project/lindholm-tramways"];
    await lookAt(voice, addresses, [1024, 1440], async (page, address, width) => {
      await page.evaluate("scrollTo(0, 0)");
      const covered = [...(await labelsUnderPictures(page)), ...(await coveredByPill(page))];
      expect({ width, address, covered }).toEqual({ width, address, covered: [] });
    });
    if (voice !== "technical") return;
    await lookAt(voice, addresses, [1440], async (page) => {
      const counters = await page
        .locator(".project-sections")
        .evaluate((sections) => getComputedStyle(sections).counterReset);
      expect(counters).toBe("section 0 figure 0");
    });
  },
);

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
      await setLook({ voice, homeLayout });
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
