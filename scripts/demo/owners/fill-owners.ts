/**
 * `npm run demo:owners`: fills a data folder for each of five owners, with other names, voices, layouts,
 * colours and pictures, in the folder that is named, or in ./owners.
 */
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { openDatabase } from "../../../api/database/client.ts";
import { writePortfolio } from "../../../api/demo/fill.ts";
import { demoMediaFolder, demoPath, placeOf } from "../../../api/demo/media.ts";
import { checksumOf, inspectPicture } from "../../../api/media/inspect/inspect-picture.ts";
import { openLocalStorage } from "../../../api/media/storage/local-storage.ts";
import { startServer } from "../../../e2e/harness/server.ts";
import type { DemoOwner } from "./owner.ts";
import { owners } from "./owners.ts";
import { encodePicture, picturesOf, portfolioOf, video } from "./portfolio.ts";

const limit = pLimit(2);

/** Stores a picture for each name that the portfolio shows. @returns their rows */
async function storePictures(owner: DemoOwner, folder: string) {
  const storage = await openLocalStorage(join(folder, "media"));
  const shown = JSON.stringify(portfolioOf(owner));
  const wanted = picturesOf(owner).filter(
    ([name]) =>
      name in owner.pictures || shown.includes(demoPath(name as Parameters<typeof demoPath>[0])), // a name as any
  );
  const assets = await Promise.all(
    wanted.map(([name, picture]) =>
      limit(async () => {
        const bytes = await encodePicture(picture);
        const path = `/objects/${name}.webp`;
        await storage.write(path.slice(1), bytes);
        return {
          kind: "image" as const,
          mediaType: "image/webp",
          path,
          altText: picture.alt,
          ...(await inspectPicture(bytes)),
          byteSize: bytes.length,
          checksum: checksumOf(bytes),
        };
      }),
    ),
  );
  if (video?.kind !== "video" || !shown.includes(`/objects/${video.fileName}`)) return assets;
  const { fileName, posterName, ...row } = video;
  const path = `/objects/${fileName}`;
  await storage.write(path.slice(1), createReadStream(join(demoMediaFolder, placeOf(fileName))));
  return [...assets, { ...row, path, posterPath: null }];
}

async function fill(owner: DemoOwner, folder: string): Promise<void> {
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
  await database.$disconnect();
}

const target = process.argv[2] ?? "owners";
for (const owner of owners) {
  await fill(owner, join(target, owner.key));
  console.log(`DATA_DIR=${join(target, owner.key)} npm start   # ${owner.identity.ownerName}`);
}
