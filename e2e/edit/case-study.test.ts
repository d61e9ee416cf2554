/** @module-tag matrix */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sampleOf } from "../harness/combinations.ts";
import { eventually } from "../harness/eventually.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { pasteInto } from "../harness/rich-text.ts";
import { saveProject } from "../harness/written-module.ts";

const journey = startJourney();

type Section = "Role" | "Why" | "Result" | "Process" | "Solution" | "Shipped Goods";
type Dropped = { name: string; type: string; base64: string };

/** Widths and heights as designers have them: wide, upright, square, very wide. */
const shapes = [
  ...[
    [320, 180],
    [180, 320],
    [240, 240],
    [400, 160],
    [160, 200],
    [300, 200],
    [200, 300],
  ],
  ...[
    [256, 144],
    [144, 256],
    [280, 210],
    [210, 280],
    [384, 216],
    [120, 120],
    [480, 200],
  ],
];

/** A part of a document of `words` words, as Google Docs puts it into the clipboard. */
function partOfDocument(words: number): string {
  const span = (text: string, style = "") =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;${style}white-space:pre-wrap;">${text}</span>`;
  const line = (text: string) => `<p dir="ltr" style="line-height:1.38;">${text}</p>`;
  const say = (count: number) => "lorem ".repeat(count).trim();
  const item = `<li dir="ltr" aria-level="1">${line(span("A point"))}</li>`;
  const link = `<a href="https://www.google.com/url?q=https://example.com/report&amp;sa=D">${span("the report")}</a>`;
  return `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
    <h2 dir="ltr">${span("What we found")}</h2>
    ${line(span(say(words - 20)))}${line(span("It is in ") + link + span(" and "))}
    <ul>${item}${item}</ul><ol>${item}${item}</ol>
    <blockquote>${line(span("It found me again"))}</blockquote></b>`;
}

async function paint(place: number): Promise<Dropped> {
  const [width = 1, height = 1] = shapes[place] ?? [];
  const background = { r: place * 18, g: 120, b: 200 - place * 9 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${place + 1}.png`, type: "image/png", base64: buffer.toString("base64") };
}

async function film(): Promise<Dropped> {
  const file = await readFile(join(journey.folder, "media/objects/passage-video.mp4"));
  return { name: "a.mp4", type: "video/mp4", base64: file.toString("base64") };
}

/** Pastes or drops at the end of a section, and takes what is proposed. */
async function put(
  page: Page,
  section: Section,
  what: Record<string, string> | Dropped[],
  choice?: string,
): Promise<void> {
  const line = page.getByRole("textbox", { name: `Paste into ${section}` });
  if (Array.isArray(what)) {
    const dataTransfer = await page.evaluateHandle((files) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      return data;
    }, what);
    await line.dispatchEvent("drop", { dataTransfer });
  } else await pasteInto(line, what);
  const choices = page.getByRole("group", { name: `Add to ${section} as:` });
  await choices.waitFor();
  // The most fitting one has the focus.
  if (choice) await choices.getByRole("button", { name: choice, exact: true }).click();
  else await page.keyboard.press("Enter");
  await choices.waitFor({ state: "detached" });
}

const text = { "text/html": partOfDocument(600), "text/plain": "What we found" };
const figma = { "text/plain": "https://www.figma.com/design/abc123DEF456ghi789/Tides?node-id=1-2" };
const youtube = { "text/plain": "https://youtu.be/dQw4w9WgXcQ" };

const whole = {
  Role: ["full-width", "text"],
  Why: ["gallery"],
  Result: ["before-after", "embed"],
  Process: ["image-image", "hero-image", "text"],
  Solution: ["embed", "text"],
  "Shipped Goods": ["gallery"],
};
const short = { Role: ["text"], Why: ["gallery", "embed"] };

test.each(
  sampleOf(
    [
      [1440, whole, 14],
      [390, short, 3],
    ] as const,
    1,
  ),
)(
  "a case study is pasted and dropped together at %i pixels, and stands on its page",
  async (width, expected, count) => {
    const viewport = { width, height: 844 };
    const { page, slug, stored } = await editNewProject(journey, {
      viewport,
      hasTouch: width < 500,
    });
    const pictures = await Promise.all([...Array(count).keys()].map(paint));
    if (width < 500) {
      await put(page, "Role", text);
      await put(page, "Why", pictures);
      await put(page, "Why", youtube);
    } else {
      // What was added by mistake is taken back where it is said.
      await put(page, "Role", youtube, "Text");
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      await put(page, "Role", pictures.slice(0, 1), "Full Width");
      await put(page, "Why", pictures.slice(1, 7));
      await put(page, "Result", pictures.slice(7, 9), "Before and After");
      await put(page, "Process", pictures.slice(9, 11));
      await put(page, "Shipped Goods", pictures.slice(11));
      await put(page, "Process", [await film()]);
      await put(page, "Result", figma);
      await put(page, "Solution", youtube);
      for (const section of ["Role", "Process", "Solution"] as const) {
        await put(page, section, text);
      }
    }
    const sending = page.getByRole("region", { name: "Pictures on their way" });
    await sending.waitFor({ state: "detached", timeout: 30_000 });
    await saveProject(page);

    const made = await stored();
    const keys: Record<Section, string> = {
      Role: "roleContent",
      Why: "whyContent",
      Result: "resultContent",
      Process: "processContent",
      Solution: "solutionContent",
      "Shipped Goods": "shippedGoodsContent",
    };
    const types = Object.keys(expected).map((section) => {
      const modules: { type: string }[] = JSON.parse(String(made[keys[section as Section]]));
      return [section, modules.map(({ type }) => type)];
    });
    expect(Object.fromEntries(types)).toEqual(expected);

    const asked: string[] = [];
    const reader = await journey.open(`/project/${slug}`, {
      viewport,
      prepare: async (window) => {
        window.on("request", (request) => asked.push(new URL(request.url()).origin));
      },
    });
    const main = reader.getByRole("main");
    const words = (await main.innerText()).match(/lorem/g)?.length ?? 0;
    expect(words).toBe(580 * (width < 500 ? 1 : 3));
    await eventually(() => main.locator(".picture-image[alt='']").count()).toBeGreaterThanOrEqual(
      count,
    );
    expect(await main.locator("h3", { hasText: "What we found" }).count()).toBe(
      width < 500 ? 1 : 3,
    );
    expect(await main.getByRole("button", { name: /^Load from/ }).count()).toBe(
      width < 500 ? 1 : 2,
    );
    expect([...new Set(asked.filter((origin) => origin.startsWith("http")))]).toEqual([
      journey.server.origin,
    ]);
  },
  120_000,
);
