/** @module-tag matrix */

import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { HomeLayout, Voice } from "../../api/database/__generated__/prisma/client.ts";
import { type Database, openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { combinationsOf, isWhole, sampleOf } from "../harness/combinations.ts";
import { eventually } from "../harness/eventually.ts";
import { startJourney } from "../harness/journey.ts";
import { findLayoutFaults } from "../harness/layout-faults.ts";

const journey = startJourney();

/** Pictures have their places before they are there: nobody waits for them. */
const soon = { waitUntil: "domcontentloaded" } as const;
/** What is looked at is in the page before any script; axe needs a page that could run some. */
const holdPicturesAndScripts = async (page: Page) => {
  await page.route("**/objects/**", () => {});
  await page.route("**/*.js", (route) => route.abort());
};

const voices: Voice[] = ["grotesque", "editorial", "technical", "poster", "humanist"];
const layouts: HomeLayout[] = ["mosaic", "index", "strip", "wall"];
const widths = [320, 390, 768, 1024, 1440, 1920, 2560];
const screens = [
  ...layouts.map((layout) => `/ as ${layout}`),
  ...["/work", "/project/passage", "/project/quillon-show-your-working", "/about", "/connect"],
];

const words = (text: string) => async (database: Database) => {
  const whyContent = JSON.stringify([
    { type: "text", title: text, content: `${text}\n\n- ${text}\n- ${text}`, textPosition: "left" },
  ]);
  const team = JSON.stringify([{ name: text, role: text }]);
  const tags = JSON.stringify([text]);
  const identity = { ownerName: text, tagline: text, teaserText: text, footerText: text };
  await database.siteIdentity.updateMany({ data: identity });
  const facts = { client: text, role: text, year: "2019–2024", team, tags };
  await database.project.updateMany({ data: { name: text, whyContent, ...facts } });
  await database.aboutContent.updateMany({
    data: { mainHeading: text, mainParagraph: text, currentRole: text, personalLife: text },
  });
  await database.aboutTab.updateMany({
    data: { name: text, contentHeading: text, quotesHeading: text },
  });
  await database.quote.updateMany({
    data: { quote: text, authorName: text, authorTitle: text, authorCompany: text },
  });
};

const projects = (count: number) => async (database: Database) => {
  const [first] = await database.project.findMany({ where: { slug: "passage" } });
  if (!first) throw new Error("the demo has no Passage");
  const { id, slug, ...fields } = first;
  const images = await database.workImage.findMany({ where: { projectId: id }, take: 2 });
  for (let at = await database.project.count(); at < count; at += 1) {
    const workImages = { create: images.map(({ position, src }) => ({ position, src })) };
    const place = { slug: `${slug}-${at}`, homeOrder: at, workOrder: at };
    await database.project.create({ data: { ...fields, ...place, workImages } });
  }
};

const toPicture = { heroImage: "/objects/passage-hero.webp", homeHeroImage: null };

/** What a site may hold. Each is made of whatever the one before it has left. */
const contents: Record<string, (database: Database) => Promise<unknown>> = {
  "long words": words("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"),
  "long names": words(
    "The Collected Annual Reports of the Royal Hydrographical Institution of the Outer Isles",
  ),
  Japanese: words("灯台守の記憶と海辺の町の物語をめぐる長い旅の記録"),
  Arabic: words("مشروع المنارة القديمة على ساحل البحر الأبيض المتوسط"),
  "60 projects": projects(60),
  ...(isWhole && { "100 projects": projects(100) }),
  "videos alone": async (database) => {
    await database.project.deleteMany({ where: { slug: { startsWith: "passage-" } } });
    const { path } = await database.mediaAsset.findFirstOrThrow({ where: { kind: "video" } });
    await database.project.updateMany({ data: { heroImage: path, homeHeroImage: path } });
    await database.workImage.updateMany({ data: { src: path } });
  },
  "no pictures": async (database) => {
    await database.project.updateMany({ data: { heroImage: null, homeHeroImage: null } });
    await database.workImage.deleteMany();
    await database.siteIdentity.updateMany({ data: { portrait: null, teaserPhoto: null } });
  },
  "one picture": async (database) => {
    await database.project.updateMany({ where: { slug: "passage" }, data: toPicture });
    const others = { slug: { notIn: ["passage", "quillon-show-your-working"] } };
    await database.project.updateMany({ where: others, data: { visibility: "draft" } });
  },
};

const sample = combinationsOf({
  content: Object.keys(contents),
  screen: screens,
  voice: voices,
  pointer: ["mouse", "finger"],
  // Last: a page that is shown is only made narrower and wider.
  width: widths,
});

/** Names on cards, which are cut where all of these meet. On a wall a finger sees all of them at once. */
const names = ["long words", "Japanese"].flatMap((content) =>
  layouts.flatMap((layout) =>
    voices.flatMap((voice) =>
      widths.map((width) => ({
        ...{ content, screen: `/ as ${layout}`, voice, width },
        pointer: layout === "wall" ? "finger" : "mouse",
      })),
    ),
  ),
);

const combinations = isWhole ? sample : [...names, ...sample];

test.each(sampleOf(Object.entries(contents), 1))(
  "%s overflow, hide and cover nothing in any voice and layout",
  async (content, prepare) => {
    const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
    await prepare(database);
    const options = {
      ...{ ...soon, prepare: holdPicturesAndScripts },
      expectedProblems: /\.js( net::ERR_FAILED)?$/,
    };
    const windows = {
      mouse: await journey.open("/connect", { ...options, reducedMotion: "reduce" }),
      finger: await journey.open("/connect", {
        ...{ ...options, reducedMotion: "reduce", isMobile: true, hasTouch: true },
      }),
    };
    let shown = "";
    for (const { content: wanted, ...combination } of combinations) {
      if (wanted !== content) continue;
      const { screen, voice, width, pointer } = combination;
      const page = windows[pointer as keyof typeof windows];
      const [path = "", homeLayout = "mosaic"] = screen.split(" as ");
      const look = { voice: voice as Voice, homeLayout: homeLayout as HomeLayout };
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      const isNew = shown !== `${screen} ${voice} ${pointer}`;
      if (isNew) {
        await database.siteLook.updateMany({ data: look });
        await page.goto(journey.server.origin + path, soon);
        shown = `${screen} ${voice} ${pointer}`;
      }
      await eventually(async () => ({
        combination,
        faults: await findLayoutFaults(page),
      })).toEqual({ combination, faults: [] });
      if (isWhole && isNew) {
        expect({ combination, found: await findAccessibilityProblems(page) }).toEqual({
          combination,
          found: [],
        });
      }
    }
    await database.$disconnect();
  },
  isWhole ? 1_800_000 : 120_000,
);
