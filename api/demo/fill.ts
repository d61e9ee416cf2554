import { createReadStream } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import type { Database } from "../database/client.ts";
import type { Storage } from "../media/storage.ts";
import {
  type DemoMedia,
  type DemoMediaName,
  demoMedia,
  demoMediaFolder,
  fileNameOf,
} from "./media.ts";
import { type DemoModule, demoPortfolio } from "./portfolio.ts";

/** Stores the demo's pictures and films, then writes its content in one transaction. */
export async function fillWithDemoPortfolio(database: Database, storage: Storage): Promise<void> {
  const limit = pLimit(4);
  const assets = await Promise.all(
    demoMedia.map((media) => limit(() => storeMedia(storage, media))),
  );

  const { identity, banner, projects, about, tabs } = demoPortfolio;
  await database.$transaction(async (transaction) => {
    await transaction.mediaAsset.createMany({ data: assets });
    for (const [index, project] of projects.entries()) {
      const { role, why, result, process, solution, shippedGoods, workImages, ...fields } = project;
      await transaction.project.create({
        data: {
          ...fields,
          homeHeroImage: pathOf(project.homeHeroImage),
          heroImage: pathOf(project.heroImage),
          homeOrder: index,
          workOrder: index,
          roleContent: sectionText(role),
          whyContent: sectionText(why),
          resultContent: sectionText(result),
          processContent: sectionText(process),
          solutionContent: sectionText(solution),
          shippedGoodsContent: sectionText(shippedGoods),
          workImages: {
            create: workImages.map((name, position) => ({ position, src: pathOf(name) })),
          },
        },
      });
    }
    for (const [displayOrder, { quotes, ...tab }] of tabs.entries()) {
      await transaction.aboutTab.create({
        data: {
          ...tab,
          displayOrder,
          quotes: { create: quotes.map((quote, order) => ({ ...quote, displayOrder: order })) },
        },
      });
    }
    await transaction.banner.create({ data: banner });
    await transaction.aboutContent.create({ data: about });
    await transaction.siteIdentity.create({
      data: {
        ...identity,
        teaserPhoto: pathOf(identity.teaserPhoto),
        portrait: pathOf(identity.portrait),
      },
    });
  });
}

/** Stores the file of a picture or film. @returns its row in the database */
async function storeMedia(storage: Storage, media: DemoMedia) {
  const { fileName, ...row } = media;
  const path = `/objects/${fileName}`;
  await storage.write(path.slice(1), createReadStream(join(demoMediaFolder, fileName)));
  if (row.kind === "image") return { ...row, path };
  const { posterName, ...film } = row;
  return { ...film, path, posterPath: pathOf(posterName) };
}

function pathOf(name: DemoMediaName): string {
  return `/objects/${fileNameOf(name)}`;
}

/** A section as stored: names of media become their addresses. */
function sectionText(modules: DemoModule[]): string {
  return JSON.stringify(modules.map(withAddresses));
}

function withAddresses(module: DemoModule) {
  switch (module.type) {
    case "text":
      return module;
    case "image-image":
      return {
        ...module,
        leftImageSrc: pathOf(module.leftImageSrc),
        rightImageSrc: pathOf(module.rightImageSrc),
      };
    default:
      return { ...module, imageSrc: pathOf(module.imageSrc) };
  }
}
