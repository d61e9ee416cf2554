import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { HomeLayout, Voice } from "../../api/database/__generated__/prisma/client.ts";
import type { Database } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { changeContent } from "../harness/change-content.ts";
import { combinationsOf, isWhole } from "../harness/combinations.ts";
import { eventually } from "../harness/eventually.ts";
import { startJourney } from "../harness/journey.ts";
import { findLayoutFaults } from "../harness/layout-faults.ts";
import { longTexts, writeEverywhere } from "./write-everywhere.ts";

const journey = startJourney();

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

/** Functions that change a site's content. Each changes the content that the function before it has left. */
const contents: Record<string, (database: Database) => Promise<unknown>> = {
  "long names": async (database) => {
    await database.banner.updateMany({ data: { isActive: false } });
    await writeEverywhere(
      "The Collected Annual Reports of the Royal Hydrographical Institution of the Outer Isles",
    )(database);
  },
  ...Object.fromEntries(
    Object.entries(longTexts).map(([kind, text]) => [kind, writeEverywhere(text)]),
  ),
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

const voices = Object.values(Voice);
const layouts = Object.values(HomeLayout);
const widths = [320, 390, 768, 1024, 1440, 1920, 2560];

const sample = combinationsOf({
  content: Object.keys(contents),
  screen: [
    ...layouts.map((layout) => `/ as ${layout}`),
    ...["/work", "/project/passage", "/project/quillon-show-your-working", "/about", "/connect"],
  ],
  voice: voices,
  pointer: ["mouse", "finger"],
  // The width is the last dimension, so that consecutive combinations only resize an open page.
  width: widths,
});

/**
 * All combinations for names on the cards of the home page, because a name may be cut off in a single
 * one of them. The layout `wall` is tested with a finger: a touch screen shows all names at once.
 */
const cards = ["long words", "Japanese"].flatMap((content) =>
  layouts.flatMap((layout) =>
    voices.flatMap((voice) =>
      widths.map((width) => ({
        ...{ content, screen: `/ as ${layout}`, voice, width },
        pointer: layout === "wall" ? "finger" : "mouse",
      })),
    ),
  ),
);

const combinations = isWhole ? sample : [...cards, ...sample];

/** Options that do not wait for pictures, which have their places before they load. */
const soon = { waitUntil: "domcontentloaded" } as const;
/**
 * Blocks pictures and scripts, which do not change the layout that the test checks. The page can still
 * run scripts, because axe (the accessibility checker) is a script.
 */
const holdPicturesAndScripts = async (page: Page) => {
  await page.route("**/objects/**", () => {});
  await page.route("**/*.js", (route) => route.abort());
};

test.each(Object.entries(contents))(
  "%s overflow, hide and cover nothing in any voice and layout",
  { timeout: isWhole ? 1_800_000 : 240_000 },
  async (content, prepare) => {
    await changeContent(journey, prepare);
    const held = {
      ...{ ...soon, prepare: holdPicturesAndScripts },
      expectedProblems: /\.js( net::ERR_FAILED)?$/,
    };
    const windows = {
      mouse: await journey.open("/connect", held),
      finger: await journey.open("/connect", { ...held, isMobile: true, hasTouch: true }),
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
        await changeContent(journey, (database) => database.siteLook.updateMany({ data: look }));
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
  },
);
