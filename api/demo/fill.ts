import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import pLimit from "p-limit";
import type { Database } from "../database/client.ts";
import { checksumOf, inspectPicture } from "../media/inspect-picture.ts";
import type { Storage } from "../media/storage.ts";
import { type DemoMedia, type DemoMediaName, demoMedia } from "./media.ts";
import { type DemoModule, demoPortfolio } from "./portfolio.ts";

/** Draws and stores the demo's pictures and films, then writes its content in one transaction. */
export async function fillWithDemoPortfolio(database: Database, storage: Storage): Promise<void> {
  const entries = Object.entries(demoMedia) as [DemoMediaName, DemoMedia][]; // keys are the names by declaration
  const limit = pLimit(2);
  const assets = await Promise.all(
    entries.map(([, media]) => limit(() => storeMedia(storage, media))),
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

async function storeMedia(storage: Storage, media: DemoMedia) {
  const path = `/objects/${media.fileName}`;
  const common = { path, altText: media.alt };
  if (media.kind === "image") {
    const bytes = await media.render();
    await storage.write(path.slice(1), bytes);
    const facts = await inspectPicture(bytes);
    return {
      ...common,
      ...facts,
      checksum: checksumOf(bytes),
      kind: "image" as const,
      mediaType: "image/png",
      byteSize: bytes.byteLength,
    };
  }
  const bytes = await readFile(media.filePath);
  await storage.write(path.slice(1), createReadStream(media.filePath));
  return {
    ...common,
    kind: "video" as const,
    mediaType: `video/${extname(media.fileName).slice(1)}`,
    byteSize: bytes.byteLength,
    width: media.width,
    height: media.height,
    durationSeconds: media.durationSeconds,
    checksum: checksumOf(bytes),
    posterPath: pathOf(media.posterName),
  };
}

function pathOf(name: DemoMediaName): string {
  return `/objects/${demoMedia[name].fileName}`;
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
