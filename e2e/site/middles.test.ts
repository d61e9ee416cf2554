import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Voice } from "../../api/database/__generated__/prisma/client.ts";
import { openDatabase } from "../../api/database/client.ts";
import { coveredByPill } from "../harness/covered-by-pill.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

async function open(path: string, voice: Voice, width: number): Promise<Page> {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await database.siteLook.updateMany({ data: { voice } });
  await database.$disconnect();
  const page = await journey.open(path, {
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  await hydrated(page);
  return page;
}

/** The columns of twelve, from 1 on, that the first such element begins in, or "the edge" of the window. */
async function columnOf(page: Page, selector: string): Promise<number | "the edge"> {
  return page
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
}

const yOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`the page has no ${selector}`);
  return box;
};

test("no two voices arrange the middle of a case study alike", { tags: "matrix" }, async () => {
  const seen: Record<string, unknown> = {};
  for (const voice of Object.values(Voice)) {
    const page = await open("/project/lindholm-tramways", voice, 1440);
    const why = "[data-section=why]";
    const label = await yOf(page, `${why} .project-section-label`);
    const text = await yOf(page, `${why} .text-block`);
    const picture = await yOf(page, `${why} .module-media .picture-image`);
    const caption = await yOf(page, `${why} .module-caption`);
    seen[voice] = {
      label: label.y + label.height <= text.y ? "over" : "beside",
      text: await columnOf(page, `${why} .text-block > .rich-text`),
      picture: await columnOf(page, `${why} .module-media .picture-image`),
      caption: caption.y >= picture.y + picture.height - 1 ? "under" : "beside",
    };
    await page.close();
  }
  expect(seen).toEqual({
    grotesque: { label: "beside", text: 4, picture: 1, caption: "under" },
    editorial: { label: "over", text: 4, picture: 1, caption: "under" },
    technical: { label: "beside", text: 7, picture: 4, caption: "beside" },
    poster: { label: "over", text: 7, picture: "the edge", caption: "under" },
    humanist: { label: "over", text: 5, picture: 1, caption: "under" },
  });
});

test("the technical voice counts sections and figures from the first of a case study on", async () => {
  const page = await open("/project/lindholm-tramways", "technical", 1440);
  const counters = await page
    .locator(".project-sections")
    .evaluate((sections) => getComputedStyle(sections).counterReset);
  expect(counters).toBe("section 0 figure 0");
  await page.close();
});

test("no two voices place the tags of Work alike", { tags: "matrix" }, async () => {
  const places: Record<string, string> = {};
  for (const voice of Object.values(Voice)) {
    const page = await open("/work", voice, 1440);
    const title = await yOf(page, ".work-heading");
    const tags = await yOf(page, ".work-tag");
    const wall = await yOf(page, ".work-grid");
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
    const colors = await page
      .locator(".work-tags, body")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderImageSource !== "none"));
    const isBeside = tags.x + tags.width < wall.x;
    const isOnLine = tags.y < title.y + title.height && tags.x > title.x;
    const isCentred = ends[0] > 120 && Math.abs(ends[0] - ends[1]) < 8;
    places[voice] = isBeside
      ? "beside the wall"
      : isOnLine
        ? "on the line of the title"
        : isCentred
          ? "in the middle"
          : colors.includes(true)
            ? "on the colour of the title"
            : "under the title";
    await page.close();
  }
  expect(places).toEqual({
    grotesque: "under the title",
    editorial: "in the middle",
    technical: "beside the wall",
    poster: "on the colour of the title",
    humanist: "on the line of the title",
  });
});

test.each(Object.values(Voice))(
  "the pill covers nothing of a case study in %s",
  { tags: "matrix" },
  async (voice) => {
    for (const width of [1024, 1440]) {
      for (const slug of ["passage", "lindholm-tramways"]) {
        const page = await open(`/project/${slug}`, voice, width);
        expect({ width, slug, covered: await coveredByPill(page) }).toEqual({
          width,
          slug,
          covered: [],
        });
        await page.close();
      }
    }
  },
);
