import { join } from "node:path";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { signIn } from "../harness/admin.ts";
import { combinationsOf, sampleOf } from "../harness/combinations.ts";
import { enterAdmin, visit } from "../harness/doors.ts";
import { eventually } from "../harness/eventually.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const names = {
  "a German compound": "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
  Arabic: "مشروع المنارة القديمة على ساحل البحر الأبيض المتوسط",
  "one letter": "W",
  "an ordinary name": "Christopher Anderson",
  "20 letters": "W".repeat(20),
  "40 letters": "m".repeat(40),
  "80 letters": "W".repeat(80),
  Japanese: "灯台守の記憶と海辺の町の物語をめぐる長い旅の記録",
  emoji: "🌊🏠👩‍🎨".repeat(10),
};
const publicScreens = [
  "/",
  "/project/passage",
  "/project/morrow-doses",
  "/project/quillon-show-your-working",
  "/work",
  "/about",
  "/connect",
];
const ownerScreens = [
  "/admin",
  "/admin/settings",
  "/admin/settings/site",
  "/admin/about",
  "/admin/edit/1",
];

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

const looks = combinationsOf({
  kind: Object.keys(names),
  screen: [...publicScreens, ...ownerScreens],
  fontSize: ["100%", "200%"],
  width: [320, 360, 768, 1440, 2560],
});

/** Looks at a screen with text of one size or twice that, as wide as it is wanted. */
async function look(page: Page, kind: string, screen: string): Promise<void> {
  for (const wanted of looks) {
    if (wanted.kind !== kind || wanted.screen !== screen) continue;
    const { fontSize, width } = wanted;
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    await page.setViewportSize({ width, height: 900 });
    const place = `${screen} at ${width} pixels with text of ${fontSize}`;
    // A window is laid out some time after it has its size.
    await eventually(async () => [place, await findOverflows(page)]).toEqual([place, []]);
  }
}

test.each(sampleOf(Object.entries(names), 1))(
  "%s makes no screen scroll sideways",
  async (kind, name) => {
    await callAll(name);
    const page = await journey.open("/", {
      reducedMotion: "reduce",
      // The browser's word for a window that gets another size between two pages.
      expectedProblems: /Transition was aborted because of invalid state/,
    });
    await hydrated(page);
    for (const screen of publicScreens) {
      await visit(page, screen);
      await look(page, kind, screen);
    }
    await signIn(page, journey);
    await enterAdmin(page);
    for (const screen of ownerScreens) {
      await visit(page, screen);
      await look(page, kind, screen);
    }
  },
  300_000,
);
