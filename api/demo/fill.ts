import { createReadStream } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import { maxBriefs } from "../../content/brief.ts";
import { eachSectionColumn } from "../../content/sections.ts";
import type { Prisma } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { heroScrims } from "../media/light/hero-scrims.ts";
import { readTones } from "../media/light/tone-grid.ts";
import type { Storage } from "../media/storage/storage.ts";
import { storedModule } from "../projects/case-study/content-module-input.ts";
import { columnsOf } from "../projects/fields/json-columns.ts";
import { type DemoMedia, demoMedia, demoMediaFolder, demoPath, placeOf } from "./media.ts";
import { type DemoPortfolio, demoPortfolio } from "./portfolio.ts";

/**
 * Fills a new site with the demo, a portfolio of examples: stores its files, then its content in one
 * transaction.
 */
export async function fillWithDemoPortfolio(database: Database, storage: Storage): Promise<void> {
  const limit = pLimit(4);
  const assets = await Promise.all(
    demoMedia.map((media) => limit(() => storeMedia(storage, media))),
  );

  await writePortfolio(database, demoPortfolio, assets, true);
}

/**
 * Writes the content of a site that has no content yet. The files of pictures and videos must be stored
 * already.
 * @param isDemo whether the content is marked as part of the demo; a change of the content removes the mark
 */
export async function writePortfolio(
  database: Database,
  { identity, banner, projects, about, tabs }: DemoPortfolio,
  assets: Prisma.MediaAssetCreateManyInput[],
  isDemo = false,
): Promise<void> {
  await database.$transaction(async (transaction) => {
    await transaction.mediaAsset.createMany({ data: assets });
    for (const [index, project] of projects.entries()) {
      const { caseStudy, workImages, ...fields } = project;
      const hero = assets.find(({ path }) => path === fields.heroImage);
      await transaction.project.create({
        data: {
          ...columnsOf(fields),
          lightModeNav: isReadInBlack(hero),
          isDemo,
          briefOrder: project.brief && index < maxBriefs ? index : null,
          homeOrder: index,
          workOrder: index,
          ...eachSectionColumn((key) => JSON.stringify(caseStudy[key].map(storedModule))),
          workImages: { create: workImages.map((src, position) => ({ position, src })) },
        },
      });
    }
    for (const [displayOrder, { quotes, ...tab }] of tabs.entries()) {
      await transaction.aboutTab.create({
        data: {
          ...tab,
          displayOrder,
          isDemo,
          quotes: {
            create: quotes.map((quote, order) => ({ ...quote, displayOrder: order, isDemo })),
          },
        },
      });
    }
    const demoFields = (record: object) => JSON.stringify(isDemo ? Object.keys(record) : []);
    await transaction.banner.create({ data: { ...banner, isDemo } });
    await transaction.aboutContent.create({ data: { ...about, demoFields: demoFields(about) } });
    await transaction.siteIdentity.create({
      data: {
        ...identity,
        teaserPhoto: demoPath(identity.teaserPhoto),
        portrait: demoPath(identity.portrait),
        demoFields: demoFields(identity),
      },
    });
  });
}

/**
 * Whether black text needs a weaker layer (scrim) over a hero picture than white text. False for unknown
 * tones.
 */
function isReadInBlack(hero: Prisma.MediaAssetCreateManyInput | undefined): boolean {
  const tones = readTones(hero?.tones ?? null);
  if (!hero || !tones) return false;
  const { width, height, focalX = 0.5, focalY = 0.5 } = hero;
  const scrims = heroScrims(tones, { width, height, focalX, focalY });
  return scrims.lightWide + scrims.lightPhone < scrims.darkWide + scrims.darkPhone;
}

/** Stores the file of a picture or video. @returns its row in the database */
export async function storeMedia(storage: Storage, media: DemoMedia) {
  const { fileName, ...row } = media;
  const path = `/objects/${fileName}`;
  await storage.write(path.slice(1), createReadStream(join(demoMediaFolder, placeOf(fileName))));
  if (row.kind === "image") return { ...row, path, hasDeclaredColours: false };
  const { posterName, ...video } = row;
  return { ...video, path, posterPath: demoPath(posterName) };
}
