import { join } from "node:path";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { openAsOwner } from "../harness/admin.ts";
import { eventually } from "../harness/eventually.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const names = {
  "one letter": "W",
  "an ordinary name": "Christopher Anderson",
  "20 letters": "W".repeat(20),
  "40 letters": "m".repeat(40),
  "80 letters": "W".repeat(80),
  "a German compound": "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
  Japanese: "灯台守の記憶と海辺の町の物語をめぐる長い旅の記録",
  Arabic: "مشروع المنارة القديمة على ساحل البحر الأبيض المتوسط",
  emoji: "🌊🏠👩‍🎨".repeat(10),
};
const widths = [320, 360, 768, 1440, 2560];

async function callAll(name: string): Promise<void> {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  const text = JSON.stringify([
    { type: "text", title: name, content: `${name}\n\n- ${name}`, textPosition: "left" },
  ]);
  await database.siteIdentity.updateMany({ data: { ownerName: name, tagline: name } });
  await database.project.updateMany({ data: { name, whyContent: text } });
  await database.project.updateMany({ where: { slug: "morrow-doses" }, data: { heroImage: null } });
  await database.aboutContent.updateMany({ data: { mainHeading: name, mainParagraph: name } });
  await database.aboutTab.updateMany({ data: { name, contentHeading: name, quotesHeading: name } });
  await database.quote.updateMany({ data: { quote: name, authorName: name } });
  await database.banner.updateMany({ data: { isActive: true, content: name } });
  await database.$disconnect();
}

/** What words stick out of the window. */
function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const element = words.currentNode.parentElement;
      if (!element?.checkVisibility() || !words.currentNode.textContent?.trim()) continue;
      // Seen by nobody, or in a row that scrolls by itself.
      if (element.closest("[aria-hidden], .visually-hidden, [role=tablist], .skip-link")) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const isCut = getComputedStyle(element).textOverflow === "ellipsis";
      const { left, right, width } = (isCut ? element : range).getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= clientWidth + 1)) continue;
      found.push(`${element.tagName}.${element.className}: ${left} to ${right}`);
    }
    return found;
  });
}

/** Looks at a screen in every width, and with text of twice its size. */
async function look(page: Page, screen: string): Promise<void> {
  await page.goto(journey.server.origin + screen);
  await hydrated(page);
  for (const fontSize of ["100%", "200%"]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const place = `${screen} at ${width} pixels with text of ${fontSize}`;
      // A window is laid out some time after it has its size.
      await eventually(async () => [place, await findOverflows(page)]).toEqual([place, []]);
    }
  }
}

const entries = Object.entries(names);
const isWhole = process.env.VITRINE_MATRIX === "1";
const publicScreens = [
  "/",
  "/project/passage",
  "/project/morrow-doses",
  "/project/quillon-show-your-working",
  "/work",
  "/about",
  "/connect",
];
const ownerScreens = ["/admin", "/admin/settings", "/admin/about", "/admin/edit/1"];

test.each(entries)(
  "%s makes no screen of the site scroll sideways",
  async (_kind, name) => {
    await callAll(name);
    const page = await journey.open("/", { reducedMotion: "reduce" });
    // Every kind of name on the first two screens, and on one of the others.
    const other = publicScreens[2 + (entries.findIndex(([, it]) => it === name) % 5)] ?? "/";
    const screens = isWhole ? publicScreens : [...publicScreens.slice(0, 2), other];
    for (const screen of screens) await look(page, screen);
  },
  300_000,
);

test.each(entries.filter(([kind]) => isWhole || kind === "80 letters"))(
  "%s makes no screen of the admin area scroll sideways",
  async (_kind, name) => {
    await callAll(name);
    const page = await openAsOwner(journey, "/admin", { reducedMotion: "reduce" });
    for (const screen of ownerScreens) await look(page, screen);
  },
  300_000,
);
