import { rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { openDatabase } from "../../api/database/client.ts";
import { storeMedia, writePortfolio } from "../../api/demo/fill.ts";
import { type DemoMediaName, demoMedia, demoMediaFolder, placeOf } from "../../api/demo/media.ts";
import { inspectPicture } from "../../api/media/inspect/inspect-picture.ts";
import { openLocalStorage } from "../../api/media/storage/local-storage.ts";
import { checksumOf } from "../../api/testing/checksum-of.ts";
import { startServer } from "../../e2e/harness/server.ts";
import type { DemoOwner } from "./owner.ts";
import { namesOf, portfolioOf, renamed } from "./portfolio.ts";
import { treatPicture } from "./treatments.ts";

const limit = pLimit(2);

/**
 * Stores the demo's pictures in the owner's colours, and the demo's video with its still picture
 * (poster) unchanged.
 * @returns the rows of these files for the database
 */
async function storePictures(owner: DemoOwner, folder: string) {
  const storage = await openLocalStorage(join(folder, "media"));
  const shown = JSON.stringify(portfolioOf(owner));
  const wanted = demoMedia.filter(
    ({ fileName }) =>
      // The poster of a video is stored with the video, because content names only the video.
      shown.includes(fileName.replace(/-poster\..*/, ".")) || !fileName.includes("-"),
  );
  return Promise.all(
    wanted.map((media) =>
      limit(async () => {
        const { fileName } = media;
        const name = fileName.replace(/\.\w+$/, "") as DemoMediaName; // a file is named after its medium
        if (name.startsWith("passage-video")) return storeMedia(storage, media);
        const treatment = owner.treatments?.[name] ?? owner.treatment;
        const source = join(demoMediaFolder, placeOf(fileName));
        const bytes = await treatPicture(source, treatment, owner.shapes?.[name]);
        const path = `/objects/${fileName}`;
        await storage.write(path.slice(1), bytes);
        return {
          kind: "image" as const,
          mediaType: "image/webp",
          path,
          altText: renamed(media.altText, namesOf(owner)),
          ...(await inspectPicture(bytes)),
          focalX: owner.focal?.[name]?.x ?? 0.5,
          focalY: owner.focal?.[name]?.y ?? 0.5,
          byteSize: bytes.length,
          checksum: checksumOf(bytes),
        };
      }),
    ),
  );
}

/** Fills a data folder with the site of an owner. The former content of the folder is removed. */
export async function fillOwner(owner: DemoOwner, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const isDemo = owner.projects.length === 0;
  const server = await startServer({ DATA_DIR: folder, DEMO_CONTENT: isDemo ? "1" : "0" });
  await server.stop();
  if (isDemo) return;
  const assets = await storePictures(owner, folder);
  const database = await openDatabase(`file:${join(folder, "vitrine.db")}`);
  await database.banner.deleteMany();
  await database.siteIdentity.deleteMany();
  await database.aboutContent.deleteMany();
  await writePortfolio(database, portfolioOf(owner), assets);
  await database.siteColors.updateMany({ data: owner.colors });
  await database.siteLook.updateMany({ data: owner.look });
  if (owner.language) await database.siteWords.create({ data: { language: owner.language } });
  for (const [slug, language] of Object.entries(owner.languages ?? {})) {
    await database.project.update({ where: { slug }, data: { language } });
  }
  await database.$disconnect();
}
